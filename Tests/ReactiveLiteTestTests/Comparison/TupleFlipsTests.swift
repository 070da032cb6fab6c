import ReactiveLite
import ReactiveLiteTest
import XCTest

/// At every arity: one component of one event changed fails the assertion, and the failure names just that.
final class TupleFlipsTests: CapturingTestCase {
  func test_2_components() {
    let flips = flips("a", 1)
    let headlines = flips.headlines { actual in headline { XCTAssertEqual(actual, flips.events) } }

    XCTAssertEqual(headlines, flips.expectedHeadlines)
    XCTAssertEqual(flips.events, flips.events)
  }

  func test_3_components() {
    let flips = flips("a", 1, "b")
    let headlines = flips.headlines { actual in headline { XCTAssertEqual(actual, flips.events) } }

    XCTAssertEqual(headlines, flips.expectedHeadlines)
    XCTAssertEqual(flips.events, flips.events)
  }

  func test_4_components() {
    let flips = flips("a", 1, "b", 2)
    let headlines = flips.headlines { actual in headline { XCTAssertEqual(actual, flips.events) } }

    XCTAssertEqual(headlines, flips.expectedHeadlines)
    XCTAssertEqual(flips.events, flips.events)
  }

  func test_5_components() {
    let flips = flips("a", 1, "b", 2, "c")
    let headlines = flips.headlines { actual in headline { XCTAssertEqual(actual, flips.events) } }

    XCTAssertEqual(headlines, flips.expectedHeadlines)
    XCTAssertEqual(flips.events, flips.events)
  }

  func test_6_components() {
    let flips = flips("a", 1, "b", 2, "c", 3)
    let headlines = flips.headlines { actual in headline { XCTAssertEqual(actual, flips.events) } }

    XCTAssertEqual(headlines, flips.expectedHeadlines)
    XCTAssertEqual(flips.events, flips.events)
  }

  func test_7_components() {
    let flips = flips("a", 1, "b", 2, "c", 3, "d")
    let headlines = flips.headlines { actual in headline { XCTAssertEqual(actual, flips.events) } }

    XCTAssertEqual(headlines, flips.expectedHeadlines)
    XCTAssertEqual(flips.events, flips.events)
  }

  func test_8_components() {
    let flips = flips("a", 1, "b", 2, "c", 3, "d", 4)
    let headlines = flips.headlines { actual in headline { XCTAssertEqual(actual, flips.events) } }

    XCTAssertEqual(headlines, flips.expectedHeadlines)
    XCTAssertEqual(flips.events, flips.events)
  }

  func test_labelled_components() {
    typealias User = (name: String, age: Int)
    let users = Flips<User>(tuple: ("Ann", 35), flipped: [("Bob", 35), ("Ann", 36)])
    let headlines = users.headlines { actual in headline { XCTAssertEqual(actual, users.events) } }

    XCTAssertEqual(
      headlines.prefix(2),
      [
        "event 1 (at 10) differs in value.name", "event 1 (at 10) differs in value.age",
      ])
    XCTAssertEqual(headlines.count, 6)
    XCTAssertEqual(users.events, users.events)
  }

  func test_nested_components() {
    let pairs = Flips(tuple: (("a", 1), "b"), flipped: [(("a", 2), "b"), (("a", 1), "c")])
    let headlines = pairs.headlines { actual in headline { XCTAssertEqual(actual, pairs.events) } }

    XCTAssertEqual(
      headlines.prefix(2),
      [
        "event 1 (at 10) differs in value.0.1", "event 1 (at 10) differs in value.1",
      ])
    XCTAssertEqual(pairs.events, pairs.events)
  }

  func test_optional_components() {
    let pairs = Flips<(String, Int)?>(tuple: ("a", 1), flipped: [("b", 1), ("a", 2), nil])
    let headlines = pairs.headlines { actual in headline { XCTAssertEqual(actual, pairs.events) } }

    XCTAssertEqual(
      headlines.prefix(3),
      [
        "event 1 (at 10) differs in value.0", "event 1 (at 10) differs in value.1",
        "event 1 (at 10) differs in value",
      ])
    XCTAssertEqual(pairs.events, pairs.events)
  }

  private func headline(_ body: () -> Void) -> String? {
    let failures = failures(in: body)
    XCTAssertEqual(failures.count, 1)
    return failures.first?.headline
  }
}
