import ReactiveLite
import ReactiveLiteTest
import Testing

@Suite struct FirstTests {
  let scheduler = TestScheduler(initialClock: 0)

  @Test func `the first element comes at once, and the source is let go`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(240)])

    #expect(scheduler.start { source.first() }.events == [.next(210, 1), .completed(210)])
    #expect(source.subscriptions == [Subscription(200, 210)])
  }

  @Test func `no element is nil`() {
    let source = scheduler.createHotObservable([Recorded<Event<Int>>.completed(240)])

    #expect(scheduler.start { source.first() }.events == [.next(240, nil), .completed(240)])
  }

  @Test func `an error passes`() {
    #expect(Stream(Observable<Int>.error(Failure()).first()).events == [.error(0, Failure())])
  }

  @Test func `an endless synchronous source is stopped`() {
    #expect(Stream(Observable.from(1...).first()).events == [.next(0, 1), .completed(0)])
  }

  @Test func `disposing lets the source go`() {
    let subject = PublishSubject<Int>()
    let subscription = subject.first().subscribe()

    #expect(subject.hasObservers)
    subscription.dispose()
    #expect(!subject.hasObservers)
  }
}
