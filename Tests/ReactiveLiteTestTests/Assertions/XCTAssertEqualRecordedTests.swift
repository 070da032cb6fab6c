import ReactiveLite
import ReactiveLiteTest
import Testing
import XCTest

private let users: [Recorded<Event<(String, Int)>>] = [.next(10, ("Ann", 35)), .next(20, ("Ann", 36))]

private let expectedText = """
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

    XCTAssertEqual(
      failures, [Captured(text: "failed - " + expectedText, file: "\(#filePath)", line: line)])
  }
}

@Suite struct XCTAssertEqualRecordedTests {
  @Test func `a failure stands at the line of the caller`() {
    let line = #line + 2
    let failures = failures {
      XCTAssertEqual(users, [.next(10, ("Ann", 35)), .next(20, ("Ann", 37))])
    }

    #expect(failures == [Captured(text: expectedText, file: #fileID, line: line)])
  }
}
