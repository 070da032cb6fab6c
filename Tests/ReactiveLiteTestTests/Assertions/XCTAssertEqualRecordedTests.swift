import ReactiveLite
import ReactiveLiteTest
import Testing
import XCTest

private let users: [Recorded<Event<(String, Int)>>] = [.next(10, ("Ann", 35)), .next(20, ("Ann", 36))]

private let text = """
  event 2 (at 20) differs in value.1: expected 37, actual 36
              10  next("Ann", 35)
  > expected  20  next("Ann", 37)
  > actual    20  next("Ann", 36)
  """

final class XCTAssertEqualRecordedInXCTest: CapturingTestCase {
  func test_a_failure_stands_at_the_line_of_the_caller() {
    let line = #line + 2
    let failures = failures {
      XCTAssertEqual(users, [.next(10, ("Ann", 35)), .next(20, ("Ann", 37))])
    }

    XCTAssertEqual(failures, [Captured(text: "failed - " + text, file: "\(#filePath)", line: line)])
  }

  func test_Equatable_elements_get_the_same_failure() {
    struct User: Equatable { var name: String }
    let users = Recorded.events(.next(10, User(name: "Ann")))
    let failures = failures { XCTAssertEqual(users, [.next(10, User(name: "Bob"))]) }

    XCTAssertEqual(
      failures.first?.headline, "event 1 (at 10) differs in value.name: expected \"Bob\", actual \"Ann\"")
  }

  func test_Void_elements() {
    let taps: [Recorded<Event<Void>>] = [.next(10, ()), .next(20, ())]

    XCTAssertEqual(taps, [.next(10, ()), .next(20, ())])
    XCTAssertEqual(
      failures { XCTAssertEqual(taps, [.next(10, ()), .next(21, ())]) }.first?.headline,
      "event 2 differs in time: expected 21, actual 20")
    XCTAssertEqual(
      failures { XCTAssertEqual(taps, [.next(10, ())]) }.first?.headline,
      "event 2 (at 20) was not expected: actual next()")
  }

  func test_tuples_in_lists_of_another_length() {
    XCTAssertEqual(
      failures { XCTAssertEqual(users, [.next(10, ("Ann", 35))]) }.first?.headline,
      "event 2 (at 20) was not expected: actual next(\"Ann\", 36)")
    XCTAssertEqual(
      failures { XCTAssertEqual(users, users + [.completed(30)]) }.first?.headline,
      "event 3 (at 30) is missing: expected completed")
    XCTAssertEqual(
      failures { XCTAssertEqual([], users) }.first?.headline, "nothing was recorded, expected 2 events")
  }

  func test_the_expected_events_may_be_made_in_any_way() {
    let listed = Recorded.events(.next(10, ("Ann", 35)), .next(20, ("Ann", 36)))
    let typed: [Recorded<Event<(name: String, age: Int)>>] = [.next(10, ("Ann", 35)), .next(20, ("Ann", 36))]

    XCTAssertEqual(users, listed)
    XCTAssertEqual([.next(10, ("Ann", 35)), .next(20, ("Ann", 36))], users)
    XCTAssertEqual(typed, [.next(10, ("Ann", 35)), .next(20, (name: "Ann", age: 36))])
  }

  func test_the_author_s_message_comes_first() {
    let failures = failures { XCTAssertEqual(users, [], "after reset") }

    XCTAssertEqual(
      failures.first?.headline, "after reset: event 1 (at 10) was not expected: actual next(\"Ann\", 35)")
  }
}

@Suite struct XCTAssertEqualRecordedTests {
  @Test func `a failure stands at the line of the caller`() {
    let line = #line + 2
    let failures = failures {
      XCTAssertEqual(users, [.next(10, ("Ann", 35)), .next(20, ("Ann", 37))])
    }

    #expect(failures == [Captured(text: text, file: #fileID, line: line)])
  }

  @Test func `tuples of a combined stream are compared as they are`() {
    let scheduler = TestScheduler(initialClock: 0)
    let names = scheduler.createHotObservable([.next(10, "Bob"), .next(20, "Cleo"), .next(30, "Dan")])
    let ages = scheduler.createHotObservable([.next(15, 15), .next(25, 25), .next(35, 35)])
    let observer = scheduler.start(created: 0, subscribed: 0, disposed: 100) {
      Observable.combineLatest(names.startWith("Ann"), ages.startWith(5))
    }

    XCTAssertEqual(
      observer.events,
      [
        .next(0, ("Ann", 5)), .next(10, ("Bob", 5)), .next(15, ("Bob", 15)), .next(20, ("Cleo", 15)),
        .next(25, ("Cleo", 25)), .next(30, ("Dan", 25)), .next(35, ("Dan", 35)),
      ])
    #expect(observer.events[6] == .next(35, ("Dan", 35)))
  }
}
