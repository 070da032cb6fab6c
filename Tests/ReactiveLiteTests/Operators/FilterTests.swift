import ReactiveLite
import ReactiveLiteTest
import Testing

@Suite struct FilterTests {
  let scheduler = TestScheduler(initialClock: 0)

  @Test func `filter keeps the elements for which its closure holds`() {
    let source = scheduler.createHotObservable([
      .next(210, 1), .next(220, 2), .next(230, 3), .next(240, 4), .completed(250),
    ])
    let observer = scheduler.start { source.filter { $0.isMultiple(of: 2) } }

    #expect(observer.events == [.next(220, 2), .next(240, 4), .completed(250)])
    #expect(source.subscriptions == [Subscription(200, 250)])
  }

  @Test func `filter takes a key path`() {
    let source = scheduler.createHotObservable([.next(210, "Ann"), .next(220, ""), .completed(230)])
    let observer = scheduler.start { source.filter(\.isEmpty) }

    #expect(observer.events == [.next(220, ""), .completed(230)])
  }

  @Test func `an empty source completes, and so does one of which nothing is kept`() {
    #expect(Stream(Observable<Int>.empty().filter { _ in true }).events == [.completed(0)])
    #expect(Stream(Observable.of(1, 2).filter { _ in false }).events == [.completed(0)])
  }

  @Test func `an error passes through`() {
    let source = scheduler.createHotObservable([.next(210, 1), .error(220)])
    let observer = scheduler.start { source.filter { _ in false } }

    #expect(observer.events == [.error(220)])
    #expect(source.subscriptions == [Subscription(200, 220)])
  }

  @Test func `a throw is an error, and the source is let go`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .next(230, 3)])
    let observer = scheduler.start { source.filter { if $0 == 2 { throw UnspecifiedError() } else { true } } }

    #expect(observer.events == [.next(210, 1), .error(220)])
    #expect(source.subscriptions == [Subscription(200, 220)])
  }

  @Test func `disposing lets the source go`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2)])
    let observer = scheduler.start(disposed: 215) { source.filter { _ in true } }

    #expect(observer.events == [.next(210, 1)])
    #expect(source.subscriptions == [Subscription(200, 215)])
  }

  @Test func `an endless synchronous source is stopped by take`() {
    let source = Observable.from(1...).filter { $0.isMultiple(of: 3) }.take(2)

    #expect(Stream(source).events == [.next(0, 3), .next(0, 6), .completed(0)])
  }

  @Test func `an element sent from inside the closure comes after`() {
    let subject = PublishSubject<Int>()
    let kept = Stream(
      subject.filter { element in
        if element == 1 { subject.onNext(2) }
        return true
      })
    subject.onNext(1)

    #expect(kept.events == [.next(0, 1), .next(0, 2)])
  }

  @Test(arguments: [Event<Int>.completed, .error(UnspecifiedError())])
  func `what was subscribed is let go of with the ending`(ending: Event<Int>) {
    let (subject, bag) = (PublishSubject<Int>(), DisposeBag())
    weak var token: Token?
    do {
      let captured = Token()
      token = captured
      subject.filter { [captured] _ in captured === captured }.subscribe(onError: { _ in }).disposed(by: bag)
    }

    #expect(token != nil)
    subject.on(ending)
    #expect(token == nil)
    withExtendedLifetime(bag) {}
  }

  @Test func `what was subscribed is let go of with the subscription`() {
    let (subject, subscription) = (PublishSubject<Int>(), SingleAssignmentDisposable())
    weak var token: Token?
    do {
      let captured = Token()
      token = captured
      subscription.setDisposable(subject.filter { [captured] _ in captured === captured }.subscribe())
    }

    #expect(token != nil)
    subscription.dispose()
    #expect(token == nil)
    #expect(!subject.hasObservers)
  }

  @Test func `an abandoned chain dies with its source`() {
    var subject: PublishSubject<Int>! = PublishSubject()
    let bag = DisposeBag()
    weak var token: Token?
    do {
      let captured = Token()
      token = captured
      subject.filter { [captured] _ in captured === captured }.subscribe().disposed(by: bag)
    }

    #expect(token != nil)
    subject = nil
    #expect(token == nil)
    withExtendedLifetime(bag) {}
  }
}
