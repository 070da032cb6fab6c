import Dispatch
import ReactiveLite
import ReactiveLiteTest
import Testing

@Suite struct ThrottleTests {
  let scheduler = TestScheduler(initialClock: 0)

  @Test func `the first comes at once, and the newest of those held back when the time is over`() {
    let source = scheduler.createHotObservable([
      .next(210, 1), .next(215, 2), .next(225, 3), .next(245, 4), .next(290, 5), .completed(300),
    ])
    let observer = scheduler.start { [scheduler] in source.throttle(.seconds(20), scheduler: scheduler) }

    // 4 is held back until 20 after 3.
    #expect(
      observer.events == [.next(210, 1), .next(230, 3), .next(250, 4), .next(290, 5), .completed(300)])
    #expect(source.subscriptions == [Subscription(200, 300)])
  }

  @Test func `without latest only the first counts`() {
    let source = scheduler.createHotObservable([
      .next(210, 1), .next(215, 2), .next(229, 3), .next(230, 4), .next(245, 5), .completed(246),
    ])
    let observer = scheduler.start { [scheduler] in
      source.throttle(.seconds(20), latest: false, scheduler: scheduler)
    }

    #expect(observer.events == [.next(210, 1), .next(230, 4), .completed(246)])
    #expect(source.subscriptions == [Subscription(200, 246)])
  }

  @Test func `the completion waits for the element that is held back, and the source is let go of at once`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(225)])
    let observer = scheduler.start { [scheduler] in source.throttle(.seconds(20), scheduler: scheduler) }

    #expect(observer.events == [.next(210, 1), .next(230, 2), .completed(230)])
    #expect(source.subscriptions == [Subscription(200, 225)])
  }

  @Test func `the completion passes at once when nothing is held back`() {
    let source = scheduler.createHotObservable([.next(210, 1), .completed(215)])
    let observer = scheduler.start { [scheduler] in source.throttle(.seconds(20), scheduler: scheduler) }

    #expect(observer.events == [.next(210, 1), .completed(215)])
  }

  @Test func `an error passes at once, and what is held back is dropped`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .error(225), .next(230, 3)])
    let observer = scheduler.start(disposed: 226) { [scheduler] in
      source.throttle(.seconds(20), scheduler: scheduler)
    }

    #expect(observer.events == [.next(210, 1), .error(225)])
    #expect(source.subscriptions == [Subscription(200, 225)])
  }

  @Test func `an empty source completes, and a silent one sends nothing`() {
    let empty = scheduler.createHotObservable([Recorded<Event<Int>>.completed(220)])
    let observer = scheduler.start { [scheduler] in empty.throttle(.seconds(20), scheduler: scheduler) }
    let silent = Stream(Observable<Int>.never().throttle(.seconds(20), scheduler: scheduler))

    #expect(observer.events == [.completed(220)])
    #expect(silent.events == [])
  }

  // The element is sent at once, for the time is over; what was held back is older, and not sent any more.
  @Test func `an element that comes when the time is over, but first, replaces what was held back`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(215, 2), .next(230, 3), .next(231, 4)])
    let observer = scheduler.start { [scheduler] in source.throttle(.seconds(20), scheduler: scheduler) }

    #expect(observer.events == [.next(210, 1), .next(230, 3), .next(250, 4)])
  }

  @Test func `an element that comes right after the time is over is held back`() {
    let (source, observer) = (PublishSubject<Int>(), scheduler.createObserver(Int.self))
    _ = source.throttle(.seconds(20), scheduler: scheduler).subscribe(observer)
    source.onNext(1)
    source.onNext(2)
    scheduler.scheduleAt(20) { source.onNext(3) }
    scheduler.start()

    #expect(observer.events == [.next(0, 1), .next(20, 2), .next(40, 3)])
  }

  @Test func `no time at all holds nothing back`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(210, 2), .next(211, 3), .completed(220)])
    let observer = scheduler.start { [scheduler] in source.throttle(.seconds(0), scheduler: scheduler) }

    #expect(observer.events == [.next(210, 1), .next(210, 2), .next(211, 3), .completed(220)])
  }

  @Test func `five seconds are five seconds on a fine clock`() {
    let scheduler = TestScheduler(initialClock: 0, resolution: 0.001)
    let source = scheduler.createHotObservable([
      .next(301, 1), .next(307, 2), .next(5300, 3), .next(5302, 4), .next(15_302, 5), .completed(15_303),
    ])
    let observer = scheduler.start(disposed: 30_000) { source.throttle(.seconds(5), scheduler: scheduler) }

    #expect(
      observer.events == [
        .next(301, 1), .next(5301, 3), .next(10_301, 4), .next(15_302, 5), .completed(15_303),
      ])
  }

  @Test func `a synchronous source sends its first element, and the last one later`() {
    let observer = scheduler.start { [scheduler] in
      Observable.of(1, 2, 3).throttle(.seconds(20), scheduler: scheduler)
    }

    #expect(observer.events == [.next(200, 1), .next(220, 3), .completed(220)])
  }

  @Test func `disposing lets the source go and calls the timer off`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(212, 2)])
    let observer = scheduler.start(disposed: 215) { [scheduler] in
      source.throttle(.seconds(20), scheduler: scheduler)
    }

    #expect(observer.events == [.next(210, 1)])
    #expect(source.subscriptions == [Subscription(200, 215)])
    #expect(scheduler.clock == 215)
  }

  @Test func `disposing also calls off a completion that waits`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(212, 2), .completed(213)])
    let observer = scheduler.start(disposed: 215) { [scheduler] in
      source.throttle(.seconds(20), scheduler: scheduler)
    }

    #expect(observer.events == [.next(210, 1)])
    #expect(scheduler.clock == 215)
  }

  @Test func `a throw below is an error, and the source is let go`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(215, 2), .next(220, 3)])
    let observer = scheduler.start { [scheduler] in
      source.throttle(.seconds(20), scheduler: scheduler).map {
        if $0 > 1 { throw UnspecifiedError() } else { $0 }
      }
    }

    #expect(observer.events == [.next(210, 1), .error(230)])
    #expect(source.subscriptions == [Subscription(200, 230)])
  }

  @Test func `an element sent from inside a delivery is held back`() {
    let (source, observer) = (PublishSubject<Int>(), scheduler.createObserver(Int.self))
    _ = source.throttle(.seconds(20), scheduler: scheduler)
      .do(onNext: { if $0 < 3 { source.onNext($0 + 1) } }).subscribe(observer)
    source.onNext(1)
    scheduler.start()

    #expect(observer.events == [.next(0, 1), .next(20, 2), .next(40, 3)])
  }

  @Test(.timeLimit(.minutes(5)))
  func `threads and the timer never overlap, and the last element is not lost`() {
    let source = PublishSubject<Int>()
    let (check, last, done) = (OverlapCheck(), Received(-1), DispatchSemaphore(value: 0))
    let scheduler = ConcurrentDispatchQueueScheduler(qos: .default)
    _ = source.throttle(.microseconds(20), scheduler: scheduler).subscribe(
      onNext: {
        check.deliver()
        last.value = $0
      }, onCompleted: { done.signal() })
    together(3) { thread in for number in 0..<3_000 { source.onNext(number * 3 + thread) } }
    source.onNext(9_999)
    source.onCompleted()

    #expect(done.wait(timeout: .now() + 50) == .success)
    #expect(check.overlaps == 0)
    #expect(last.value == 9_999)
  }
}
