import Dispatch
import ReactiveLite
import ReactiveLiteTest
import Testing

@Suite struct WindowTests {
  let scheduler = TestScheduler(initialClock: 0)

  /// Each element behind the number of its portion, `"0 |"` where that completes.
  private func window(
    _ source: some ObservableType<Int>, _ ticks: Int, _ count: Int
  ) -> Observable<String> {
    source.window(timeSpan: .seconds(ticks), count: count, scheduler: scheduler).enumerated()
      .flatMap { number, portion in
        portion.map { "\(number) \($0)" }.concat(Observable.just("\(number) |"))
      }
  }

  @Test func `a portion ends when it is full or its time is over`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .next(260, 3), .completed(300)])
    let observer = scheduler.start { window(source, 30, 2) }

    #expect(
      observer.events == [
        .next(210, "0 1"), .next(220, "0 2"), .next(220, "0 |"), .next(250, "1 |"), .next(260, "2 3"),
        .next(280, "2 |"), .next(300, "3 |"), .completed(300),
      ])
    #expect(source.subscriptions == [Subscription(200, 300)])
  }

  @Test func `a portion begins with the subscription, and each when the one before has ended`() {
    let source = scheduler.createHotObservable([.next(210, 1), .completed(240)])
    let observer = scheduler.start { [scheduler] in
      source.window(timeSpan: .seconds(30), count: 2, scheduler: scheduler).map { _ in 0 }
    }

    #expect(observer.events == [.next(200, 0), .next(230, 0), .completed(240)])
  }

  @Test func `an error ends the portion and the result`() {
    let source = scheduler.createHotObservable([.next(210, 1), .error(220, Failure())])
    let portions = scheduler.createObserver(Int.self)
    let observer = scheduler.start(disposed: 221) { [scheduler] in
      source.window(timeSpan: .seconds(30), count: 2, scheduler: scheduler)
        .do(onNext: { _ = $0.subscribe(portions) }).map { _ in 0 }
    }

    #expect(observer.events == [.next(200, 0), .error(220, Failure())])
    #expect(portions.events == [.next(210, 1), .error(220, Failure())])
    #expect(scheduler.clock == 221)
  }

  @Test func `an element that comes when the time is over, but first, belongs to the portion`() {
    let source = scheduler.createHotObservable([.next(230, 1), .next(231, 2), .completed(232)])
    let observer = scheduler.start { window(source, 30, 5) }

    #expect(
      observer.events == [
        .next(230, "0 1"), .next(230, "0 |"), .next(231, "1 2"), .next(232, "1 |"), .completed(232),
      ])
  }

  @Test func `who subscribes to a portion later has missed what came before`() {
    let source = PublishSubject<Int>()
    var portion: Observable<Int>?
    let subscription = source.window(timeSpan: .seconds(30), count: 5, scheduler: scheduler)
      .subscribe(onNext: { portion = $0 })
    source.onNext(1)
    let seen = Stream(portion!)
    source.onNext(2)

    #expect(seen.events.map(\.value) == [.next(2)])
    subscription.dispose()
  }

  @Test func `disposing lets the source go and calls the timer off`() {
    let source = scheduler.createHotObservable([.next(210, 1)])
    _ = scheduler.start(disposed: 215) { window(source, 30, 2) }

    #expect(source.subscriptions == [Subscription(200, 215)])
    #expect(scheduler.clock == 215)
  }

  @Test func `a portion that is open keeps the source, also when the result is disposed`() {
    let source = PublishSubject<Int>()
    let (portions, outer, inner) = (Received([Int]()), SerialDisposable(), SerialDisposable())
    outer.disposable = source.window(timeSpan: .seconds(30), count: 5, scheduler: scheduler)
      .subscribe(onNext: { inner.disposable = $0.subscribe(onNext: { portions.value.append($0) }) })
    outer.dispose()
    source.onNext(1)
    #expect(source.hasObservers && portions.value == [1])
    inner.dispose()

    #expect(!source.hasObservers)
    scheduler.start()
    #expect(scheduler.clock == 0)
  }

  @Test func `a synchronous source is divided by the count`() {
    let observer = scheduler.start { window(Observable.of(1, 2, 3), 30, 2) }

    #expect(
      observer.events.compactMap(\.value.element)
        == ["0 1", "0 2", "0 |", "1 3", "1 |"])
  }

  @Test func `a fine clock shows the time exactly`() {
    let scheduler = TestScheduler(initialClock: 0, resolution: 0.001)
    let observer = scheduler.start(disposed: 10_500) {
      Observable<Int>.never().window(timeSpan: .seconds(5), count: 2, scheduler: scheduler).map { _ in 0 }
    }

    #expect(observer.events == [.next(200, 0), .next(5_200, 0), .next(10_200, 0)])
  }

  @Test func `an element sent from inside a delivery belongs to the next portion when that one is full`() {
    let source = PublishSubject<Int>()
    let seen = Received([String]())
    let subscription = window(source, 30, 2).subscribe(onNext: {
      seen.value.append($0)
      if $0 == "0 2" { source.onNext(3) }
    })
    source.onNext(1)
    source.onNext(2)

    #expect(seen.value == ["0 1", "0 2", "0 |", "1 3"])
    subscription.dispose()
  }

  @Test(.timeLimit(.minutes(5)))
  func `threads and the timer never overlap, and no element is lost`() {
    let source = PublishSubject<Int>()
    let (check, seen, done) = (OverlapCheck(), Received([Int]()), DispatchSemaphore(value: 0))
    let scheduler = ConcurrentDispatchQueueScheduler(qos: .default)
    _ = source.window(timeSpan: .microseconds(50), count: 7, scheduler: scheduler)
      .flatMap { $0 }
      .subscribe(
        onNext: {
          check.deliver()
          seen.value.append($0)
        }, onCompleted: { done.signal() })
    together(3) { thread in for number in 0..<3_000 { source.onNext(number * 3 + thread) } }
    source.onCompleted()

    #expect(done.wait(timeout: .now() + 50) == .success)
    #expect(check.overlaps == 0)
    #expect(seen.value.sorted() == Array(0..<9_000))
  }
}
