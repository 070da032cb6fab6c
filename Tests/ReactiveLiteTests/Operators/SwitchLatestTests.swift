import ReactiveLite
import ReactiveLiteTest
import Testing

/// `switchLatest` is `flatMapLatest` of the sequences themselves, see FlatMapLatestTests for the rest.
@Suite struct SwitchLatestTests {
  let scheduler = TestScheduler(initialClock: 0)

  @Test func `the newest inner sequence alone is followed`() {
    let a = scheduler.createColdObservable([.next(10, 1), .next(20, 2), .next(30, 3), .completed(40)])
    let b = scheduler.createColdObservable([.next(10, 7), .next(20, 8), .completed(25)])
    let source = scheduler.createHotObservable([.next(210, a), .next(235, b), .completed(240)])
    let observer = scheduler.start { source.switchLatest() }

    #expect(
      observer.events == [.next(220, 1), .next(230, 2), .next(245, 7), .next(255, 8), .completed(260)])
    #expect(a.subscriptions == [Subscription(210, 235)])
    #expect(b.subscriptions == [Subscription(235, 260)])
  }

  @Test func `an error of the newest ends the result, and one of an older is not seen`() {
    let a = scheduler.createHotObservable([.next(220, 1), .error(240)])
    let b = scheduler.createHotObservable([.next(245, 7), .error(250, Failure())])
    let source = scheduler.createHotObservable([.next(210, a), .next(230, b), .completed(235)])
    let observer = scheduler.start { source.switchLatest() }

    #expect(observer.events == [.next(220, 1), .next(245, 7), .error(250, Failure())])
  }

  @Test func `the source completes last, or is empty`() {
    let source = scheduler.createHotObservable([.next(210, Observable.just(1)), .completed(300)])
    let observer = scheduler.start { source.switchLatest() }

    #expect(observer.events == [.next(210, 1), .completed(300)])
    #expect(Stream(Observable<Observable<Int>>.empty().switchLatest()).events == [.completed(0)])
  }

  @Test func `anything that converts to an observable may be followed`() {
    let relays = [BehaviorRelay(value: 1), BehaviorRelay(value: 2)]
    let source = BehaviorRelay(value: relays[0])
    let seen = Stream(source.switchLatest())
    source.accept(relays[1])
    relays[0].accept(3)
    relays[1].accept(4)

    #expect(seen.events.map(\.value) == [.next(1), .next(2), .next(4)])
  }
}
