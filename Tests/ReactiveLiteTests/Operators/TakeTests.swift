import ReactiveLite
import ReactiveLiteTest
import Testing

@Suite struct TakeTests {
  let scheduler = TestScheduler(initialClock: 0)

  @Test func `take completes together with its last element`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .next(230, 3), .completed(240)])
    let observer = scheduler.start { source.take(2) }

    #expect(observer.events == [.next(210, 1), .next(220, 2), .completed(220)])
    #expect(source.subscriptions == [Subscription(200, 220)])
  }

  @Test func `a source with fewer elements completes when it does`() {
    let source = scheduler.createHotObservable([.next(210, 1), .completed(240)])
    let observer = scheduler.start { source.take(2) }

    #expect(observer.events == [.next(210, 1), .completed(240)])
    #expect(source.subscriptions == [Subscription(200, 240)])
  }

  @Test func `take 0 completes without subscribing`() {
    let source = scheduler.createHotObservable([.next(210, 1)])
    let observer = scheduler.start { source.take(0) }

    #expect(observer.events == [.completed(200)])
    #expect(source.subscriptions == [])
  }

  @Test func `a negative count is the programmer's mistake`() async {
    await #expect(processExitsWith: .failure) { _ = Observable.of(1).take(-1) }
  }

  @Test func `each subscriber counts for itself`() {
    let source = Observable.of(1, 2).take(1)

    #expect(Stream(source).events == [.next(0, 1), .completed(0)])
    #expect(Stream(source).events == [.next(0, 1), .completed(0)])
  }

  @Test func `an empty source completes`() {
    #expect(Stream(Observable<Int>.empty().take(2)).events == [.completed(0)])
  }

  @Test func `an error before the last element passes through`() {
    let source = scheduler.createHotObservable([.next(210, 1), .error(220)])
    let observer = scheduler.start { source.take(2) }

    #expect(observer.events == [.next(210, 1), .error(220)])
    #expect(source.subscriptions == [Subscription(200, 220)])
  }

  @Test func `an error after the last element is not seen`() {
    let source = scheduler.createHotObservable([.next(210, 1), .error(220)])
    let observer = scheduler.start { source.take(1) }

    #expect(observer.events == [.next(210, 1), .completed(210)])
  }

  @Test func `a throw below is an error, and the source is let go`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2)])
    let observer = scheduler.start { source.take(1).map { _ -> Int in throw UnspecifiedError() } }

    #expect(observer.events == [.error(210)])
    #expect(source.subscriptions == [Subscription(200, 210)])
  }

  @Test func `disposing lets the source go`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2)])
    let observer = scheduler.start(disposed: 215) { source.take(2) }

    #expect(observer.events == [.next(210, 1)])
    #expect(source.subscriptions == [Subscription(200, 215)])
  }

  @Test func `an endless synchronous source is stopped while it is being subscribed to`() {
    var sent = 0
    let source = Observable.from(1...).do(onNext: { sent = $0 }).take(3)

    #expect(Stream(source).events == [.next(0, 1), .next(0, 2), .next(0, 3), .completed(0)])
    #expect(sent == 3)
  }

  @Test func `no more are taken when they are sent from inside the subscriber`() {
    var (sender, log) = (AnyObserver<Int> { _ in }, [String]())
    let source = Observable<Int>.create { observer in
      sender = observer
      return Disposables.create()
    }
    _ = source.take(2).subscribe(
      onNext: { element in
        log.append("\(element)")
        sender.onNext(element + 1)
      }, onCompleted: { log.append("completed") })
    sender.onNext(1)

    #expect(log == ["1", "2", "completed"])
    sender = AnyObserver { _ in }
  }

  @Test func `what is above is let go of with the last element`() {
    let (subject, bag) = (PublishSubject<Int>(), DisposeBag())
    weak var token: Token?
    do {
      let captured = Token()
      token = captured
      subject.map { [captured] _ in captured }.take(2).subscribe().disposed(by: bag)
    }

    subject.onNext(1)
    #expect(token != nil)
    subject.onNext(2)
    #expect(token == nil)
    #expect(!subject.hasObservers)
    withExtendedLifetime(bag) {}
  }

  @Test(arguments: [Event<Int>.completed, .error(UnspecifiedError())])
  func `what was subscribed is let go of with the ending`(ending: Event<Int>) {
    let (subject, bag) = (PublishSubject<Int>(), DisposeBag())
    weak var token: Token?
    do {
      let captured = Token()
      token = captured
      subject.take(2).map { [captured] _ in captured }.subscribe(onError: { _ in }).disposed(by: bag)
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
      subscription.setDisposable(subject.take(2).map { [captured] _ in captured }.subscribe())
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
      subject.take(2).map { [captured] _ in captured }.subscribe().disposed(by: bag)
    }

    #expect(token != nil)
    subject = nil
    #expect(token == nil)
    withExtendedLifetime(bag) {}
  }
}
