import Dispatch
import ReactiveLite
import ReactiveLiteTest
import Testing

@Suite struct DelayTests {
  let scheduler = TestScheduler(initialClock: 0)

  // MARK: delay

  @Test(arguments: [50, 100, 150])
  func `elements and completion come later by the time`(ticks: Int) {
    let source = scheduler.createHotObservable([.next(250, 1), .next(350, 2), .next(351, 3), .completed(550)])
    let observer = scheduler.start { [scheduler] in source.delay(.seconds(ticks), scheduler: scheduler) }

    #expect(
      observer.events == [
        .next(250 + ticks, 1), .next(350 + ticks, 2), .next(351 + ticks, 3), .completed(550 + ticks),
      ])
    #expect(source.subscriptions == [Subscription(200, 550)])
  }

  @Test func `events of one time are delivered a tick apart`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(210, 2), .next(211, 3), .completed(220)])
    let observer = scheduler.start { [scheduler] in source.delay(.seconds(50), scheduler: scheduler) }

    #expect(observer.events == [.next(260, 1), .next(261, 2), .next(262, 3), .completed(270)])
  }

  @Test func `without a processing delay they are delivered at the same time`() {
    let scheduler = TestScheduler(initialClock: 0, simulateProcessingDelay: false)
    let source = scheduler.createHotObservable([.next(210, 1), .next(210, 2), .completed(210)])
    let observer = scheduler.start { source.delay(.seconds(50), scheduler: scheduler) }

    #expect(observer.events == [.next(260, 1), .next(260, 2), .completed(260)])
  }

  @Test func `no time at all is a tick`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(230)])
    let observer = scheduler.start { [scheduler] in source.delay(.seconds(0), scheduler: scheduler) }

    #expect(observer.events == [.next(211, 1), .next(221, 2), .completed(231)])
  }

  @Test func `a synchronous source is delivered an element a tick`() {
    let observer = scheduler.start { [scheduler] in
      Observable.of(1, 2, 3).delay(.seconds(2), scheduler: scheduler)
    }

    #expect(observer.events == [.next(202, 1), .next(203, 2), .next(204, 3), .completed(205)])
  }

  @Test func `an empty source completes later`() {
    let observer = scheduler.start { [scheduler] in
      Observable<Int>.empty().delay(.seconds(10), scheduler: scheduler)
    }

    #expect(observer.events == [.completed(210)])
  }

  @Test func `an error is not delayed, and what is waiting is dropped`() {
    let source = scheduler.createHotObservable([
      .next(250, 1), .next(350, 2), .next(450, 3), .error(550, Failure()),
    ])
    let observer = scheduler.start { [scheduler] in source.delay(.seconds(150), scheduler: scheduler) }

    #expect(observer.events == [.next(400, 1), .next(500, 2), .error(550, Failure())])
    #expect(source.subscriptions == [Subscription(200, 550)])
  }

  @Test func `an error that comes first when an element is due drops it`() {
    let source = scheduler.createHotObservable([.next(210, 1), .error(260)])
    let observer = scheduler.start { [scheduler] in source.delay(.seconds(50), scheduler: scheduler) }

    #expect(observer.events == [.error(260)])
  }

  @Test func `an error that comes second when an element is due does not`() {
    let (source, observer) = (PublishSubject<Int>(), scheduler.createObserver(Int.self))
    _ = source.delay(.seconds(50), scheduler: scheduler).subscribe(observer)
    source.onNext(1)
    scheduler.scheduleAt(50) { source.onError(UnspecifiedError()) }
    scheduler.start()

    #expect(observer.events == [.next(50, 1), .error(50)])
  }

  @Test func `five seconds are five seconds on a fine clock`() {
    let scheduler = TestScheduler(initialClock: 0, resolution: 0.001)
    let source = scheduler.createHotObservable([.next(301, 1), .next(303, 2), .next(308, 3), .completed(999)])
    let observer = scheduler.start(disposed: 20_000) { source.delay(.seconds(5), scheduler: scheduler) }

    #expect(observer.events == [.next(5301, 1), .next(5303, 2), .next(5308, 3), .completed(5999)])
  }

  @Test func `disposing lets the source go and calls the timer off`() {
    let source = scheduler.createHotObservable([.next(205, 0), .next(210, 1), .next(214, 2)])
    let observer = scheduler.start(disposed: 218) { [scheduler] in
      source.delay(.seconds(10), scheduler: scheduler)
    }

    #expect(observer.events == [.next(215, 0)])
    #expect(source.subscriptions == [Subscription(200, 218)])
    #expect(scheduler.clock == 218)
  }

  @Test func `take lets go of the source and of what is waiting`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(211, 2), .next(220, 3)])
    let observer = scheduler.start(disposed: 221) { [scheduler] in
      source.delay(.seconds(5), scheduler: scheduler).take(1)
    }

    #expect(observer.events == [.next(215, 1), .completed(215)])
    #expect(source.subscriptions == [Subscription(200, 215)])
  }

  @Test func `a throw below is an error, and the source is let go`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2)])
    let observer = scheduler.start { [scheduler] in
      source.delay(.seconds(5), scheduler: scheduler).map { _ -> Int in throw UnspecifiedError() }
    }

    #expect(observer.events == [.error(215)])
    #expect(source.subscriptions == [Subscription(200, 215)])
  }

  @Test func `an element sent from inside a delivery waits for its own time`() {
    let (source, observer) = (PublishSubject<Int>(), scheduler.createObserver(Int.self))
    _ = source.delay(.seconds(20), scheduler: scheduler)
      .do(onNext: { if $0 < 3 { source.onNext($0 + 1) } }).subscribe(observer)
    source.onNext(1)
    scheduler.start()

    #expect(observer.events == [.next(20, 1), .next(40, 2), .next(60, 3)])
  }

  @Test(.timeLimit(.minutes(5)))
  func `a concurrent scheduler loses nothing, keeps the order and delivers one at a time`() {
    let source = PublishSubject<Int>()
    let (check, done) = (OverlapCheck(), DispatchSemaphore(value: 0))
    let seen = Received([[Int]](repeating: [], count: 3))
    let scheduler = ConcurrentDispatchQueueScheduler(qos: .default)
    _ = source.delay(.microseconds(100), scheduler: scheduler).subscribe(
      onNext: {
        check.deliver()
        seen.value[$0 % 3].append($0 / 3)
      }, onCompleted: { done.signal() })
    together(3) { thread in for number in 0..<2_000 { source.onNext(number * 3 + thread) } }
    source.onCompleted()

    #expect(done.wait(timeout: .now() + 50) == .success)
    #expect(check.overlaps == 0)
    #expect(seen.value == Array(repeating: Array(0..<2_000), count: 3))
  }

  @Test(.timeLimit(.minutes(5)))
  func `an error of another thread never overlaps a delivery, and nothing follows it`() {
    let scheduler = ConcurrentDispatchQueueScheduler(qos: .default)
    for _ in 0..<300 {
      let source = PublishSubject<Int>()
      let (check, afterwards, done) = (OverlapCheck(), Received(0), DispatchSemaphore(value: 0))
      let hasFailed = Received(false)
      _ = source.delay(.microseconds(10), scheduler: scheduler).subscribe(
        onNext: { _ in
          check.deliver()
          if hasFailed.value { afterwards.value += 1 }
        },
        onError: { _ in
          check.deliver()
          hasFailed.value = true
          done.signal()
        })
      for number in 0..<20 { source.onNext(number) }
      source.onError(Failure())

      #expect(done.wait(timeout: .now() + 50) == .success)
      #expect(check.overlaps == 0 && afterwards.value == 0)
    }
  }

  // MARK: delaySubscription

  @Test func `what a hot source sends before the time is over is missed`() {
    let source = scheduler.createHotObservable([.next(229, 1), .next(231, 2), .next(240, 3), .completed(250)])
    let observer = scheduler.start { [scheduler] in
      source.delaySubscription(.seconds(30), scheduler: scheduler)
    }

    #expect(observer.events == [.next(231, 2), .next(240, 3), .completed(250)])
    #expect(source.subscriptions == [Subscription(230, 250)])
  }

  @Test func `a cold source begins later`() {
    let source = scheduler.createColdObservable([.next(10, 1), .error(20, Failure())])
    let observer = scheduler.start { [scheduler] in
      source.delaySubscription(.seconds(30), scheduler: scheduler)
    }

    #expect(observer.events == [.next(240, 1), .error(250, Failure())])
    #expect(source.subscriptions == [Subscription(230, 250)])
  }

  @Test func `a synchronous source is sent whole when the time is over`() {
    let observer = scheduler.start { [scheduler] in
      Observable.of(1, 2).delaySubscription(.seconds(0), scheduler: scheduler)
    }

    #expect(observer.events == [.next(201, 1), .next(201, 2), .completed(201)])
  }

  @Test func `a disposal before the time is over calls the subscription off`() {
    let source = scheduler.createColdObservable([.next(10, 1)])
    let observer = scheduler.start(disposed: 220) { [scheduler] in
      source.delaySubscription(.seconds(30), scheduler: scheduler)
    }

    #expect(observer.events == [])
    #expect(source.subscriptions == [])
    #expect(scheduler.clock == 220)
  }

  @Test func `a disposal after it lets the source go`() {
    let source = scheduler.createColdObservable([.next(10, 1), .next(20, 2)])
    let observer = scheduler.start(disposed: 245) { [scheduler] in
      source.delaySubscription(.seconds(30), scheduler: scheduler)
    }

    #expect(observer.events == [.next(240, 1)])
    #expect(source.subscriptions == [Subscription(230, 245)])
  }
}
