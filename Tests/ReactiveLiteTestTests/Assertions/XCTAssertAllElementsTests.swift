import ReactiveLite
import ReactiveLiteTest
import XCTest

final class XCTAssertAllElementsTests: CapturingTestCase {
  private let users: [Recorded<Event<(String, Int)>>] = [
    .next(10, ("Ann", 35)), .next(20, ("Bob", 12)), .completed(30),
  ]

  func test_every_element_is_looked_at_and_no_ending() {
    XCTAssertAllElements(users) { $0.1 > 10 }
  }

  func test_the_first_element_that_is_not_as_expected_fails_at_the_line_of_the_caller() {
    let line = #line + 1
    let failures = failures { XCTAssertAllElements(users, "adults") { $0.1 > 18 } }

    XCTAssertEqual(failures.map(\.line), [line])
    XCTAssertEqual(
      failures.first?.headline,
      "adults: element 2 (at 20) does not satisfy the predicate: actual (\"Bob\", 12)")
  }

  func test_a_predicate_that_is_never_called_fails() {
    let failures = failures { XCTAssertAllElements([Recorded<Event<Int>>.completed(10)]) { _ in true } }

    XCTAssertEqual(
      failures.first?.headline, "no element was recorded, so the predicate was never called")
  }

  func test_a_predicate_may_throw() throws {
    struct Failure: Error {}

    XCTAssertThrowsError(try XCTAssertAllElements(users) { _ in throw Failure() })
  }
}
