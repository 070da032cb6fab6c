import ReactiveLite
import ReactiveLiteTest
import Testing

@Suite struct StartWithTests {
  let scheduler = TestScheduler(initialClock: 0)

  @Test func `startWith sends its elements when it is subscribed to, then the source's`() {
    let source = scheduler.createHotObservable([.next(220, 3), .completed(250)])
    let observer = scheduler.start { source.startWith(1, 2) }

    #expect(observer.events == [.next(200, 1), .next(200, 2), .next(220, 3), .completed(250)])
    #expect(source.subscriptions == [Subscription(200, 250)])
  }

  @Test func `nothing to start with changes nothing`() {
    let source = scheduler.createHotObservable([.next(220, 3), .completed(250)])
    let observer = scheduler.start { source.startWith() }

    #expect(observer.events == [.next(220, 3), .completed(250)])
  }

  @Test func `the last call comes first`() {
    let source = Observable.of(3).startWith(2).startWith(1)

    #expect(Stream(source).events == [.next(0, 1), .next(0, 2), .next(0, 3), .completed(0)])
  }

  @Test func `its elements come before the source is subscribed to`() {
    var log: [String] = []
    _ = Observable.just(2).do(onSubscribe: { log.append("subscribe") }).startWith(1)
      .subscribe(onNext: { log.append("\($0)") })

    #expect(log == ["1", "subscribe", "2"])
  }

  @Test func `they do not wait for their turn, as those of the source do`() {
    let source = Observable.of(1, 2).startWith(0).withLatestFrom(Observable.of(7, 8)) { $0 * 10 + $1 }

    #expect(Stream(source).events == [.next(0, 17), .next(0, 28), .completed(0)])
  }

  @Test func `an empty source completes after them`() {
    let observer = scheduler.start { Observable<Int>.empty().startWith(1) }

    #expect(observer.events == [.next(200, 1), .completed(200)])
  }

  @Test func `an error passes through`() {
    let source = scheduler.createHotObservable([.next(210, 2), .error(220)])
    let observer = scheduler.start { source.startWith(1) }

    #expect(observer.events == [.next(200, 1), .next(210, 2), .error(220)])
    #expect(source.subscriptions == [Subscription(200, 220)])
  }

  @Test func `a throw below is an error, and the source is not subscribed to`() {
    let source = scheduler.createHotObservable([.next(210, 2)])
    let observer = scheduler.start { source.startWith(1).map { _ -> Int in throw UnspecifiedError() } }

    #expect(observer.events == [.error(200)])
    #expect(source.subscriptions == [])
  }

  @Test func `take may have enough before the source is subscribed to`() {
    let source = scheduler.createHotObservable([.next(210, 3)])
    let observer = scheduler.start { source.startWith(1, 2).take(1) }

    #expect(observer.events == [.next(200, 1), .completed(200)])
    #expect(source.subscriptions == [])
  }

  @Test func `disposing lets the source go`() {
    let source = scheduler.createHotObservable([.next(210, 2), .next(220, 3)])
    let observer = scheduler.start(disposed: 215) { source.startWith(1) }

    #expect(observer.events == [.next(200, 1), .next(210, 2)])
    #expect(source.subscriptions == [Subscription(200, 215)])
  }

  @Test func `a subject that is sent to from inside the first element is not subscribed to yet`() {
    let (subject, observer) = (PublishSubject<Int>(), scheduler.createObserver(Int.self))
    let subscription = subject.startWith(1).do(onNext: { if $0 == 1 { subject.onNext(2) } }).subscribe(
      observer)
    subject.onNext(3)

    #expect(observer.events == [.next(0, 1), .next(0, 3)])
    subscription.dispose()
  }

  @Test(arguments: [Event<Int>.completed, .error(UnspecifiedError())])
  func `what was subscribed is let go of with the ending`(ending: Event<Int>) {
    let (subject, bag) = (PublishSubject<Int>(), DisposeBag())
    weak var token: Token?
    do {
      let captured = Token()
      token = captured
      subject.startWith(0).map { [captured] _ in captured }.subscribe(onError: { _ in }).disposed(by: bag)
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
      subscription.setDisposable(subject.startWith(0).map { [captured] _ in captured }.subscribe())
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
      subject.startWith(0).map { [captured] _ in captured }.subscribe().disposed(by: bag)
    }

    #expect(token != nil)
    subject = nil
    #expect(token == nil)
    withExtendedLifetime(bag) {}
  }
}
