import ReactiveLite
import ReactiveLiteTest
import Testing

@Suite struct ColdObservableTests {
  let scheduler = TestScheduler(initialClock: 0)

  @Test func `its times count from the subscription`() {
    let source = scheduler.createColdObservable([.next(0, "a"), .next(10, "b"), .completed(20)])
    let observer = scheduler.start { source }

    #expect(observer.events == [.next(200, "a"), .next(210, "b"), .completed(220)])
    #expect(source.subscriptions == [Subscription(200, 220)])
  }

  @Test func `each subscriber gets it from the beginning`() {
    let source = scheduler.createColdObservable([.next(10, "a"), .completed(20)])
    let (early, late) = (scheduler.createObserver(String.self), scheduler.createObserver(String.self))
    scheduler.scheduleAt(100) { _ = source.asObservable().subscribe(early) }
    scheduler.scheduleAt(105) { _ = source.asObservable().subscribe(late) }

    scheduler.start()

    #expect(early.events == [.next(110, "a"), .completed(120)])
    #expect(late.events == [.next(115, "a"), .completed(125)])
    #expect(source.subscriptions == [Subscription(100, 120), Subscription(105, 125)])
  }

  @Test func `nothing comes after the subscription is disposed`() {
    let source = scheduler.createColdObservable([.next(10, 1), .next(20, 2), .next(30, 3)])
    let observer = scheduler.start(disposed: 225) { source }

    #expect(observer.events == [.next(210, 1), .next(220, 2)])
    #expect(source.subscriptions == [Subscription(200, 225)])
  }

  @Test func `its times count from the clock the scheduler was given`() {
    let scheduler = TestScheduler(initialClock: 50)
    let source = scheduler.createColdObservable([.next(10, "a")])
    let observer = scheduler.createObserver(String.self)
    _ = source.subscribe(observer)

    scheduler.start()

    #expect(observer.events == [.next(60, "a")])
  }

  @Test func `an operator that has enough ends the subscription`() {
    let source = scheduler.createColdObservable([.next(10, 1), .next(20, 2), .next(30, 3)])
    let observer = scheduler.start { source.take(2) }

    #expect(observer.events == [.next(210, 1), .next(220, 2), .completed(220)])
    #expect(source.subscriptions == [Subscription(200, 220)])
  }

  @Test func `an observer is let go of when its subscription is disposed`() {
    let source = scheduler.createColdObservable([.next(10, 1)])
    weak var released: TestableObserver<Int>?
    do {
      let observer = scheduler.createObserver(Int.self)
      released = observer
      source.subscribe(observer).dispose()
    }

    #expect(released == nil)
  }
}
