/// Asserts that two tuples are equal, of any number of components, with labels or without, nested or optional.
///
///     XCTAssertEqual(stream.value, ("Ann", 36))
///
/// This form is taken only where XCTest's own does not apply, for types that are not Equatable. They are compared by
/// reflection; a part that has no `==` at run time fails the assertion, and is named.
@_disfavoredOverload
public func XCTAssertEqual<Value>(
  _ actual: Value, _ expected: Value, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  let difference = difference(expected: expected, actual: actual)
  CallSite(file: file, line: line).fail(
    with: difference.map { "\($0.subject) differs: \($0.finding)" }, message)
}

/// Asserts that two arrays are equal, one line for each element in a failure.
@_disfavoredOverload
public func XCTAssertEqual<Element>(
  _ actual: [Element], _ expected: [Element], _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  CallSite(file: file, line: line).fail(
    with: failureText(elements: actual, expected, by: byReflection), message)
}
