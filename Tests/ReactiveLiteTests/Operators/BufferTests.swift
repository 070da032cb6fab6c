import Dispatch
import ReactiveLite
import ReactiveLiteTest
import Testing

@Suite struct BufferTests {
  let scheduler = TestScheduler(initialClock: 0)

  private func buffer(
    _ source: some ObservableType<Int>, _ ticks: Int, _ count: Int
  ) -> Observable<[Int]> {
    source.buffer(timeSpan: .seconds(ticks), count: count, scheduler: scheduler)
  }

  @Test func `a portion is sent when it is full or its time is over`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .next(260, 3), .completed(300)])
    let observer = scheduler.start { buffer(source, 30, 2) }

    #expect(
      observer.events == [
        .next(220, [1, 2]), .next(250, []), .next(280, [3]), .next(300, []), .completed(300),
      ])
    #expect(source.subscriptions == [Subscription(200, 300)])
  }

  @Test func `a completion sends what there is`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(215, 2), .completed(220)])
    let observer = scheduler.start { buffer(source, 30, 5) }

    #expect(observer.events == [.next(220, [1, 2]), .completed(220)])
  }

  @Test func `an error passes at once, and what there is is dropped`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(235, 2), .error(240), .next(245, 3)])
    let observer = scheduler.start(disposed: 246) { buffer(source, 30, 5) }

    #expect(observer.events == [.next(230, [1]), .error(240)])
    #expect(source.subscriptions == [Subscription(200, 240)])
  }

  @Test func `a source without elements sends empty portions`() {
    let source = scheduler.createHotObservable([Recorded<Event<Int>>.completed(270)])
    let observer = scheduler.start { buffer(source, 30, 2) }

    #expect(observer.events == [.next(230, []), .next(260, []), .next(270, []), .completed(270)])
  }

  @Test func `an element that comes when the time is over, but first, belongs to the portion`() {
    let source = scheduler.createHotObservable([.next(230, 1), .next(231, 2), .completed(261)])
    let observer = scheduler.start { buffer(source, 30, 5) }

    // The completion was scheduled before the timer of 260 was set, but is later.
    #expect(observer.events == [.next(230, [1]), .next(260, [2]), .next(261, []), .completed(261)])
  }

  @Test func `an element that fills the portion when the time is over leaves the next its whole time`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(230, 2), .next(259, 3), .completed(299)])
    let observer = scheduler.start { buffer(source, 30, 2) }

    #expect(
      observer.events == [
        .next(230, [1, 2]), .next(260, [3]), .next(290, []), .next(299, []), .completed(299),
      ])
  }

  @Test func `a count of one sends each element by itself`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(210, 2), .completed(211)])
    let observer = scheduler.start { buffer(source, 30, 1) }

    #expect(observer.events == [.next(210, [1]), .next(210, [2]), .next(211, []), .completed(211)])
  }

  @Test func `a fine clock shows the time exactly`() {
    let scheduler = TestScheduler(initialClock: 0, resolution: 0.001)
    let observer = scheduler.start(disposed: 10_500) {
      Observable<Int>.never().buffer(timeSpan: .seconds(5), count: 2, scheduler: scheduler)
    }

    #expect(observer.events == [.next(5_200, []), .next(10_200, [])])
  }

  @Test func `a synchronous source is sent in full portions`() {
    let observer = scheduler.start { buffer(Observable.of(1, 2, 3), 30, 2) }

    #expect(observer.events == [.next(200, [1, 2]), .next(200, [3]), .completed(200)])
  }

  @Test func `disposing lets the source go and calls the timer off`() {
    let source = scheduler.createHotObservable([.next(210, 1)])
    let observer = scheduler.start(disposed: 215) { buffer(source, 30, 2) }

    #expect(observer.events == [])
    #expect(source.subscriptions == [Subscription(200, 215)])
    #expect(scheduler.clock == 215)
  }

  @Test func `a throw below is an error, and the timer is called off`() {
    let observer = scheduler.start(disposed: 231) {
      buffer(Observable.never(), 30, 2).map { _ -> Int in throw UnspecifiedError() }
    }

    #expect(observer.events == [.error(230)])
    #expect(scheduler.clock == 231)
  }

  @Test func `an element sent from inside a delivery belongs to the next portion`() {
    let (source, observer) = (PublishSubject<Int>(), scheduler.createObserver([Int].self))
    _ = buffer(source, 30, 2).take(2).do(onNext: { if $0 == [1, 2] { source.onNext(3) } }).subscribe(observer)
    source.onNext(1)
    source.onNext(2)
    scheduler.start()

    #expect(observer.events == [.next(0, [1, 2]), .next(30, [3]), .completed(30)])
  }

  // The first timer runs out on another thread before the scheduler has returned it.
  @Test func `a timer that is faster than the scheduler does not call off the next`() {
    var timers: [() -> Void] = []
    let scheduler = ScriptedScheduler { _, action in
      timers.append(action)
      if timers.count == 1 { together(1) { [action = Unchecked(action)] _ in action.value() } }
    }
    let seen = Stream(Observable<Int>.never().buffer(timeSpan: .seconds(1), count: 2, scheduler: scheduler))
    timers.last?()

    #expect(seen.events.map(\.value) == [.next([]), .next([])])
  }

  @Test(.timeLimit(.minutes(5)))
  func `threads and the timer never overlap, and no element is lost`() {
    let source = PublishSubject<Int>()
    let (check, seen, done) = (OverlapCheck(), Received([[Int]]()), DispatchSemaphore(value: 0))
    let scheduler = ConcurrentDispatchQueueScheduler(qos: .default)
    _ = source.buffer(timeSpan: .microseconds(50), count: 7, scheduler: scheduler).subscribe(
      onNext: {
        check.deliver()
        seen.value.append($0)
      }, onCompleted: { done.signal() })
    together(3) { thread in for number in 0..<3_000 { source.onNext(number * 3 + thread) } }
    source.onCompleted()

    #expect(done.wait(timeout: .now() + 50) == .success)
    #expect(check.overlaps == 0)
    #expect(seen.value.allSatisfy { $0.count <= 7 })
    #expect(seen.value.flatMap { $0 }.sorted() == Array(0..<9_000))
  }
}

/// Handed to another thread, whose end is waited for.
private struct Unchecked<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}
