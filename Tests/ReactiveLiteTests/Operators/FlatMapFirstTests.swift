import ReactiveLite
import ReactiveLiteTest
import Testing

@Suite struct FlatMapFirstTests {
  let scheduler = TestScheduler(initialClock: 0)

  @Test func `elements that come while an inner sequence runs are dropped`() {
    let source = scheduler.createHotObservable([
      .next(210, 10), .next(220, 20), .next(240, 30), .completed(245),
    ])
    let inner = scheduler.createColdObservable([.next(5, 1), .next(15, 2), .completed(25)])
    let observer = scheduler.start { source.flatMapFirst { outer in inner.map { outer + $0 } } }

    #expect(
      observer.events == [.next(215, 11), .next(225, 12), .next(245, 31), .next(255, 32), .completed(265)])
    #expect(source.subscriptions == [Subscription(200, 245)])
    #expect(inner.subscriptions == [Subscription(210, 235), Subscription(240, 265)])
  }

  // The hot source's element was scheduled first, so the inner sequence still runs.
  @Test func `an element at the time of the inner completion, but before it, is dropped`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(235, 2), .next(236, 3), .completed(300)])
    let inner = scheduler.createColdObservable([Recorded<Event<Int>>.completed(25)])
    _ = scheduler.start { source.flatMapFirst { _ in inner } }

    #expect(inner.subscriptions == [Subscription(210, 235), Subscription(236, 261)])
  }

  @Test func `the source may complete last`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(300)])
    let observer = scheduler.start { source.flatMapFirst { Observable.just($0) } }

    #expect(observer.events == [.next(210, 1), .next(220, 2), .completed(300)])
  }

  @Test func `an empty source completes`() {
    #expect(Stream(Observable<Int>.empty().flatMapFirst { Observable.just($0) }).events == [.completed(0)])
  }

  @Test func `an error of the source ends the result and lets the inner sequence go`() {
    let source = scheduler.createHotObservable([.next(210, 1), .error(230)])
    let inner = scheduler.createColdObservable([.next(10, 7), .next(50, 8)])
    let observer = scheduler.start { source.flatMapFirst { _ in inner } }

    #expect(observer.events == [.next(220, 7), .error(230)])
    #expect(inner.subscriptions == [Subscription(210, 230)])
  }

  @Test func `an error of the inner sequence ends the result and lets the source go`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(240, 2)])
    let inner = scheduler.createColdObservable([.next(10, 7), .error(20)])
    let observer = scheduler.start { source.flatMapFirst { _ in inner } }

    #expect(observer.events == [.next(220, 7), .error(230)])
    #expect(source.subscriptions == [Subscription(200, 230)])
  }

  @Test func `the selector is not called for what is dropped, and ends the result when it throws`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(215, 2), .next(230, 2), .next(240, 3)])
    let inner = scheduler.createColdObservable([.next(5, 7), .completed(10)])
    let observer = scheduler.start {
      source.flatMapFirst { element in
        if element == 2 { throw UnspecifiedError() }
        return inner
      }
    }

    #expect(observer.events == [.next(215, 7), .error(230)])
    #expect(source.subscriptions == [Subscription(200, 230)])
  }

  @Test func `disposing lets the source and the inner sequence go`() {
    let source = scheduler.createHotObservable([.next(210, 1)])
    let inner = scheduler.createColdObservable([.next(5, 7), .next(50, 8)])
    let observer = scheduler.start(disposed: 225) { source.flatMapFirst { _ in inner } }

    #expect(observer.events == [.next(215, 7)])
    #expect(source.subscriptions == [Subscription(200, 225)])
    #expect(inner.subscriptions == [Subscription(210, 225)])
  }

  // The source sends 2 while the first inner sequence takes its turns.
  @Test func `of synchronous sources that take turns the first is followed`() {
    let numbers = Observable.of(1, 2, 3).flatMapFirst { Observable.of($0 * 10, $0 * 10 + 1, $0 * 10 + 2) }

    #expect(Stream(numbers).events.compactMap(\.value.element) == [10, 11, 12])
  }

  @Test func `an element sent from inside a delivery of the running sequence is dropped`() {
    let (source, inner) = (PublishSubject<Int>(), PublishSubject<Int>())
    var made = 0
    _ = source.flatMapFirst { _ in
      made += 1
      return inner
    }
    .subscribe(onNext: { if $0 == 7 { source.onNext(2) } })
    source.onNext(1)
    inner.onNext(7)

    #expect(made == 1)
  }

  @Test(.timeLimit(.minutes(5)))
  func `threads that send at once begin one inner sequence at a time, and nothing overlaps`() {
    let source = PublishSubject<Int>()
    let (check, running, most) = (OverlapCheck(), Received(0), Received(0))
    let inner = PublishSubject<Int>()
    _ = source.flatMapFirst { _ in
      inner.take(1).do(
        onSubscribe: {
          running.withLock { $0 += 1 }
          running.withLock { count in most.withLock { $0 = max($0, count) } }
        }, onDispose: { running.withLock { $0 -= 1 } })
    }
    .subscribe(onNext: { _ in check.deliver() })
    together(3) { thread in
      for number in 0..<2_000 { thread == 0 ? inner.onNext(number) : source.onNext(number) }
    }

    #expect(check.overlaps == 0)
    #expect(most.value <= 2)
  }
}
