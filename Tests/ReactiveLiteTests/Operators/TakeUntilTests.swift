import ReactiveLite
import ReactiveLiteTest
import Testing

@Suite struct TakeUntilTests {
  let scheduler = TestScheduler(initialClock: 0)

  // MARK: take(until:)

  @Test func `elements pass until the other sends, then the result completes`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .next(240, 3), .completed(250)])
    let other = scheduler.createHotObservable([.next(225, "x"), .next(235, "y")])
    let observer = scheduler.start { source.take(until: other) }

    #expect(observer.events == [.next(210, 1), .next(220, 2), .completed(225)])
    #expect(source.subscriptions == [Subscription(200, 225)])
    #expect(other.subscriptions == [Subscription(200, 225)])
  }

  @Test(arguments: [Event<Int>.completed, .error(Failure())])
  func `an ending of the source passes, and the other is let go of`(ending: Event<Int>) {
    let source = scheduler.createHotObservable([.next(210, 1), Recorded(time: 220, value: ending)])
    let other = scheduler.createHotObservable([.next(225, 0)])
    let observer = scheduler.start { source.take(until: other) }

    #expect(observer.events == [.next(210, 1), Recorded(time: 220, value: ending)])
    #expect(other.subscriptions == [Subscription(200, 220)])
  }

  @Test func `the completion of the other changes nothing`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(230, 2), .completed(240)])
    let other = scheduler.createHotObservable([Recorded<Event<Int>>.completed(220)])
    let observer = scheduler.start { source.take(until: other) }

    #expect(observer.events == [.next(210, 1), .next(230, 2), .completed(240)])
    #expect(other.subscriptions == [Subscription(200, 220)])
  }

  @Test func `an error of the other is one of the result`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(230, 2)])
    let other = scheduler.createHotObservable([Recorded<Event<Int>>.error(220, Failure())])
    let observer = scheduler.start { source.take(until: other) }

    #expect(observer.events == [.next(210, 1), .error(220, Failure())])
    #expect(source.subscriptions == [Subscription(200, 220)])
  }

  @Test func `of the same time, what was scheduled first is first`() {
    let source = scheduler.createHotObservable([.next(210, 1)])
    let other = scheduler.createHotObservable([.next(210, 0)])
    let early = scheduler.createObserver(Int.self)
    _ = other.take(until: source).subscribe(early)
    let observer = scheduler.start { source.take(until: other) }

    #expect(observer.events == [.next(210, 1), .completed(210)])
    #expect(early.events == [.completed(210)])
  }

  @Test func `another that has sent already lets nothing pass, and the source is not subscribed to`() {
    let source = scheduler.createColdObservable([.next(10, 1)])
    let observer = scheduler.start { source.take(until: BehaviorRelay(value: 0)) }

    #expect(observer.events == [.completed(200)])
    #expect(source.subscriptions == [])
  }

  @Test func `of synchronous sources the other has the first turn`() {
    #expect(Stream(Observable.of(1, 2).take(until: Observable.of(0))).events == [.completed(0)])
  }

  @Test func `disposing lets both go`() {
    let (source, other) = (PublishSubject<Int>(), PublishSubject<Int>())
    let subscription = source.take(until: other).subscribe()
    #expect(source.hasObservers && other.hasObservers)
    subscription.dispose()

    #expect(!source.hasObservers && !other.hasObservers)
  }

  @Test func `the other, made to send from inside a delivery, ends the result after it`() {
    let (source, other) = (PublishSubject<Int>(), PublishSubject<Int>())
    var log: [String] = []
    _ = source.take(until: other).subscribe(
      onNext: {
        other.onNext(0)
        log.append("end \($0)")
      }, onCompleted: { log.append("completed") })
    source.onNext(1)
    source.onNext(2)

    #expect(log == ["end 1", "completed"])
  }

  @Test(.timeLimit(.minutes(5)))
  func `another thread ends it once, between two elements`() {
    for _ in 0..<500 {
      let (source, other) = (PublishSubject<Int>(), PublishSubject<Int>())
      let (check, seen, endings) = (OverlapCheck(), Received([Int]()), Received([Int]()))
      _ = source.take(until: other).subscribe(
        onNext: {
          check.deliver()
          seen.value.append($0)
        },
        onCompleted: {
          check.deliver()
          endings.value.append(seen.value.count)
        })
      together(2) { thread in
        if thread == 1 { return other.onNext(0) }
        for number in 0..<20 { source.onNext(number) }
      }

      #expect(check.overlaps == 0)
      #expect(endings.value == [seen.value.count])
      #expect(seen.value == Array(0..<seen.value.count))
    }
  }

  // MARK: take(for:)

  @Test func `elements pass for a time, then the result completes`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(229, 2), .next(231, 3)])
    let observer = scheduler.start { [scheduler] in source.take(for: .seconds(30), scheduler: scheduler) }

    #expect(observer.events == [.next(210, 1), .next(229, 2), .completed(230)])
    #expect(source.subscriptions == [Subscription(200, 230)])
  }

  @Test func `a hot element of the last moment passes, for it was scheduled first`() {
    let source = scheduler.createHotObservable([.next(230, 1)])
    let observer = scheduler.start { [scheduler] in source.take(for: .seconds(30), scheduler: scheduler) }

    #expect(observer.events == [.next(230, 1), .completed(230)])
  }

  @Test func `a cold element of the last moment does not`() {
    let source = scheduler.createColdObservable([.next(29, 1), .next(30, 2)])
    let observer = scheduler.start { [scheduler] in source.take(for: .seconds(30), scheduler: scheduler) }

    #expect(observer.events == [.next(229, 1), .completed(230)])
  }

  @Test func `an ending before the time is over calls the timer off`() {
    let source = scheduler.createHotObservable([.next(210, 1), .error(220, Failure())])
    let observer = scheduler.start(disposed: 221) { [scheduler] in
      source.take(for: .seconds(30), scheduler: scheduler)
    }

    #expect(observer.events == [.next(210, 1), .error(220, Failure())])
    #expect(scheduler.clock == 221)
  }

  @Test func `no time at all is a tick`() {
    let observer = scheduler.start { [scheduler] in
      Observable<Int>.never().take(for: .seconds(0), scheduler: scheduler)
    }

    #expect(observer.events == [.completed(201)])
  }

  @Test func `disposing calls the timer off`() {
    _ = scheduler.start(disposed: 215) { [scheduler] in
      Observable<Int>.never().take(for: .seconds(30), scheduler: scheduler)
    }

    #expect(scheduler.clock == 215)
  }
}
