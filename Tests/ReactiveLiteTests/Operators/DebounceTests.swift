import Dispatch
import ReactiveLite
import ReactiveLiteTest
import Testing

@Suite struct DebounceTests {
  let scheduler = TestScheduler(initialClock: 0)

  @Test func `an element is sent when nothing came after it for the time`() {
    let source = scheduler.createHotObservable([
      .next(210, 1), .next(240, 2), .next(250, 3), .next(290, 4), .completed(300),
    ])
    let observer = scheduler.start { [scheduler] in source.debounce(.seconds(20), scheduler: scheduler) }

    #expect(observer.events == [.next(230, 1), .next(270, 3), .next(300, 4), .completed(300)])
    #expect(source.subscriptions == [Subscription(200, 300)])
  }

  @Test func `a source that never rests sends its last element with the completion`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .next(230, 3), .completed(240)])
    let observer = scheduler.start { [scheduler] in source.debounce(.seconds(50), scheduler: scheduler) }

    #expect(observer.events == [.next(240, 3), .completed(240)])
    #expect(scheduler.clock == 1000)
  }

  @Test func `nothing is sent twice when the completion comes after the element was sent`() {
    let source = scheduler.createHotObservable([.next(210, 1), .completed(300)])
    let observer = scheduler.start { [scheduler] in source.debounce(.seconds(20), scheduler: scheduler) }

    #expect(observer.events == [.next(230, 1), .completed(300)])
  }

  @Test func `an error passes at once, and what is waiting is dropped`() {
    let source = scheduler.createHotObservable([.next(210, 1), .error(220), .next(230, 2)])
    let observer = scheduler.start { [scheduler] in source.debounce(.seconds(20), scheduler: scheduler) }

    #expect(observer.events == [.error(220)])
    #expect(source.subscriptions == [Subscription(200, 220)])
  }

  @Test func `an empty source completes, and a silent one sends nothing`() {
    let empty = scheduler.createHotObservable([Recorded<Event<Int>>.completed(220)])
    let observer = scheduler.start { [scheduler] in empty.debounce(.seconds(20), scheduler: scheduler) }
    let silent = Stream(Observable<Int>.never().debounce(.seconds(20), scheduler: scheduler))
    scheduler.start()

    #expect(observer.events == [.completed(220)])
    #expect(silent.events == [])
  }

  @Test func `an element that comes when the time is over, but first, replaces the one before`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(230, 2)])
    let observer = scheduler.start { [scheduler] in source.debounce(.seconds(20), scheduler: scheduler) }

    #expect(observer.events == [.next(250, 2)])
  }

  @Test func `an element that comes right after the time is over does not`() {
    let (source, observer) = (PublishSubject<Int>(), scheduler.createObserver(Int.self))
    _ = source.debounce(.seconds(20), scheduler: scheduler).subscribe(observer)
    source.onNext(1)
    scheduler.scheduleAt(20) { source.onNext(2) }
    scheduler.start()

    #expect(observer.events == [.next(20, 1), .next(40, 2)])
  }

  @Test func `no time at all is a tick`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(211, 2), .next(220, 3)])
    let observer = scheduler.start { [scheduler] in source.debounce(.seconds(0), scheduler: scheduler) }

    #expect(observer.events == [.next(212, 2), .next(221, 3)])
  }

  @Test func `a fine clock shows the time exactly`() {
    let scheduler = TestScheduler(initialClock: 0, resolution: 0.001)
    let source = scheduler.createHotObservable([.next(301, 1), .next(5300, 2)])
    let observer = scheduler.start(disposed: 20_000) { source.debounce(.seconds(5), scheduler: scheduler) }

    #expect(observer.events == [.next(10_300, 2)])
  }

  @Test func `a synchronous source sends its last element`() {
    let observer = scheduler.start { [scheduler] in
      Observable.of(1, 2, 3).debounce(.seconds(20), scheduler: scheduler)
    }

    #expect(observer.events == [.next(200, 3), .completed(200)])
  }

  @Test func `disposing lets the source go and calls the timer off`() {
    let source = scheduler.createHotObservable([.next(210, 1)])
    let observer = scheduler.start(disposed: 215) { [scheduler] in
      source.debounce(.seconds(20), scheduler: scheduler)
    }

    #expect(observer.events == [])
    #expect(source.subscriptions == [Subscription(200, 215)])
    #expect(scheduler.clock == 215)
  }

  @Test func `a throw below is an error, and the source is let go`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2)])
    let observer = scheduler.start { [scheduler] in
      source.debounce(.seconds(5), scheduler: scheduler).map { _ -> Int in throw UnspecifiedError() }
    }

    #expect(observer.events == [.error(215)])
    #expect(source.subscriptions == [Subscription(200, 215)])
  }

  @Test func `an element sent from inside a delivery waits for its own time`() {
    let (source, observer) = (PublishSubject<Int>(), scheduler.createObserver(Int.self))
    _ = source.debounce(.seconds(20), scheduler: scheduler)
      .do(onNext: { if $0 < 3 { source.onNext($0 + 1) } }).subscribe(observer)
    source.onNext(1)
    scheduler.start()

    #expect(observer.events == [.next(20, 1), .next(40, 2), .next(60, 3)])
  }

  @Test(.timeLimit(.minutes(5)))
  func `threads and the timer never overlap, and the last element is not lost`() {
    let source = PublishSubject<Int>()
    let (check, last, done) = (OverlapCheck(), Received(-1), DispatchSemaphore(value: 0))
    let scheduler = ConcurrentDispatchQueueScheduler(qos: .default)
    _ = source.debounce(.microseconds(20), scheduler: scheduler).subscribe(
      onNext: {
        check.deliver()
        last.value = $0
      }, onCompleted: { done.signal() })
    together(3) { thread in for number in 0..<3_000 { source.onNext(number * 3 + thread) } }
    source.onNext(9_999)
    source.onCompleted()

    #expect(done.wait(timeout: .now() + 50) == .success)
    #expect(check.overlaps == 0 && check.count >= 1)
    #expect(last.value == 9_999)
  }
}
