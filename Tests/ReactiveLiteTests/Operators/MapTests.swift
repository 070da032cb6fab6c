import ReactiveLite
import ReactiveLiteTest
import Testing

@Suite struct MapTests {
  let scheduler = TestScheduler(initialClock: 0)

  @Test func `map sends each element through its closure`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(230)])
    let observer = scheduler.start { source.map { "\($0 * 10)" } }

    #expect(observer.events == [.next(210, "10"), .next(220, "20"), .completed(230)])
    #expect(source.subscriptions == [Subscription(200, 230)])
  }

  @Test func `map takes a key path`() {
    let source = scheduler.createHotObservable([.next(210, "Ann"), .completed(230)])
    let observer = scheduler.start { source.map(\.count) }

    #expect(observer.events == [.next(210, 3), .completed(230)])
  }

  @Test func `an empty source completes without a call`() {
    let source = scheduler.createHotObservable([.completed(230, Int.self)])
    var calls = 0
    let observer = scheduler.start { source.map { calls += $0 } }

    #expect(observer.events.map(\.time) == [230])
    #expect(calls == 0)
  }

  @Test func `an error passes through`() {
    let source = scheduler.createHotObservable([.next(210, 1), .error(220)])
    let observer = scheduler.start { source.map { $0 * 10 } }

    #expect(observer.events == [.next(210, 10), .error(220)])
    #expect(source.subscriptions == [Subscription(200, 220)])
  }

  @Test func `a throw is an error, and the source is let go`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .next(230, 3)])
    let observer = scheduler.start { source.map { if $0 == 2 { throw UnspecifiedError() } else { $0 } } }

    #expect(observer.events == [.next(210, 1), .error(220)])
    #expect(source.subscriptions == [Subscription(200, 220)])
  }

  @Test func `disposing lets the source go`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2)])
    let observer = scheduler.start(disposed: 215) { source.map { $0 * 10 } }

    #expect(observer.events == [.next(210, 10)])
    #expect(source.subscriptions == [Subscription(200, 215)])
  }

  @Test func `an endless synchronous source is stopped by a throw`() {
    let source = Observable.from(1...).map { if $0 == 3 { throw UnspecifiedError() } else { $0 } }

    #expect(Stream(source).events == [.next(0, 1), .next(0, 2), .error(0)])
  }

  @Test func `an element sent from inside the closure comes after`() {
    let subject = PublishSubject<Int>()
    let mapped = Stream(
      subject.map { element in
        if element == 1 { subject.onNext(2) }
        return element * 10
      })
    subject.onNext(1)

    #expect(mapped.events == [.next(0, 10), .next(0, 20)])
  }

  @Test(arguments: [Event<Int>.completed, .error(UnspecifiedError())])
  func `the closure is let go of with the ending`(ending: Event<Int>) {
    let (subject, bag) = (PublishSubject<Int>(), DisposeBag())
    weak var token: Token?
    do {
      let captured = Token()
      token = captured
      subject.map { [captured] _ in captured }.subscribe(onError: { _ in }).disposed(by: bag)
    }

    #expect(token != nil)
    subject.on(ending)
    #expect(token == nil)
    withExtendedLifetime(bag) {}
  }

  @Test func `the closure is let go of with the subscription`() {
    let (subject, subscription) = (PublishSubject<Int>(), SingleAssignmentDisposable())
    weak var token: Token?
    do {
      let captured = Token()
      token = captured
      subscription.setDisposable(subject.map { [captured] _ in captured }.subscribe())
    }

    #expect(token != nil)
    subscription.dispose()
    #expect(token == nil)
    #expect(!subject.hasObservers)
  }

  @Test func `the closure is let go of when take has enough`() {
    let (subject, bag) = (PublishSubject<Int>(), DisposeBag())
    weak var token: Token?
    do {
      let captured = Token()
      token = captured
      subject.map { [captured] _ in captured }.take(1).subscribe().disposed(by: bag)
    }

    subject.onNext(1)
    #expect(token == nil)
    #expect(!subject.hasObservers)
    withExtendedLifetime(bag) {}
  }

  @Test func `an abandoned chain dies with its source`() {
    var subject: PublishSubject<Int>? = PublishSubject()
    let bag = DisposeBag()
    weak var token: Token?
    do {
      let captured = Token()
      token = captured
      subject?.map { [captured] _ in captured }.subscribe().disposed(by: bag)
    }

    #expect(token != nil)
    subject = nil
    #expect(token == nil)
    withExtendedLifetime(bag) {}
  }
}
