import ReactiveLite

/// Asserts that nothing but the expected elements was recorded, at whatever times; an ending fails.
///
///     XCTAssertRecordedElements(observer.events, ["Ann", "Bob"])
public func XCTAssertRecordedElements<Element: Equatable>(
  _ actual: [Recorded<Event<Element>>], _ expected: [Element], _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  CallSite(file: file, line: line).fail(
    with: failureText(elementsOf: actual, expected, by: byEquality), message)
}

/// Asserts that nothing but the expected tuples was recorded, at whatever times; an ending fails.
///
/// A part that has no `==` at run time fails the assertion, and is named.
@_disfavoredOverload
public func XCTAssertRecordedElements<Element>(
  _ actual: [Recorded<Event<Element>>], _ expected: [Element], _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  CallSite(file: file, line: line).fail(
    with: failureText(elementsOf: actual, expected, by: byReflection), message)
}
