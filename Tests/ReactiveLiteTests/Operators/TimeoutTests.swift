import Dispatch
import ReactiveLite
import ReactiveLiteTest
import Testing

@Suite struct TimeoutTests {
  let scheduler = TestScheduler(initialClock: 0)

  @Test func `a source that rests for too long fails`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(235, 2), .next(270, 3)])
    let observer = scheduler.start { [scheduler] in source.timeout(.seconds(30), scheduler: scheduler) }

    #expect(observer.events == [.next(210, 1), .next(235, 2), .error(265, RxError.timeout)])
    #expect(source.subscriptions == [Subscription(200, 265)])
  }

  @Test func `a source that never begins fails`() {
    let observer = scheduler.start { [scheduler] in
      Observable<Int>.never().timeout(.seconds(30), scheduler: scheduler)
    }

    #expect(observer.events == [.error(230, RxError.timeout)])
  }

  @Test(arguments: [Event<Int>.completed, .error(Failure())])
  func `an ending in time passes, and the timer is called off`(ending: Event<Int>) {
    let source = scheduler.createHotObservable([.next(210, 1), Recorded(time: 220, value: ending)])
    let observer = scheduler.start(disposed: 221) { [scheduler] in
      source.timeout(.seconds(30), scheduler: scheduler)
    }

    #expect(observer.events == [.next(210, 1), Recorded(time: 220, value: ending)])
    #expect(source.subscriptions == [Subscription(200, 220)])
    #expect(scheduler.clock == 221)
  }

  @Test func `an element that comes when the time is over, but first, is in time`() {
    let source = scheduler.createHotObservable([.next(230, 1), .completed(260)])
    let observer = scheduler.start { [scheduler] in source.timeout(.seconds(30), scheduler: scheduler) }

    #expect(observer.events == [.next(230, 1), .completed(260)])
  }

  @Test func `an element that comes right after the time is over is late`() {
    let source = scheduler.createColdObservable([.next(30, 1)])
    let observer = scheduler.start { [scheduler] in source.timeout(.seconds(30), scheduler: scheduler) }

    #expect(observer.events == [.error(230, RxError.timeout)])
    #expect(source.subscriptions == [Subscription(200, 230)])
  }

  @Test func `another sequence takes its place`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(250, 2), .next(260, 3), .error(300)])
    let other = scheduler.createColdObservable([.next(5, 7), .next(100, 8), .completed(200)])
    let observer = scheduler.start { [scheduler] in
      source.timeout(.seconds(30), other: other, scheduler: scheduler)
    }

    #expect(observer.events == [.next(210, 1), .next(245, 7), .next(340, 8), .completed(440)])
    #expect(source.subscriptions == [Subscription(200, 240)])
    #expect(other.subscriptions == [Subscription(240, 440)])
  }

  @Test func `an error of the other passes, and it may be synchronous`() {
    let other = Observable.of(7, 8).concat(Observable.error(Failure()))
    let observer = scheduler.start { [scheduler] in
      Observable<Int>.never().timeout(.seconds(30), other: other, scheduler: scheduler)
    }

    #expect(observer.events == [.next(230, 7), .next(230, 8), .error(230, Failure())])
  }

  @Test func `the other is not subscribed to when the source is in time`() {
    let source = scheduler.createHotObservable([.next(210, 1), .completed(220)])
    let other = scheduler.createColdObservable([.next(5, 7)])
    _ = scheduler.start { [scheduler] in
      source.timeout(.seconds(30), other: other, scheduler: scheduler)
    }

    #expect(other.subscriptions == [])
  }

  @Test func `no time at all is a tick`() {
    let source = scheduler.createHotObservable([.next(201, 1), .next(202, 2), .next(204, 3)])
    let observer = scheduler.start { [scheduler] in source.timeout(.seconds(0), scheduler: scheduler) }

    #expect(observer.events == [.next(201, 1), .next(202, 2), .error(203, RxError.timeout)])
  }

  @Test func `a synchronous source is in time`() {
    let observer = scheduler.start { [scheduler] in
      Observable.of(1, 2).timeout(.seconds(0), scheduler: scheduler)
    }

    #expect(observer.events == [.next(200, 1), .next(200, 2), .completed(200)])
  }

  @Test func `disposing lets the source go and calls the timer off`() {
    let source = scheduler.createHotObservable([.next(210, 1)])
    let observer = scheduler.start(disposed: 215) { [scheduler] in
      source.timeout(.seconds(30), scheduler: scheduler)
    }

    #expect(observer.events == [.next(210, 1)])
    #expect(source.subscriptions == [Subscription(200, 215)])
    #expect(scheduler.clock == 215)
  }

  @Test func `disposing lets the other go`() {
    let other = scheduler.createColdObservable([.next(5, 7), .next(100, 8)])
    let observer = scheduler.start(disposed: 300) { [scheduler] in
      Observable<Int>.never().timeout(.seconds(30), other: other, scheduler: scheduler)
    }

    #expect(observer.events == [.next(235, 7)])
    #expect(other.subscriptions == [Subscription(230, 300)])
  }

  @Test func `an element sent from inside a delivery sets the timer anew`() {
    let (source, observer) = (PublishSubject<Int>(), scheduler.createObserver(Int.self))
    _ = source.timeout(.seconds(30), scheduler: scheduler)
      .do(onNext: { if $0 == 1 { source.onNext(2) } }).subscribe(observer)
    scheduler.scheduleAt(10) { source.onNext(1) }
    scheduler.start()

    #expect(observer.events == [.next(10, 1), .next(10, 2), .error(40, RxError.timeout)])
  }

  @Test func `the time that a subscriber takes is not counted`() {
    var log: [String] = []
    let (scheduler, source) = (ScriptedScheduler { time, _ in log.append("timer") }, PublishSubject<Int>())
    _ = source.timeout(.seconds(30), scheduler: scheduler).subscribe(onNext: { _ in log.append("element") })
    source.onNext(1)

    #expect(log == ["timer", "element", "timer"])
  }

  @Test(.timeLimit(.minutes(5)))
  func `a timer that runs out while a thread sends hands over once, and nothing overlaps`() {
    let scheduler = ConcurrentDispatchQueueScheduler(qos: .default)
    for round in 0..<300 {
      let source = PublishSubject<Int>()
      let (check, seen, done) = (OverlapCheck(), Received([Int]()), DispatchSemaphore(value: 0))
      _ = source.timeout(.microseconds(round % 50), other: Observable.of(-1, -2), scheduler: scheduler)
        .subscribe(
          onNext: {
            check.deliver()
            seen.value.append($0)
          }, onCompleted: { done.signal() })
      for number in 0..<50 { source.onNext(number) }

      #expect(done.wait(timeout: .now() + 50) == .success)
      #expect(check.overlaps == 0)
      #expect(seen.value == Array(0..<(seen.value.count - 2)) + [-1, -2])
      #expect(!source.hasObservers)
    }
  }
}
