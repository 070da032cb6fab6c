import ReactiveLite
import ReactiveLiteTest
import Testing

@Suite struct ReflectionTests {
  struct User: Equatable {
    var name: String
    var age: Int
  }
  struct Opaque {}

  @Test func `equal values of any shape have no difference`() {
    let shapes: [Any] = [1, "a", (1, "a"), (a: 1, (2, 3)), [(1, 2)], User(name: "Ann", age: 35), (), [Int]()]

    for shape in shapes { #expect(difference(expected: shape, actual: shape) == nil) }
  }

  @Test func `nil is equal to nil and to nothing else`() {
    let (none, pair): ((Int, Int)?, (Int, Int)?) = (nil, (1, 2))

    #expect(difference(expected: none as Any, actual: none as Any) == nil)
    #expect(
      difference(expected: none as Any, actual: pair as Any)?.finding == "expected nil, actual (1, 2)")
    #expect(difference(expected: Int?.none as Any, actual: Int?.some(1) as Any) != nil)
  }

  @Test(
    arguments: [
      ((1, 2), (1, 3), "value.1"),
      ((a: 1, b: 2), (a: 0, b: 2), "value.a"),
      ((1, (2, 3)), (1, (2, 4)), "value.1.1"),
      ([(1, 2), (3, 4)], [(1, 2), (3, 5)], "value[1].1"),
      (User(name: "Ann", age: 35), User(name: "Ann", age: 36), "value.age"),
      ((1, User(name: "Ann", age: 35)), (1, User(name: "Bob", age: 35)), "value.1.name"),
      ([1, 2], [1, 3], "value[1]"),
      ("a", "b", "value"),
    ] as [(any Sendable, any Sendable, String)])
  func `a difference is named by its place`(expected: any Sendable, actual: any Sendable, place: String) {
    #expect(difference(expected: expected, actual: actual)?.subject == place)
  }

  @Test func `a missing element is a difference in number`() {
    let difference = difference(expected: [(1, 2), (3, 4)], actual: [(1, 2)])

    #expect(difference?.finding == "expected 2 elements, actual 1")
  }

  @Test func `two types are a difference, also when they print the same`() {
    let difference = difference(expected: 1 as Any, actual: Int8(1) as Any)

    #expect(difference?.finding == "expected 1 (Int), actual 1 (Int8)")
  }

  @Test func `unequal values that print the same are said to do so`() {
    struct Secret: Equatable, CustomStringConvertible {
      var value: Int
      var description: String { "secret" }
    }
    let difference = difference(expected: Secret(value: 1), actual: Secret(value: 2))

    #expect(difference?.finding == "both print as secret, but are not equal (Secret)")
  }

  @Test func `what has no == is a difference, and is named`() {
    let difference = difference(expected: (1, Opaque()), actual: (1, Opaque()))

    #expect(difference?.subject == "value.1")
    #expect(difference?.finding == "Opaque is not Equatable, so it cannot be compared")
  }

  @Test func `events are compared by what they carry`() {
    let event = Event.next((1, 2))

    #expect(difference(expected: event, actual: Event.next((1, 2))) == nil)
    #expect(difference(expected: event, actual: Event.next((1, 3)))?.subject == "value.next.1")
    #expect(difference(expected: event, actual: Event<(Int, Int)>.completed) != nil)
    #expect(difference(expected: Event<(Int, Int)>.completed, actual: Event<(Int, Int)>.completed) == nil)
  }

  @Test func `errors are compared as errors`() {
    struct Broken: Error { var part: Int }

    #expect(difference(expected: (1, Broken(part: 1)), actual: (1, Broken(part: 1))) == nil)
    #expect(
      difference(expected: (1, Broken(part: 1)), actual: (1, Broken(part: 2)))?.subject == "value.1")
  }
}
