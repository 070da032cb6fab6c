import ReactiveLite
import ReactiveLiteTest
import Testing

@Suite struct WhyNothingTests {
  let scheduler = TestScheduler(initialClock: 0)
  let expected: [Recorded<Event<Int>>] = [.next(210, 1)]

  /// What is said of an observer that has recorded nothing.
  private func reason(_ observer: TestableObserver<Int>) -> Substring? {
    let said = failures { XCTAssertEqual(observer.events, expected) }
    return said.first?.headline.split(separator: ": ", maxSplits: 1).last
  }

  @Test func `an observable that was never subscribed to`() {
    _ = scheduler.createHotObservable(expected)
    let observer = scheduler.createObserver(Int.self)
    scheduler.start()

    #expect(reason(observer) == "its scheduler's observable was never subscribed to")
  }

  @Test func `some observables that were never subscribed to`() {
    let (one, _) = (scheduler.createColdObservable(expected), scheduler.createHotObservable(expected))
    let observer = scheduler.start { one.filter { _ in false } }

    #expect(reason(observer) == "never subscribed to: 1 of its scheduler's 2 observables")
  }

  @Test func `a scheduler that has not run`() {
    let observer = scheduler.createObserver(Int.self)
    _ = scheduler.createHotObservable(expected).subscribe(observer)

    #expect(reason(observer) == "the scheduler has not run")
  }

  @Test func `a subscription that came after the last hot event`() {
    let source = scheduler.createHotObservable(expected)
    let observer = scheduler.start(created: 0, subscribed: 300, disposed: 400) { source }

    #expect(reason(observer) == "a hot observable was subscribed to at 300, after its last event, at 210")
  }

  @Test func `a subscription that was put off by a tick`() {
    let source = scheduler.createHotObservable(expected)
    let observer = scheduler.start(created: 0, subscribed: 209, disposed: 400) { [scheduler] in
      source.subscribe(on: scheduler)
    }

    #expect(
      reason(observer) == """
        a hot observable was subscribed to at 210, after its last event, at 210. \
        What is scheduled for now is done a tick later
        """)
  }

  @Test func `a subscription in time for an event of its own time`() {
    let observer = scheduler.start(created: 0, subscribed: 210, disposed: 400) { [scheduler, expected] in
      scheduler.createHotObservable(expected).filter { _ in false }
    }

    #expect(reason(observer) == "nothing was recorded, expected 1 event")
  }

  @Test func `an event that is late by a tick`() {
    let source = scheduler.createHotObservable(expected)
    let observer = scheduler.start { [scheduler] in source.observe(on: scheduler) }

    #expect(
      failures { XCTAssertEqual(observer.events, expected) }.first?.headline == """
        event 1 differs in time: expected 210, actual 211. \
        What is scheduled for now is done a tick later
        """)
  }

  @Test func `where elements alone are expected`() {
    let observer = scheduler.createObserver(Int.self)
    let failures = failures {
      XCTAssertRecordedElements(observer.events, [1])
      XCTAssertAllElements(observer.events) { $0 > 0 }
    }

    #expect(
      failures.map(\.headline) == [
        "nothing was recorded, expected 1 event: the scheduler has not run",
        "no element was recorded, so the predicate was never called: the scheduler has not run",
      ])
  }

  @Test func `each of two observers is known by its own list`() {
    let other = TestScheduler(initialClock: 0)
    let (observer, late) = (other.createObserver(Int.self), scheduler.createObserver(Int.self))
    other.start()

    #expect(reason(late) == "the scheduler has not run")
    #expect(reason(observer) == "nothing was recorded, expected 1 event")
  }

  @Test func `of a list that is no observer's nothing is known`() {
    _ = scheduler.createObserver(Int.self)
    let failures = failures { XCTAssertEqual([], expected) }

    #expect(failures.map(\.headline) == ["nothing was recorded, expected 1 event"])
  }
}
