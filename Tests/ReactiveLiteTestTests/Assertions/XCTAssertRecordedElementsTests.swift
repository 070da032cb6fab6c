import ReactiveLite
import ReactiveLiteTest
import XCTest

final class XCTAssertRecordedElementsTests: CapturingTestCase {
  private let ages: [Recorded<Event<Int>>] = [.next(10, 35), .next(20, 36)]

  func test_times_do_not_matter() {
    XCTAssertRecordedElements(ages, [35, 36])
  }

  func test_an_element_that_differs_fails_at_the_line_of_the_caller() {
    let line = #line + 1
    let failures = failures { XCTAssertRecordedElements(ages, [35, 37]) }

    XCTAssertEqual(failures.map(\.line), [line])
    XCTAssertEqual(failures.first?.headline, "event 2 differs in value: expected 37, actual 36")
  }

  func test_an_ending_fails() {
    let failures = failures { XCTAssertRecordedElements(ages + [.completed(30)], [35, 36]) }

    XCTAssertEqual(failures.first?.headline, "event 3 was not expected: actual completed")
  }

  func test_tuples_and_Void() {
    let users: [Recorded<Event<(String, Int)>>] = [.next(10, ("Ann", 35))]
    let taps: [Recorded<Event<Void>>] = [.next(10, ())]

    XCTAssertRecordedElements(users, [("Ann", 35)])
    XCTAssertRecordedElements(taps, [()])
    XCTAssertEqual(
      failures { XCTAssertRecordedElements(users, [("Ann", 36)]) }.first?.headline,
      "event 1 differs in value.1: expected 36, actual 35")
  }

  func test_optional_elements() {
    let ages: [Recorded<Event<Int?>>] = [.next(10, 35), .next(20, nil)]
    let users: [Recorded<Event<(String, Int)?>>] = [.next(10, ("Ann", 35)), .next(20, nil)]

    XCTAssertRecordedElements(ages, [35, nil])
    XCTAssertRecordedElements(users, [("Ann", 35), nil])
    XCTAssertEqual(
      failures { XCTAssertRecordedElements(ages, [35, 36]) }.first?.headline,
      "event 2 differs in value: expected 36, actual nil")
    XCTAssertEqual(
      failures { XCTAssertRecordedElements(users, [nil, nil]) }.first?.headline,
      "event 1 differs in value: expected nil, actual (\"Ann\", 35)")
  }
}
