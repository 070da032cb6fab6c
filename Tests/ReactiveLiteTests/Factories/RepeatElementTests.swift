import ReactiveLite
import ReactiveLiteTest
import Testing

@Suite struct RepeatElementTests {
  let scheduler = TestScheduler(initialClock: 0)

  @Test func `repeatElement sends the element again and again`() {
    let source = Observable.repeatElement(7).take(3)

    #expect(Stream(source).events == [.next(0, 7), .next(0, 7), .next(0, 7), .completed(0)])
  }

  @Test func `on a scheduler, each element is a piece of work, until it is disposed`() {
    let observer = scheduler.start(disposed: 204) { [scheduler] in
      Observable.repeatElement(7, scheduler: scheduler)
    }

    #expect(observer.events == [.next(201, 7), .next(202, 7), .next(203, 7)])
  }

  @Test func `it takes turns with other synchronous sources`() {
    let source = Observable.zip(Observable.repeatElement("n"), Observable.of(1, 2)) { "\($0)\($1)" }.take(2)

    #expect(Stream(source).events == [.next(0, "n1"), .next(0, "n2"), .completed(0)])
  }

  @Test func `nil is an element`() {
    let source = Observable<Int?>.repeatElement(nil).take(2)

    #expect(Stream(source).events == [.next(0, nil), .next(0, nil), .completed(0)])
  }

  @Test func `a throw below ends it`() {
    let source = Observable.repeatElement(7).map { _ -> Int in throw UnspecifiedError() }

    #expect(Stream(source).events == [.error(0)])
  }

  @Test func `disposing inside an element stops it`() {
    let subscription = SingleAssignmentDisposable()
    var count = 0
    _ = CurrentThreadScheduler.instance.schedule(()) { _ in
      let endless = Observable.repeatElement(7).subscribe(onNext: { _ in
        count += 1
        if count == 3 { subscription.dispose() }
      })
      subscription.setDisposable(endless)
      return Disposables.create()
    }

    #expect(count == 3)
  }

  @Test func `a million elements are no strain`() {
    let source = Observable.repeatElement(1).take(1_000_000).reduce(0) { $0 + $1 }

    #expect(Stream(source).events == [.next(0, 1_000_000), .completed(0)])
  }

  @Test func `the element is let go of with the sequence`() {
    let bag = DisposeBag()
    weak var token: Token?
    do {
      let element = Token()
      token = element
      Observable.repeatElement(element).take(2).subscribe().disposed(by: bag)
    }

    #expect(token == nil)
    withExtendedLifetime(bag) {}
  }
}
