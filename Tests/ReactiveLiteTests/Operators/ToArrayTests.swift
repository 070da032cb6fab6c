import ReactiveLite
import ReactiveLiteTest
import Testing

@Suite struct ToArrayTests {
  let scheduler = TestScheduler(initialClock: 0)

  @Test func `all elements come with the completion`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(240)])

    #expect(scheduler.start { source.toArray() }.events == [.next(240, [1, 2]), .completed(240)])
    #expect(source.subscriptions == [Subscription(200, 240)])
  }

  @Test func `no element is an empty array`() {
    #expect(Stream(Observable<Int>.empty().toArray()).events == [.next(0, []), .completed(0)])
  }

  @Test func `an error passes alone`() {
    let source = scheduler.createHotObservable([.next(210, 1), .error(220)])

    #expect(scheduler.start { source.toArray() }.events == [.error(220)])
  }

  @Test func `each subscriber collects for itself`() {
    let single = Observable.of(1, 2).toArray()

    #expect(Stream(single).value == [1, 2])
    #expect(Stream(single).value == [1, 2])
  }

  @Test func `disposing lets the source and the elements go`() {
    let subject = PublishSubject<Token>()
    weak var token: Token?
    let subscription = subject.toArray().subscribe()
    do {
      let sent = Token()
      token = sent
      subject.onNext(sent)
    }

    #expect(token != nil)
    subscription.dispose()
    #expect(token == nil)
    #expect(!subject.hasObservers)
  }
}
