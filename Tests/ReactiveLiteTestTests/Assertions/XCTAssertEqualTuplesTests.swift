import ReactiveLite
import ReactiveLiteTest
import XCTest

final class XCTAssertEqualTuplesTests: CapturingTestCase {
  private let user = (name: "Ann", age: 35)

  func test_bare_tuples() {
    XCTAssertEqual(("Ann", 35), ("Ann", 35))
    XCTAssertEqual(user, ("Ann", 35))
    XCTAssertEqual((1, 2, 3, 4, 5, 6, 7), (1, 2, 3, 4, 5, 6, 7))
    XCTAssertEqual((), ())
  }

  func test_a_component_that_differs_fails_at_the_line_of_the_caller() {
    let line = #line + 1
    let failures = failures { XCTAssertEqual(user, ("Ann", 36)) }

    XCTAssertEqual(
      failures,
      [
        Captured(
          text: "failed - value.1 differs: expected 36, actual 35", file: "\(#filePath)", line: line)
      ])
  }

  func test_optional_tuples() {
    let found: (name: String, age: Int)? = user
    let missing: (name: String, age: Int)? = nil

    XCTAssertEqual(found, ("Ann", 35))
    XCTAssertEqual(missing, nil)
    XCTAssertEqual(
      failures { XCTAssertEqual(missing, ("Ann", 35)) }.first?.headline,
      "value differs: expected (name: \"Ann\", age: 35), actual nil")
  }

  func test_arrays_of_tuples() {
    XCTAssertEqual([user], [("Ann", 35)])
    XCTAssertEqual(
      failures { XCTAssertEqual([user, user], [("Ann", 35), ("Bob", 35)]) }.first?.headline,
      "element 2 differs in value.0: expected \"Bob\", actual \"Ann\"")
  }

  func test_events_without_times() {
    let events: [Event<(String, Int)>] = [.next(("Ann", 35)), .completed]

    XCTAssertEqual(events, [.next(("Ann", 35)), .completed])
    XCTAssertEqual(
      failures { XCTAssertEqual(events, [.next(("Ann", 36)), .completed]) }.first?.headline,
      "event 1 differs in value.1: expected 36, actual 35")
  }

  func test_the_author_s_message_comes_first() {
    let failures = failures { XCTAssertEqual(user, ("Ann", 36), "after a birthday") }

    XCTAssertEqual(failures.first?.headline, "after a birthday: value.1 differs: expected 36, actual 35")
  }

  func test_what_has_no_equality_fails() {
    struct Opaque {}
    let failures = failures { XCTAssertEqual((1, Opaque()), (1, Opaque())) }

    XCTAssertEqual(
      failures.first?.headline, "value.1 differs: Opaque is not Equatable, so it cannot be compared")
  }

  func test_Equatable_values_are_left_to_XCTest() {
    let failures = failures { XCTAssertEqual(1, 2) }

    XCTAssertEqual(failures.first?.headline, "XCTAssertEqual failed: (\"1\") is not equal to (\"2\") - ")
  }
}
