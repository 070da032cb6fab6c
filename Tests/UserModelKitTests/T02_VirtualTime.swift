import ReactiveLite
import ReactiveLiteTest
import Testing

/// # 2. Virtual time
///
/// You know: streams, subscriptions, rows of marbles (1).
/// New here: a test scheduler, sources with times, an observer that records, `run`.
/// You need: nothing else.
///
/// A scheduler decides when work is done. The one of a test has a clock that stands still until you start it, and then
/// jumps from one piece of work straight to the next. It counts ticks, which are as long as you like. Nobody waits: the
/// 600 below take no time.
@Suite("02 Virtual time")
struct T02_VirtualTime {
  let scheduler = TestScheduler(initialClock: 0)

  @Test func `2.1 the clock stands still until the scheduler is started, and ends at the last piece of work`()
  {
    var done: [Int] = []
    scheduler.scheduleAt(600) { done.append(scheduler.clock) }
    scheduler.scheduleAt(300) { done.append(scheduler.clock) }

    #expect(scheduler.clock == 0)
    scheduler.start()

    #expect(done == [300, 600])
    #expect(scheduler.clock == 600)
  }

  // A *hot* observable sends its events at fixed times of that clock, whether or not somebody listens.
  @Test func `2.2 a hot observable sends its events at the times it is given`() {
    let signal = scheduler.createHotObservable([.next(300, 98), .next(600, 12)])

    var seen: [String] = []
    let subscription = signal.subscribe(onNext: { seen.append("\($0) at \(scheduler.clock)") })
    scheduler.start()

    #expect(seen == ["98 at 300", "12 at 600"])
    subscription.dispose()
  }

  // Nobody writes "at" by hand. An observer of the scheduler records each event with its time, as a `Recorded`.
  @Test func `2.3 an observer records what it is sent, with the time`() {
    let signal = scheduler.createHotObservable([.next(300, 98), .next(600, 12), .completed(700)])
    let observer = scheduler.createObserver(Int.self)

    let subscription = signal.map { $0 + 1 }.subscribe(observer)
    scheduler.start()

    #expect(observer.events == [.next(300, 99), .next(600, 13), .completed(700)])
    subscription.dispose()
  }

  // The clock can be moved by hand, to look at what has come so far.
  @Test func `2.4 advanceTo does all work up to a time and no more`() {
    let signal = scheduler.createHotObservable([.next(300, 98), .next(600, 12)])
    let observer = scheduler.createObserver(Int.self)
    let subscription = signal.subscribe(observer)

    scheduler.advanceTo(300)
    #expect(observer.events == [.next(300, 98)])
    scheduler.advanceBy(300)
    #expect(observer.events == [.next(300, 98), .next(600, 12)])
    subscription.dispose()
  }

  // `start` with a closure does all at once. The surprise is in its times: it subscribes at 200, so what is sent before
  // is missed, and disposes at 1000, so what is sent later is too. `subscriptions` shows both.
  @Test func `2.5 start subscribes at 200 and disposes at 1000`() {
    let signal = scheduler.createHotObservable([.next(150, 1), .next(250, 2), .next(1050, 3)])

    let observer = scheduler.start { signal }

    #expect(observer.events == [.next(250, 2)])
    #expect(signal.subscriptions == [Subscription(200, 1000)])
  }

  // Operators that wait take a scheduler. On this one, a second is a tick, and half a minute takes no time at all.
  @Test func `2.6 delay sends everything later`() {
    let signal = scheduler.createHotObservable([.next(210, 98), .next(220, 12)])

    let observer = scheduler.start { signal.delay(.seconds(30), scheduler: scheduler) }

    #expect(observer.events == [.next(240, 98), .next(250, 12)])
  }

  // The second surprise: work for "now" is done one tick later, so that a test shows where a scheduler was involved.
  @Test func `2.7 what is scheduled for now is done a tick later`() {
    let observer = scheduler.start { Observable.just(42, scheduler: scheduler) }

    #expect(observer.events == [.next(201, 42), .completed(202)])
  }

  @Test func `2.8 unless the scheduler is told otherwise`() {
    let prompt = TestScheduler(initialClock: 0, simulateProcessingDelay: false)

    let observer = prompt.start { Observable.just(42, scheduler: prompt) }

    #expect(observer.events == [.next(200, 42), .completed(200)])
  }

  // `run` is the form with marbles. A character is a millisecond; `10ms` between blanks is ten of them. `(2|)` are two
  // events at one time, that of the bracket. What follows in the row comes four later, for the group is four characters
  // wide; where a failure has to draw it sooner, it takes a second row. Even what asks for the scheduler of the real
  // main thread is served with virtual time, and what is scheduled for now is done now, not a tick later.
  @Test func `2.9 in a run time is virtual without being told`() {
    scheduler.run { m in
      let signal = "-1-(2|)"
      let later = " 11ms 1-(2|)"

      let delayed = m.hot(signal, of: Int.self).delay(.milliseconds(10), scheduler: MainScheduler.instance)
      m.expect(delayed).toBe(later)
    }
  }

  // Two failures you will meet. The first: everything comes one tick after you expect it. `XCTAssertEqual` of this kit
  // works in Swift Testing, too, and shows both lists as one timeline.
  @Test func `2.10 a failure says when times are one tick off`() {
    expectFailure(
      reading: """
        event 1 differs in time: expected 200, actual 201. What is scheduled for now is done a tick later
        > expected  200  next(42)
          expected  201  completed
          actual    201  next(42)
          actual    202  completed
        """
    ) {
      let observer = scheduler.start { Observable.just(42, scheduler: scheduler) }
      XCTAssertEqual(observer.events, [.next(200, 42), .completed(201)])
    }
  }

  // The other one: nothing came at all. Often the line that starts the scheduler is missing.
  @Test func `2.11 a failure says why nothing was recorded`() {
    expectFailure(
      reading: """
        nothing was recorded, expected 1 event: the scheduler has not run
        > expected  300  next(98)
        """
    ) {
      let signal = scheduler.createHotObservable([.next(300, 98)])
      let observer = scheduler.createObserver(Int.self)
      let subscription = signal.subscribe(observer)
      XCTAssertEqual(observer.events, [.next(300, 98)])
      subscription.dispose()
    }
  }

  // Exercise. Record what a source sends, from 250 on: Exercises/E02_VirtualTime.swift, `make exercise N=2`.
  @Test(.exercise(2)) func `2.12 exercise: record from 250 on`() throws { try check(Exercise02.record) }

  @Test func `2.12 exercise, solved`() throws { try check(Solution02.record) }

  private func check(
    _ record: (Observable<Int>, TestScheduler) throws -> [Recorded<Event<Int>>]
  ) throws {
    let signal = scheduler.createHotObservable([
      .next(200, 1), .next(300, 2), .next(1200, 3), .completed(1500),
    ])

    let recorded = try record(signal.asObservable(), scheduler)

    XCTAssertEqual(recorded, [.next(300, 2), .next(1200, 3), .completed(1500)])
    XCTAssertEqual(signal.subscriptions, [Subscription(250, 1500)], "subscribed to (from : until)")
  }
}
