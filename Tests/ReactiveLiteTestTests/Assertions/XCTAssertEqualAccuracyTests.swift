import ReactiveLite
import ReactiveLiteTest
import XCTest

final class XCTAssertEqualAccuracyTests: CapturingTestCase {
  private let speeds: [Recorded<Event<Double>>] = [.next(10, 0.301), .next(20, 0.6), .completed(30)]

  func test_numbers_may_be_off_by_the_accuracy() {
    XCTAssertEqual(speeds, [.next(10, 0.3), .next(20, 0.6), .completed(30)], accuracy: 0.01)
    XCTAssertEqual([0.301, 0.6], [0.3, 0.6], accuracy: 0.01)
    XCTAssertRecordedElements(speeds.dropLast(), [0.3, 0.6], accuracy: 0.01)
  }

  func test_a_number_that_is_off_by_more_fails_at_the_line_of_the_caller() {
    let line = #line + 2
    let failures = failures {
      XCTAssertEqual(speeds, [.next(10, 0.3), .next(20, 0.62), .completed(30)], accuracy: 0.01)
    }

    XCTAssertEqual(failures.map(\.line), [line])
    XCTAssertEqual(
      failures.first?.headline, "event 2 (at 20) differs in value: expected 0.62 ± 0.01, actual 0.6")
  }

  func test_elements_that_are_off_by_more() {
    XCTAssertEqual(
      failures { XCTAssertEqual([1, 2.5], [1, 2], accuracy: 0.1) }.first?.headline,
      "element 2 differs in value: expected 2.0 ± 0.1, actual 2.5")
    XCTAssertEqual(
      failures { XCTAssertRecordedElements(speeds, [0.3, 0.6], accuracy: 0.1) }.first?.headline,
      "event 3 was not expected: actual completed")
  }

  func test_times_are_exact() {
    let failures = failures {
      XCTAssertEqual(speeds, [.next(10, 0.3), .next(21, 0.6), .completed(30)], accuracy: 1)
    }

    XCTAssertEqual(failures.first?.headline, "event 2 differs in time: expected 21, actual 20")
  }

  func test_infinity_equals_itself_and_no_number_equals_nothing() {
    XCTAssertEqual([Double.infinity], [.infinity], accuracy: 0.1)
    XCTAssertEqual(failures { XCTAssertEqual([Double.nan], [.nan], accuracy: 0.1) }.count, 1)
    XCTAssertEqual(failures { XCTAssertEqual([Double.infinity], [-.infinity], accuracy: 0.1) }.count, 1)
  }
}
