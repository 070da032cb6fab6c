import ReactiveLite
import ReactiveLiteTest
import Testing

@Suite struct TestSchedulerTests {
  let scheduler = TestScheduler(initialClock: 0)

  @Test func `work of one time is done in the order in which it was scheduled`() {
    var done = ""
    scheduler.scheduleAt(10) { done += "A" }
    scheduler.scheduleAt(5) { done += "B" }
    scheduler.scheduleAt(10) { done += "C" }

    scheduler.start()

    #expect(done == "BAC")
    #expect(scheduler.clock == 10)
  }

  @Test func `work scheduled from work is done in the same run`() {
    var times: [Int] = []
    scheduler.scheduleAt(10) { [scheduler] in
      scheduler.scheduleAt(20) { times.append(scheduler.clock) }
    }

    scheduler.start()

    #expect(times == [20])
  }

  @Test func `what is asked for now is done a tick later`() {
    var times: [Int] = []
    _ = scheduler.schedule(()) { [scheduler] _ in
      times.append(scheduler.clock)
      return Disposables.create()
    }

    scheduler.start()

    #expect(times == [1])
  }

  @Test func `without a processing delay what is asked for now is done now`() {
    let scheduler = TestScheduler(initialClock: 0, simulateProcessingDelay: false)
    let observer = scheduler.start { Observable.of(1, 2, scheduler: scheduler) }

    #expect(observer.events == [.next(200, 1), .next(200, 2), .completed(200)])
  }

  @Test func `synchronous sources on a scheduler take a tick for each event`() {
    let just = scheduler.start { [scheduler] in Observable.just(42, scheduler: scheduler) }
    #expect(just.events == [.next(201, 42), .completed(202)])
  }

  @Test func `every element of a list takes a tick`() {
    let list = scheduler.start { [scheduler] in Observable.of(1, 2, 3, scheduler: scheduler) }
    #expect(list.events == [.next(201, 1), .next(202, 2), .next(203, 3), .completed(204)])
  }

  @Test func `observing on a scheduler shifts every event by a tick`() {
    let source = scheduler.createHotObservable([.next(210, "a"), .next(220, "b"), .completed(230)])
    let observer = scheduler.start { [scheduler] in source.observe(on: scheduler) }

    #expect(observer.events == [.next(211, "a"), .next(221, "b"), .completed(231)])
  }

  @Test func `advanceTo does what is due and leaves the rest`() {
    var done: [Int] = []
    for time in [10, 20, 30] { scheduler.scheduleAt(time) { done.append(time) } }

    scheduler.advanceTo(20)
    #expect(done == [10, 20])
    #expect(scheduler.clock == 20)

    scheduler.advanceBy(9)
    #expect(done == [10, 20])
    #expect(scheduler.clock == 29)

    scheduler.start()
    #expect(done == [10, 20, 30])
  }

  @Test func `stop ends the run, and start goes on`() {
    var done: [Int] = []
    scheduler.scheduleAt(10) { [scheduler] in
      done.append(10)
      scheduler.stop()
    }
    scheduler.scheduleAt(20) { done.append(20) }

    scheduler.start()
    #expect(done == [10])

    scheduler.start()
    #expect(done == [10, 20])
  }

  @Test func `a source without end fails the test where the scheduler was made`() {
    let line = #line + 1
    let scheduler = TestScheduler(initialClock: 0)
    scheduler.stepLimit = 100
    _ = scheduler.schedulePeriodic((), startAfter: .seconds(1), period: .seconds(1)) { $0 }
    let failures = failures { scheduler.start() }

    #expect(failures.map(\.line) == [line])
    #expect(
      failures.first?.text == """
        the scheduler stopped at 100, after 100 steps and with more to do: a source does not end. \
        The busiest is an interval or a timer of (): it did 50 of the last 50 steps, from 51 to 100. \
        Give it an end, or raise stepLimit.
        """)
  }

  @Test func `of several sources the busiest is named, with all that comes of it`() {
    scheduler.stepLimit = 10_000
    let fast = Observable<Int>.interval(.seconds(2), scheduler: scheduler).observe(on: scheduler).subscribe()
    let slow = Observable<Int8>.interval(.seconds(4), scheduler: scheduler).subscribe()
    let failures = failures { scheduler.start() }

    #expect(
      failures.first?.text.contains("The busiest is an interval or a timer of Int: it did 800 of") == true)
    [fast, slow].forEach { $0.dispose() }
  }

  /// What is named as busy when a subject gets back what it sent by way of `detour`.
  private func busy(_ detour: (Observable<Int>) -> Observable<Int>) -> String? {
    scheduler.stepLimit = 100
    let subject = PublishSubject<Int>()
    let subscription = detour(subject).bind(to: subject)
    subject.onNext(1)
    let failures = failures { scheduler.start() }
    subscription.dispose()
    return failures.first?.text
  }

  @Test func `an observe(on:) that feeds itself is named`() {
    let text = busy { [scheduler] in $0.observe(on: scheduler) }

    #expect(text?.contains("The busiest is an observe(on:) of Int: it did 50 of") == true)
  }

  @Test func `an operator with a timer that feeds itself is named`() {
    let text = busy { [scheduler] in $0.delay(.seconds(1), scheduler: scheduler) }

    #expect(text?.contains("The busiest is a delay, debounce, throttle, timeout or buffer") == true)
  }

  @Test func `a cold observable that is repeated is named`() {
    scheduler.stepLimit = 100
    let cold = scheduler.createColdObservable([.next(1, 1), .error(2)])
    let subscription = cold.retry().subscribe()
    let failures = failures { scheduler.start() }

    #expect(failures.first?.text.contains("The busiest is a testable observable") == true)
    subscription.dispose()
  }

  @Test func `after a run that ended, nobody is busy`() {
    var isCalled = false
    scheduler.scheduleAt(10) { isCalled = true }
    scheduler.start()

    #expect(isCalled)
    #expect(scheduler.busiestSource == "")
  }
}
