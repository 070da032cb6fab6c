import ReactiveLite
import ReactiveLiteTest
import Testing

@Suite struct TestSchedulerStartTests {
  let scheduler = TestScheduler(initialClock: 0)
  let script: [Recorded<Event<Int>>] = [
    .next(150, 1), .next(200, 2), .next(201, 3), .next(999, 4), .next(1000, 5), .next(1001, 6),
  ]

  @Test func `it creates at 100, subscribes at 200 and disposes at 1000`() {
    var times: [Int] = []
    _ = scheduler.start { [scheduler] in
      times.append(scheduler.clock)
      return Observable<Int>.create { _ in
        times.append(scheduler.clock)
        return Disposables.create { times.append(scheduler.clock) }
      }
    }

    #expect(times == [100, 200, 1000])
  }

  @Test func `the three times can be given`() {
    let source = scheduler.createHotObservable(script)
    let observer = scheduler.start(created: 10, subscribed: 160, disposed: 210) { source }

    #expect(observer.events == [.next(200, 2), .next(201, 3)])
    #expect(source.subscriptions == [Subscription(160, 210)])
  }

  @Test func `the time of disposal can be given alone`() {
    let source = scheduler.createHotObservable(script)
    let observer = scheduler.start(disposed: 500) { source }

    #expect(observer.events == [.next(201, 3)])
    #expect(source.subscriptions == [Subscription(200, 500)])
  }

  @Test func `a hot observable made before has its events before what start does`() {
    let source = scheduler.createHotObservable(script)
    let observer = scheduler.start { source }

    #expect(observer.events == [.next(201, 3), .next(999, 4), .next(1000, 5)])
  }

  @Test func `a hot observable made inside has its events after what start does`() {
    let observer = scheduler.start { [scheduler, script] in scheduler.createHotObservable(script) }

    #expect(observer.events == [.next(200, 2), .next(201, 3), .next(999, 4)])
  }

  @Test func `anything that converts to an observable will do`() {
    let observer = scheduler.start { BehaviorRelay(value: "Ann") }

    #expect(observer.events == [.next(200, "Ann")])
  }
}
