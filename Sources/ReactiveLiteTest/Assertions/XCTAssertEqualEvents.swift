import ReactiveLite

/// Asserts that events, recorded without their times, are as expected.
public func XCTAssertEqual<Element: Equatable>(
  _ actual: [Event<Element>], _ expected: [Event<Element>], _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  CallSite(file: file, line: line).fail(with: failureText(actual, expected, by: byEquality), message)
}

/// Asserts that events with tuples, recorded without their times, are as expected.
///
/// A part that has no `==` at run time fails the assertion, and is named.
@_disfavoredOverload
public func XCTAssertEqual<Element>(
  _ actual: [Event<Element>], _ expected: [Event<Element>], _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  CallSite(file: file, line: line).fail(with: failureText(actual, expected, by: byReflection), message)
}
