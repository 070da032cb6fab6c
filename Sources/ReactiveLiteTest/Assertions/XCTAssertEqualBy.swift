import ReactiveLite

/// Asserts that events were recorded as expected; whether two elements are equal is for `areEqual` to say.
///
///     XCTAssertEqual(observer.events, [.next(210, ann)], by: ===)
///     XCTAssertEqual(observer.events, [.next(210, ann)], by: { $0.age == $1.age })
public func XCTAssertEqual<Element>(
  _ actual: [Recorded<Event<Element>>], _ expected: [Recorded<Event<Element>>],
  by areEqual: @escaping (_ actual: Element, _ expected: Element) -> Bool,
  _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  CallSite(file: file, line: line).fail(with: failureText(actual, expected, by: byTest(areEqual)), message)
}

/// Asserts that events were recorded as expected, as far as one property of their elements goes.
///
///     XCTAssertEqual(observer.events, [.next(210, ann)], by: \.name)
public func XCTAssertEqual<Element, Property: Equatable>(
  _ actual: [Recorded<Event<Element>>], _ expected: [Recorded<Event<Element>>],
  by property: KeyPath<Element, Property>, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  CallSite(file: file, line: line).fail(
    with: failureText(actual, expected, by: byProperty(property)), message)
}

/// Asserts that two lists are equal; whether two elements are is for `areEqual` to say.
public func XCTAssertEqual<Element>(
  _ actual: [Element], _ expected: [Element],
  by areEqual: @escaping (_ actual: Element, _ expected: Element) -> Bool,
  _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  CallSite(file: file, line: line).fail(
    with: failureText(elements: actual, expected, by: byTest(areEqual)), message)
}

/// Asserts that two lists are equal, as far as one property of their elements goes.
public func XCTAssertEqual<Element, Property: Equatable>(
  _ actual: [Element], _ expected: [Element], by property: KeyPath<Element, Property>,
  _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  CallSite(file: file, line: line).fail(
    with: failureText(elements: actual, expected, by: byProperty(property)), message)
}

/// Asserts that nothing but the expected elements was recorded, at whatever times; whether two are equal is for
/// `areEqual` to say.
public func XCTAssertRecordedElements<Element>(
  _ actual: [Recorded<Event<Element>>], _ expected: [Element],
  by areEqual: @escaping (_ actual: Element, _ expected: Element) -> Bool,
  _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  CallSite(file: file, line: line).fail(
    with: failureText(elementsOf: actual, expected, by: byTest(areEqual)), message)
}

/// Asserts that nothing but the expected elements was recorded, at whatever times, as far as one property goes.
public func XCTAssertRecordedElements<Element, Property: Equatable>(
  _ actual: [Recorded<Event<Element>>], _ expected: [Element], by property: KeyPath<Element, Property>,
  _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  CallSite(file: file, line: line).fail(
    with: failureText(elementsOf: actual, expected, by: byProperty(property)), message)
}
