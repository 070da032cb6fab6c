import ReactiveLite
import ReactiveLiteTest
import Testing

@Suite struct SkipUntilTests {
  let scheduler = TestScheduler(initialClock: 0)

  // MARK: skip(until:)

  @Test func `elements are dropped until the other sends, which is let go of then`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(230, 2), .next(240, 3), .completed(250)])
    let other = scheduler.createHotObservable([.next(225, "x"), .error(235)])
    let observer = scheduler.start { source.skip(until: other) }

    #expect(observer.events == [.next(230, 2), .next(240, 3), .completed(250)])
    #expect(source.subscriptions == [Subscription(200, 250)])
    #expect(other.subscriptions == [Subscription(200, 225)])
  }

  @Test func `a source that completes before the other sends leaves no ending`() {
    let source = scheduler.createHotObservable([.next(210, 1), .completed(220)])
    let other = scheduler.createHotObservable([.next(230, 0), .error(240)])
    let observer = scheduler.start { source.skip(until: other) }

    #expect(observer.events == [])
    #expect(source.subscriptions == [Subscription(200, 220)])
    #expect(other.subscriptions == [Subscription(200, 220)])
  }

  @Test func `the completion of the other changes nothing, so nothing passes any more`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(230, 2), .completed(250)])
    let other = scheduler.createHotObservable([Recorded<Event<Int>>.completed(225)])
    let observer = scheduler.start { source.skip(until: other) }

    #expect(observer.events == [])
    #expect(other.subscriptions == [Subscription(200, 225)])
  }

  @Test func `an error of the source passes at once`() {
    let source = scheduler.createHotObservable([.next(210, 1), .error(220, Failure())])
    let other = scheduler.createHotObservable([.next(230, 0)])
    let observer = scheduler.start { source.skip(until: other) }

    #expect(observer.events == [.error(220, Failure())])
    #expect(other.subscriptions == [Subscription(200, 220)])
  }

  @Test func `an error of the other is one of the result`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(230, 2)])
    let other = scheduler.createHotObservable([Recorded<Event<Int>>.error(220, Failure())])
    let observer = scheduler.start { source.skip(until: other) }

    #expect(observer.events == [.error(220, Failure())])
    #expect(source.subscriptions == [Subscription(200, 220)])
  }

  @Test func `an element before the other at the same time is dropped`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2)])
    let other = scheduler.createHotObservable([.next(210, 0)])
    let observer = scheduler.start { source.skip(until: other) }

    #expect(observer.events == [.next(220, 2)])
  }

  @Test func `a synchronous source has gone by before the other is subscribed to`() {
    let other = scheduler.createColdObservable([.next(0, 0)])
    let observer = scheduler.start { Observable.just(1).skip(until: other) }

    #expect(observer.events == [])
    #expect(other.subscriptions == [])
  }

  @Test func `of synchronous sources that take turns the source has the first`() {
    #expect(
      Stream(Observable.of(1, 2, 3).skip(until: Observable.of(0))).events.map(\.value)
        == [.next(2), .next(3), .completed])
  }

  @Test func `disposing lets both go`() {
    let (source, other) = (PublishSubject<Int>(), PublishSubject<Int>())
    let subscription = source.skip(until: other).subscribe()
    #expect(source.hasObservers && other.hasObservers)
    subscription.dispose()

    #expect(!source.hasObservers && !other.hasObservers)
  }

  @Test func `a throw below is an error, and the source is let go`() {
    let (source, other) = (PublishSubject<Int>(), PublishSubject<Int>())
    let seen = Stream(source.skip(until: other).map { _ -> Int in throw Failure() })
    other.onNext(0)
    source.onNext(1)

    #expect(seen.events == [.error(0, Failure())])
    #expect(!source.hasObservers)
  }

  @Test(.timeLimit(.minutes(5)))
  func `from the moment another thread opens it nothing is lost`() {
    for _ in 0..<500 {
      let (source, other) = (PublishSubject<Int>(), PublishSubject<Int>())
      let (check, seen) = (OverlapCheck(), Received([Int]()))
      _ = source.skip(until: other).subscribe(onNext: {
        check.deliver()
        seen.value.append($0)
      })
      together(2) { thread in
        if thread == 1 { return other.onNext(0) }
        for number in 0..<20 { source.onNext(number) }
      }
      source.onNext(20)

      #expect(check.overlaps == 0)
      #expect(seen.value == Array((21 - seen.value.count)...20))
    }
  }

  // MARK: skip(for:)

  @Test func `elements are dropped for a time`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(229, 2), .next(231, 3), .completed(240)])
    let observer = scheduler.start { [scheduler] in source.skip(for: .seconds(30), scheduler: scheduler) }

    #expect(observer.events == [.next(231, 3), .completed(240)])
    #expect(source.subscriptions == [Subscription(200, 240)])
  }

  @Test(arguments: [Event<Int>.completed, .error(Failure())])
  func `an ending before the time is over passes, and the timer is called off`(ending: Event<Int>) {
    let source = scheduler.createHotObservable([.next(210, 1), Recorded(time: 220, value: ending)])
    let observer = scheduler.start(disposed: 221) { [scheduler] in
      source.skip(for: .seconds(30), scheduler: scheduler)
    }

    #expect(observer.events == [Recorded(time: 220, value: ending)])
    #expect(scheduler.clock == 221)
  }

  @Test func `a hot element of the last moment is dropped, for it was scheduled first`() {
    let source = scheduler.createHotObservable([.next(230, 1), .next(230, 2)])
    let observer = scheduler.start { [scheduler] in source.skip(for: .seconds(30), scheduler: scheduler) }

    #expect(observer.events == [])
  }

  @Test func `a cold element of the last moment passes`() {
    let source = scheduler.createColdObservable([.next(29, 1), .next(30, 2)])
    let observer = scheduler.start { [scheduler] in source.skip(for: .seconds(30), scheduler: scheduler) }

    #expect(observer.events == [.next(230, 2)])
  }

  @Test func `a synchronous source is dropped but for its ending`() {
    let observer = scheduler.start { [scheduler] in
      Observable.of(1, 2).skip(for: .seconds(0), scheduler: scheduler)
    }

    #expect(observer.events == [.completed(200)])
  }

  @Test func `disposing lets the source go and calls the timer off`() {
    let source = scheduler.createHotObservable([.next(210, 1)])
    _ = scheduler.start(disposed: 215) { [scheduler] in
      source.skip(for: .seconds(30), scheduler: scheduler)
    }

    #expect(source.subscriptions == [Subscription(200, 215)])
    #expect(scheduler.clock == 215)
  }
}
