import ReactiveLite
import ReactiveLiteTest
import Testing

@Suite struct AsSingleTests {
  let scheduler = TestScheduler(initialClock: 0)

  @Test func `the only element comes with the completion`() {
    let source = scheduler.createHotObservable([.next(210, 1), .completed(240)])

    #expect(scheduler.start { source.asSingle() }.events == [.next(240, 1), .completed(240)])
    #expect(source.subscriptions == [Subscription(200, 240)])
  }

  @Test func `the only element of a maybe comes with the completion`() {
    let source = scheduler.createHotObservable([.next(210, 1), .completed(240)])

    #expect(scheduler.start { source.asMaybe() }.events == [.next(240, 1), .completed(240)])
  }

  @Test func `a second element is an error of a single, and the source is let go`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(240)])

    #expect(
      scheduler.start { source.asSingle() }.events == [.error(220, RxError.moreThanOneElement)])
    #expect(source.subscriptions == [Subscription(200, 220)])
  }

  @Test func `a second element is an error of a maybe, and the source is let go`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(240)])

    #expect(
      scheduler.start { source.asMaybe() }.events == [.error(220, RxError.moreThanOneElement)])
    #expect(source.subscriptions == [Subscription(200, 220)])
  }

  @Test func `no element is an error of a single, and none of a maybe`() {
    #expect(Stream(Observable<Int>.empty().asSingle()).events == [.error(0, RxError.noElements)])
    #expect(Stream(Observable<Int>.empty().asMaybe()).events == [.completed(0)])
  }

  @Test func `an error passes, and the element before it does not`() {
    let source = Observable.just(1).concat(Observable.error(Failure()))

    #expect(Stream(source.asSingle()).events == [.error(0, Failure())])
    #expect(Stream(source.asMaybe()).events == [.error(0, Failure())])
  }

  @Test func `an element that is nil is one`() {
    #expect(Stream(Observable<Int?>.just(nil).asSingle()).events == [.next(0, nil), .completed(0)])
    #expect(Stream(Observable<Int?>.just(nil).asMaybe()).events == [.next(0, nil), .completed(0)])
  }

  @Test func `an endless synchronous source is stopped at its second element`() {
    #expect(Stream(Observable.from(1...).asSingle()).events == [.error(0, RxError.moreThanOneElement)])
    #expect(Stream(Observable.from(1...).asMaybe()).events == [.error(0, RxError.moreThanOneElement)])
  }

  @Test func `disposing lets the source go`() {
    let source = scheduler.createHotObservable([.next(210, 1), .completed(240)])

    #expect(scheduler.start(disposed: 220) { source.asSingle() }.events == [])
    #expect(source.subscriptions == [Subscription(200, 220)])
  }

  @Test func `a completable has the ending alone`() {
    #expect(Stream(Observable<Never>.empty().asCompletable()).events == [.completed(0)])
    #expect(Stream(Observable<Never>.error(Failure()).asCompletable()).events == [.error(0, Failure())])
  }

  @Test func `what was kept is let go of with the subscription`() {
    let subject = PublishSubject<Token>()
    weak var token: Token?
    let subscriptions = [subject.asSingle().subscribe(), subject.asMaybe().subscribe()]
    do {
      let sent = Token()
      token = sent
      subject.onNext(sent)
    }

    #expect(token != nil)
    for subscription in subscriptions { subscription.dispose() }
    #expect(token == nil)
  }
}
