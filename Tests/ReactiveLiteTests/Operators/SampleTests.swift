import ReactiveLite
import ReactiveLiteTest
import Testing

@Suite struct SampleTests {
  let scheduler = TestScheduler(initialClock: 0)

  @Test func `the newest element is sent each time the sampler sends, if there is a new one`() {
    let source = scheduler.createHotObservable([
      .next(210, 1), .next(220, 2), .next(240, 3), .next(300, 4), .completed(400),
    ])
    let sampler = scheduler.createHotObservable([
      .next(225, "a"), .next(230, "b"), .next(250, "c"), .next(310, "d"), .completed(500),
    ])
    let observer = scheduler.start { source.sample(sampler) }

    #expect(
      observer.events == [.next(225, 2), .next(250, 3), .next(310, 4), .completed(500)])
    #expect(source.subscriptions == [Subscription(200, 400)])
    #expect(sampler.subscriptions == [Subscription(200, 500)])
  }

  @Test func `a default stands in when there is no new element`() {
    let source = scheduler.createHotObservable([.next(220, 1), .completed(260)])
    let sampler = scheduler.createHotObservable([
      .next(210, "a"), .next(230, "b"), .next(240, "c"), .next(270, "d"),
    ])
    let observer = scheduler.start { source.sample(sampler, defaultValue: 0) }

    #expect(
      observer.events == [.next(210, 0), .next(230, 1), .next(240, 0), .next(270, 0), .completed(270)])
  }

  @Test func `what is waiting when the source completes is sent with the next sample`() {
    let source = scheduler.createHotObservable([.next(220, 1), .completed(230)])
    let sampler = scheduler.createHotObservable([.next(250, ()), .next(260, ())])
    let observer = scheduler.start { source.sample(sampler) }

    #expect(observer.events == [.next(250, 1), .completed(250)])
    #expect(sampler.subscriptions == [Subscription(200, 250)])
  }

  @Test func `the completion of the sampler is a sample`() {
    let source = scheduler.createHotObservable([.next(220, 1), .next(240, 2), .completed(250)])
    let sampler = scheduler.createHotObservable([Recorded<Event<Int>>.completed(230)])
    let observer = scheduler.start { source.sample(sampler) }

    #expect(observer.events == [.next(230, 1)])
  }

  @Test func `an empty source completes with the next sample`() {
    let source = scheduler.createHotObservable([Recorded<Event<Int>>.completed(220)])
    let sampler = scheduler.createHotObservable([.next(210, ()), .next(230, ())])
    let observer = scheduler.start { source.sample(sampler) }

    #expect(observer.events == [.completed(230)])
  }

  @Test func `an error of the source passes at once, and what is waiting is dropped`() {
    let source = scheduler.createHotObservable([.next(210, 1), .error(220, Failure())])
    let sampler = scheduler.createHotObservable([.next(230, ())])
    let observer = scheduler.start { source.sample(sampler) }

    #expect(observer.events == [.error(220, Failure())])
    #expect(sampler.subscriptions == [Subscription(200, 220)])
  }

  @Test func `an error of the sampler passes at once`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(230, 2)])
    let sampler = scheduler.createHotObservable([Recorded<Event<Int>>.error(220, Failure())])
    let observer = scheduler.start { source.sample(sampler) }

    #expect(observer.events == [.error(220, Failure())])
    #expect(source.subscriptions == [Subscription(200, 220)])
  }

  @Test func `of the same time, an element that was scheduled first is part of the sample`() {
    let source = scheduler.createHotObservable([.next(210, 1)])
    let sampler = scheduler.createHotObservable([.next(210, ()), .next(220, ())])
    let observer = scheduler.start { source.sample(sampler) }

    #expect(observer.events == [.next(210, 1)])
  }

  @Test func `synchronous sources take turns`() {
    let samples = Observable.of(1, 2, 3).sample(Observable.of("a", "b"))

    #expect(Stream(samples).events.map(\.value) == [.next(1), .next(2), .next(3)])
  }

  @Test func `an endless synchronous sampler is stopped by take`() {
    let samples = Observable<Int>.never().sample(Observable.from(0...), defaultValue: 7).take(2)

    #expect(Stream(samples).events.map(\.value) == [.next(7), .next(7), .completed])
  }

  @Test func `disposing lets both go`() {
    let (source, sampler) = (PublishSubject<Int>(), PublishSubject<Int>())
    let subscription = source.sample(sampler).subscribe()
    #expect(source.hasObservers && sampler.hasObservers)
    subscription.dispose()

    #expect(!source.hasObservers && !sampler.hasObservers)
  }

  @Test func `a throw below is an error, and both are let go of`() {
    let (source, sampler) = (PublishSubject<Int>(), PublishSubject<Int>())
    let seen = Stream(source.sample(sampler).map { _ -> Int in throw Failure() })
    source.onNext(1)
    sampler.onNext(0)

    #expect(seen.events == [.error(0, Failure())])
    #expect(!source.hasObservers && !sampler.hasObservers)
  }

  @Test func `a sample taken from inside a delivery comes after it`() {
    let (source, sampler) = (PublishSubject<Int>(), PublishSubject<Int>())
    var log: [String] = []
    let subscription = source.sample(sampler).subscribe(onNext: {
      log.append("begin \($0)")
      if $0 == 1 {
        source.onNext(2)
        sampler.onNext(0)
      }
      log.append("end \($0)")
    })
    source.onNext(1)
    sampler.onNext(0)

    #expect(log == ["begin 1", "end 1", "begin 2", "end 2"])
    subscription.dispose()
  }

  @Test(.timeLimit(.minutes(5)))
  func `threads that send and sample never overlap, and the last element is not lost`() {
    let (source, sampler) = (PublishSubject<Int>(), PublishSubject<Int>())
    let (check, seen) = (OverlapCheck(), Received([Int]()))
    let subscription = source.sample(sampler).subscribe(onNext: {
      check.deliver()
      seen.value.append($0)
    })
    together(2) { thread in
      for number in 0..<5_000 { (thread == 0 ? source : sampler).onNext(number) }
    }
    sampler.onNext(0)

    #expect(check.overlaps == 0)
    #expect(seen.value == seen.value.sorted() && Set(seen.value).count == seen.value.count)
    #expect(seen.value.last == 4_999)
    subscription.dispose()
  }
}
