import ReactiveLite
import ReactiveLiteTest
import XCTest

final class XCTAssertEqualByTests: CapturingTestCase {
  private final class User: CustomStringConvertible {
    let name: String
    let age: Int
    init(_ name: String, _ age: Int) { (self.name, self.age) = (name, age) }
    var description: String { name }
  }

  private let (ann, bob) = (User("Ann", 35), User("Bob", 36))
  private var users: [Recorded<Event<User>>] { [.next(10, ann), .next(20, bob)] }

  func test_the_test_says_what_is_equal() {
    XCTAssertEqual(users, [.next(10, ann), .next(20, bob)], by: ===)
    XCTAssertEqual(users, [.next(10, User("Ann", 0)), .next(20, User("Bob", 0))], by: { $0.name == $1.name })
    XCTAssertEqual([ann], [ann], by: ===)
    XCTAssertRecordedElements(users, [ann, bob], by: ===)
  }

  func test_what_it_finds_unequal_fails_at_the_line_of_the_caller() {
    let line = #line + 1
    let failures = failures { XCTAssertEqual(users, [.next(10, ann), .next(20, ann)], by: ===) }

    XCTAssertEqual(failures.map(\.line), [line])
    XCTAssertEqual(
      failures.first?.headline, "event 2 (at 20) differs in value: expected Ann, actual Bob")
  }

  func test_it_is_given_what_was_recorded_first() {
    XCTAssertEqual([bob], [ann], by: { actual, expected in actual.age > expected.age })
  }

  func test_the_other_forms_fail_too() {
    XCTAssertEqual(
      failures { XCTAssertEqual([ann], [bob], by: ===) }.first?.headline,
      "element 1 differs in value: expected Bob, actual Ann")
    XCTAssertEqual(
      failures { XCTAssertRecordedElements(users, [ann, ann], by: ===) }.first?.headline,
      "event 2 differs in value: expected Ann, actual Bob")
  }

  func test_one_property_can_be_compared() {
    XCTAssertEqual(users, [.next(10, User("Ann", 0)), .next(20, User("Bob", 0))], by: \.name)
    XCTAssertEqual([ann], [User("Ann", 0)], by: \.name)
    XCTAssertRecordedElements(users, [User("Ann", 0), User("Bob", 0)], by: \.name)
  }

  func test_a_property_that_differs_is_shown() throws {
    let headlines = [
      failures { XCTAssertEqual(users, [.next(10, ann), .next(20, User("Bob", 0))], by: \.age) },
      failures { XCTAssertEqual([ann, bob], [ann, User("Bob", 0)], by: \.age) },
      failures { XCTAssertRecordedElements(users, [ann, User("Bob", 0)], by: \.age) },
    ].compactMap(\.first?.headline)

    XCTAssertEqual(headlines.count, 3)
    for headline in headlines { XCTAssertTrue(headline.hasSuffix("age: expected 0, actual 36"), headline) }
  }
}
