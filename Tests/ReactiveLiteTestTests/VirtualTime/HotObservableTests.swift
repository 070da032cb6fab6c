import ReactiveLite
import ReactiveLiteTest
import Testing

@Suite struct HotObservableTests {
  let scheduler = TestScheduler(initialClock: 0)

  @Test func `an observer sees what happens while it is subscribed`() {
    let source = scheduler.createHotObservable([.next(10, "a"), .next(20, "b"), .next(30, "c")])
    let observer = scheduler.createObserver(String.self)
    var subscription: (any Disposable)?
    scheduler.scheduleAt(15) { subscription = source.subscribe(observer) }
    scheduler.scheduleAt(25) { subscription?.dispose() }

    scheduler.start()

    #expect(observer.events == [.next(20, "b")])
    #expect(observer.elements == ["b"])
    #expect(source.subscriptions == [Subscription(15, 25)])
  }

  @Test func `an ending ends the subscription of an operator`() {
    let source = scheduler.createHotObservable([.next(210, 1), .completed(220), .next(230, 2)])
    let observer = scheduler.start { source.map { $0 * 10 } }

    #expect(observer.events == [.next(210, 10), .completed(220)])
    #expect(source.subscriptions == [Subscription(200, 220)])
  }

  @Test func `an observer that subscribes directly gets the whole script`() {
    let source = scheduler.createHotObservable([.completed(10), .next(20, 1), .completed(30)])
    let observer = scheduler.createObserver(Int.self)
    let subscription = source.subscribe(observer)

    scheduler.start()
    #expect(observer.events == [.completed(10), .next(20, 1), .completed(30)])
    #expect(source.subscriptions == [Subscription(0)])

    subscription.dispose()
    #expect(source.subscriptions == [Subscription(0, 30)])
  }

  @Test func `every observer is served, in the order of subscription`() {
    let source = scheduler.createHotObservable([.next(10, "x")])
    var seen = ""
    for name in ["a", "b", "c"] { _ = source.subscribe(onNext: { seen += name + $0 }) }

    scheduler.start()

    #expect(seen == "axbxcx")
    #expect(source.subscriptions.count == 3)
  }

  @Test func `one that disposes another in the middle of an event spares it that event`() {
    let source = scheduler.createHotObservable([.next(10, 1)])
    let second = SerialDisposable()
    let observer = scheduler.createObserver(Int.self)
    _ = source.subscribe(onNext: { _ in second.dispose() })
    second.disposable = source.subscribe(observer)

    scheduler.start()

    #expect(observer.events == [])
  }

  @Test func `events of one time are sent in the order of the list`() {
    let source = scheduler.createHotObservable([.next(20, "c"), .next(10, "a"), .next(10, "b")])
    let observer = scheduler.createObserver(String.self)
    _ = source.subscribe(observer)

    scheduler.start()

    #expect(observer.events == [.next(10, "a"), .next(10, "b"), .next(20, "c")])
  }

  @Test func `an event stands where it was made among other work of its time`() {
    var done = ""
    scheduler.scheduleAt(20) { done += "A" }
    let source = scheduler.createHotObservable([.next(20, "c"), .next(10, "a"), .next(20, "d")])
    scheduler.scheduleAt(20) { done += "Z" }
    _ = source.subscribe(onNext: { [scheduler] name in
      done += name
      if name == "a" { scheduler.scheduleAt(20) { done += "!" } }
    })

    scheduler.start()

    #expect(done == "aAcdZ!")
  }

  @Test func `events of the past are sent when the clock stands`() {
    let scheduler = TestScheduler(initialClock: 50)
    let source = scheduler.createHotObservable([.next(10, "late")])
    let observer = scheduler.createObserver(String.self)
    _ = source.subscribe(observer)

    scheduler.start()

    #expect(observer.events == [.next(50, "late")])
  }

  @Test func `the script can be read`() {
    let source = scheduler.createHotObservable([.next(10, 1), .completed(20)])

    #expect(source.recordedEvents == [.next(10, 1), .completed(20)])
  }
}
