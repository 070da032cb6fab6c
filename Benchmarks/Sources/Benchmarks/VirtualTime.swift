import ReactiveLite
import ReactiveLiteTest

extension Benchmark {
  static let virtualTime = [
    Benchmark("virtual time: hot events, map, recorded", goal: 2_000) { events in
      let scheduler = TestScheduler(initialClock: 0)
      let source = scheduler.createHotObservable((0..<events).map { .next($0, $0) })
      let observer = scheduler.createObserver(Int.self)
      let subscription = source.map { $0 &* 3 }.subscribe(observer)
      scheduler.start()
      subscription.dispose()
      return observer.events.reduce(0) { $0 &+ $1.time }
    }
  ]
}
