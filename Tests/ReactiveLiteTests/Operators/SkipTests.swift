import ReactiveLite
import ReactiveLiteTest
import Testing

@Suite struct SkipTests {
  let scheduler = TestScheduler(initialClock: 0)

  @Test func `skip drops the first elements`() {
    let source = scheduler.createHotObservable([
      .next(210, 1), .next(220, 2), .next(230, 3), .next(240, 4), .completed(250),
    ])
    let observer = scheduler.start { source.skip(2) }

    #expect(observer.events == [.next(230, 3), .next(240, 4), .completed(250)])
    #expect(source.subscriptions == [Subscription(200, 250)])
  }

  @Test(arguments: [0, -1, .min])
  func `a count of zero or less drops nothing`(count: Int) {
    #expect(Stream(Observable.of(1, 2).skip(count)).events == [.next(0, 1), .next(0, 2), .completed(0)])
  }

  @Test(arguments: [2, 3, .max])
  func `a source with no more elements than that completes`(count: Int) {
    #expect(Stream(Observable.of(1, 2).skip(count)).events == [.completed(0)])
  }

  @Test func `each subscriber counts for itself`() {
    let source = Observable.of(1, 2).skip(1)

    #expect(Stream(source).events == [.next(0, 2), .completed(0)])
    #expect(Stream(source).events == [.next(0, 2), .completed(0)])
  }

  @Test func `an empty source completes`() {
    #expect(Stream(Observable<Int>.empty().skip(1)).events == [.completed(0)])
  }

  @Test func `an error is not skipped`() {
    let source = scheduler.createHotObservable([.next(210, 1), .error(220)])
    let observer = scheduler.start { source.skip(5) }

    #expect(observer.events == [.error(220)])
    #expect(source.subscriptions == [Subscription(200, 220)])
  }

  @Test func `disposing lets the source go`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .next(230, 3)])
    let observer = scheduler.start(disposed: 225) { source.skip(1) }

    #expect(observer.events == [.next(220, 2)])
    #expect(source.subscriptions == [Subscription(200, 225)])
  }

  @Test func `an endless synchronous source is stopped by take`() {
    let source = Observable.from(1...).skip(3).take(2)

    #expect(Stream(source).events == [.next(0, 4), .next(0, 5), .completed(0)])
  }

  @Test func `an element sent from inside the subscriber is not skipped`() {
    var (sender, log) = (AnyObserver<Int> { _ in }, [Int]())
    let source = Observable<Int>.create { observer in
      sender = observer
      return Disposables.create()
    }
    _ = source.skip(1).subscribe(onNext: { element in
      log.append(element)
      if element < 4 { sender.onNext(element + 1) }
    })
    sender.onNext(1)
    sender.onNext(2)

    #expect(log == [2, 3, 4])
    sender = AnyObserver { _ in }
  }

  @Test(arguments: [Event<Int>.completed, .error(UnspecifiedError())])
  func `what was subscribed is let go of with the ending`(ending: Event<Int>) {
    let (subject, bag) = (PublishSubject<Int>(), DisposeBag())
    weak var token: Token?
    do {
      let captured = Token()
      token = captured
      subject.skip(1).map { [captured] _ in captured }.subscribe(onError: { _ in }).disposed(by: bag)
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
      subscription.setDisposable(subject.skip(1).map { [captured] _ in captured }.subscribe())
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
      subject.skip(1).map { [captured] _ in captured }.subscribe().disposed(by: bag)
    }

    #expect(token != nil)
    subject = nil
    #expect(token == nil)
    withExtendedLifetime(bag) {}
  }
}
