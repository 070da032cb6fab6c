import ReactiveLite
import ReactiveLiteTest

extension Benchmark {
  static let virtualTime = [
    Benchmark(
      "virtual time: hot events, map, recorded", goal: 2_000, events: 50_000,
      byHand: { events in
        var recorded: [(time: Int, value: Int)] = []
        let transform: (Int) -> Int = opaque { $0 &* 3 }
        for event in 0..<events { recorded.append((event, transform(event))) }
        return recorded.reduce(0) { $0 &+ $1.time }
      }
    ) { events in
      recorded((0..<events).map { .next($0, $0) }) { source, _ in source.map { $0 &* 3 } }
    },
    // In pairs: the first of each is overtaken by the second.
    Benchmark("virtual time: debounce", goal: 6_000, events: 50_000) { events in
      recorded((0..<events).map { .next($0 / 2 * 20 + $0 % 2, $0) }) { source, scheduler in
        source.debounce(.seconds(5), scheduler: scheduler)
      }
    },
  ]

  private static func recorded(
    _ script: [Recorded<Event<Int>>],
    through chain: (TestableObservable<Int>, TestScheduler) -> Observable<Int>
  ) -> Int {
    let scheduler = TestScheduler(initialClock: 0)
    let observer = scheduler.createObserver(Int.self)
    let subscription = chain(scheduler.createHotObservable(script), scheduler).subscribe(observer)
    scheduler.start()
    subscription.dispose()
    return observer.events.reduce(0) { $0 &+ $1.time }
  }
}
