import ReactiveLite
import ReactiveLiteTest
import Testing

@Suite struct InfallibleFactoriesTests {
  let scheduler = TestScheduler(initialClock: 0)

  private func events<Element>(_ source: Infallible<Element>) -> [Recorded<Event<Element>>] {
    Stream(source).events
  }

  @Test func `just, empty, never`() {
    #expect(events(.just(1)) == [.next(0, 1), .completed(0)])
    #expect(events(Infallible<Int>.empty()) == [.completed(0)])
    #expect(events(Infallible<Int>.never()) == [])
  }

  @Test func `of and from`() {
    #expect(events(.of(1, 2)) == [.next(0, 1), .next(0, 2), .completed(0)])
    #expect(events(.from([1])) == [.next(0, 1), .completed(0)])
    #expect(events(.from(1...2)) == [.next(0, 1), .next(0, 2), .completed(0)])
    #expect(events(Infallible<Int>.from(optional: nil)) == [.completed(0)])
  }

  @Test func `range`() {
    #expect(events(.range(start: 5, count: 2)) == [.next(0, 5), .next(0, 6), .completed(0)])
  }

  @Test func `deferred makes the sequence anew for each subscriber`() {
    var calls = 0
    let source = Infallible<Int>.deferred {
      calls += 1
      return .just(calls)
    }

    #expect(events(source) == [.next(0, 1), .completed(0)])
    #expect(events(source) == [.next(0, 2), .completed(0)])
  }

  @Test func `on a scheduler, each event is a tick later`() {
    let observer = scheduler.createObserver(Int.self)
    _ = Infallible.just(1, scheduler: scheduler).bind(to: observer)
    _ = Infallible.of(2, 3, scheduler: scheduler).bind(to: observer)
    scheduler.start()

    #expect(
      observer.events == [.next(1, 1), .next(1, 2), .completed(2), .next(2, 3), .completed(3)])
  }

  @Test func `timer and interval`() {
    let timer = scheduler.createObserver(Int.self)
    let interval = scheduler.createObserver(Int.self)
    _ = Infallible<Int>.timer(.seconds(5), scheduler: scheduler).bind(to: timer)
    _ = Infallible<Int>.interval(.seconds(2), scheduler: scheduler).take(2).bind(to: interval)
    scheduler.start()

    #expect(timer.events == [.next(5, 0), .completed(5)])
    #expect(interval.events == [.next(2, 0), .next(4, 1), .completed(4)])
  }
}
