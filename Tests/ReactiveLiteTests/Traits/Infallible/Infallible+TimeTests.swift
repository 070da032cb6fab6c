import ReactiveLite
import ReactiveLiteTest
import Testing

@Suite struct InfallibleTimeTests {
  let scheduler = TestScheduler(initialClock: 0)

  /// What `make` makes of 1@10 2@12 3@30 |@40.
  private func events(_ make: (Infallible<Int>) -> Infallible<Int>) -> [Recorded<Event<Int>>] {
    let source = scheduler.createHotObservable([.next(10, 1), .next(12, 2), .next(30, 3), .completed(40)])
    let observer = scheduler.createObserver(Int.self)
    _ = make(source.asInfallible(onErrorJustReturn: 0)).bind(to: observer)
    scheduler.start()
    return observer.events
  }

  @Test func `debounce waits for silence`() {
    let events = events { $0.debounce(.seconds(5), scheduler: scheduler) }

    #expect(events == [.next(17, 2), .next(35, 3), .completed(40)])
  }

  @Test func `throttle without the latest`() {
    let events = events { $0.throttle(.seconds(5), latest: false, scheduler: scheduler) }

    #expect(events == [.next(10, 1), .next(30, 3), .completed(40)])
  }

  @Test func `throttle with the latest`() {
    let events = events { $0.throttle(.seconds(5), scheduler: scheduler) }

    #expect(events == [.next(10, 1), .next(15, 2), .next(30, 3), .completed(40)])
  }

  @Test func `delay moves everything`() {
    let events = events { $0.delay(.seconds(5), scheduler: scheduler) }

    #expect(events == [.next(15, 1), .next(17, 2), .next(35, 3), .completed(45)])
  }

  @Test func `delaySubscription misses what is early`() {
    let events = events { $0.delaySubscription(.seconds(11), scheduler: scheduler) }

    #expect(events == [.next(12, 2), .next(30, 3), .completed(40)])
  }

  @Test func `observe(on:) is a tick later`() {
    let events = events { $0.observe(on: scheduler) }

    #expect(events == [.next(11, 1), .next(13, 2), .next(31, 3), .completed(41)])
  }

  @Test func `subscribe(on:) subscribes there`() {
    let observer = scheduler.createObserver(Int.self)
    _ = Infallible.just(1).subscribe(on: scheduler).bind(to: observer)
    scheduler.start()

    #expect(observer.events == [.next(1, 1), .completed(1)])
  }
}
