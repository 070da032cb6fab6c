import ReactiveLite
import ReactiveLiteTest
import Testing
import XCTest

/// Whether the fixtures run: only in the process that ``FixtureTests`` starts, for all of them fail.
let areFixturesOn = ProcessInfo.processInfo.environment["FAILING_FIXTURES"] != nil

/// What users write and see fail. The line above each that is to fail says so, with what the failure is to say;
/// `FixtureTests` reads this very file.
private enum Fixtures {
  static func time() {
    // fails: event 1 differs in time: expected 11, actual 10
    XCTAssertEqual([.next(10, 1)], [.next(11, 1)])
  }

  static func kind() {
    // fails: event 1 (at 10) differs in kind: expected next(1), actual completed
    XCTAssertEqual([.completed(10, Int.self)], [.next(10, 1)])
  }

  static func value() {
    // fails: event 1 (at 10) differs in value: expected 2, actual 1
    XCTAssertEqual([.next(10, 1)], [.next(10, 2)])
  }

  static func component() {
    let events: [Recorded<Event<(String, Int)>>] = [.next(10, ("Ann", 35)), .next(20, ("Ann", 36))]
    // fails: event 2 (at 20) differs in value.1: expected 37, actual 36
    XCTAssertEqual(events, [.next(10, ("Ann", 35)), .next(20, ("Ann", 37))])
  }

  static func label() {
    let user = (name: "Ann", age: 36)
    // fails: value.age differs: expected 37, actual 36
    XCTAssertEqual(user, (name: "Ann", age: 37))
  }

  static func missing() {
    // fails: event 2 (at 20) is missing: expected next(2)
    XCTAssertEqual([.next(10, 1)], [.next(10, 1), .next(20, 2)])
  }

  static func nothing() {
    // fails: nothing was recorded, expected 1 event
    XCTAssertEqual([], [.next(10, 1)])
  }

  static func extra() {
    // fails: event 1 (at 10) was not expected: actual next(1)
    XCTAssertEqual([.next(10, 1)], [])
  }

  static func elements() {
    // fails: event 1 differs in value: expected "Bob", actual "Ann"
    XCTAssertRecordedElements([.next(10, "Ann")], ["Bob"])
  }

  static func accuracy() {
    // fails: event 1 (at 10) differs in value: expected 1.0 ± 0.1, actual 1.5
    XCTAssertEqual([.next(10, 1.5)], [.next(10, 1.0)], accuracy: 0.1)
  }

  static func next() {
    let recorder = Recorder(Observable<Int>.never())
    // fails: expected 1 element, but nothing came
    _ = recorder.next()
  }

  static func noMore() {
    let recorder = Recorder(BehaviorRelay(value: 7))
    // fails: expected no more, but 1 event came: next(7)
    recorder.expectNoMore()
  }

  static func unseen() {
    // fails: 1 event nobody looked at: next(7)
    let recorder = Recorder(BehaviorRelay(value: 7))
    withExtendedLifetime(recorder) {}
  }

  static func wait() {
    let recorder = Recorder(Observable<Int>.never())
    // fails: waited 0.01 s for the end in vain; nothing came
    recorder.wait(timeout: 0.01)
  }

  static func endless() {
    // fails: The busiest is an interval or a timer of Int
    let scheduler = TestScheduler(initialClock: 0)
    scheduler.stepLimit = 100
    _ = scheduler.createObserver(Int.self)
    let subscription = Observable<Int>.interval(.seconds(1), scheduler: scheduler).subscribe()
    scheduler.start()
    subscription.dispose()
  }

  static func marbles() {
    TestScheduler(initialClock: 0).run { m in
      // fails: event 1 (at 1) differs in value: expected "b", actual "a"
      m.expect(m.cold("-a|")).toBe("-b|")
    }
  }

  static func unchecked() {
    TestScheduler(initialClock: 0).run { m in
      // fails: this expectation is never checked: say what is expected, with toBe
      _ = m.expect(m.cold("-a|"))
    }
  }

  static let all: [@Sendable () -> Void] = [
    time, kind, value, component, label, missing, nothing, extra, elements, accuracy, next, noMore, unseen,
    wait,
    endless,
    marbles, unchecked,
  ]
}

/// The fixtures under XCTest.
final class FailingXCTestFixtures: XCTestCase {
  func testAll() throws {
    try XCTSkipUnless(areFixturesOn, "fails on purpose: FixtureTests runs it in a process of its own")
    for fixture in Fixtures.all { fixture() }
  }
}

/// The fixtures under Swift Testing.
@Suite(.enabled(if: areFixturesOn, "fails on purpose: FixtureTests runs it in a process of its own"))
struct FailingSwiftTestingFixtures {
  @Test func all() {
    for fixture in Fixtures.all { fixture() }
  }
}
