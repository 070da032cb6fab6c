import ReactiveLite

/// Asserts that numbers were recorded as expected, give or take `accuracy`; times and kinds are exact.
///
///     XCTAssertEqual(
///       observer.events, [.next(210, 0.33), .completed(220)], accuracy: 0.01)
public func XCTAssertEqual<Number: FloatingPoint>(
  _ actual: [Recorded<Event<Number>>], _ expected: [Recorded<Event<Number>>], accuracy: Number,
  _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  CallSite(file: file, line: line).fail(with: failureText(actual, expected, by: within(accuracy)), message)
}

/// Asserts that two lists of numbers are equal, give or take `accuracy` in each.
public func XCTAssertEqual<Number: FloatingPoint>(
  _ actual: [Number], _ expected: [Number], accuracy: Number, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  CallSite(file: file, line: line).fail(
    with: failureText(elements: actual, expected, by: within(accuracy)), message)
}

/// Asserts that nothing but the expected numbers was recorded, give or take `accuracy`, at whatever times.
public func XCTAssertRecordedElements<Number: FloatingPoint>(
  _ actual: [Recorded<Event<Number>>], _ expected: [Number], accuracy: Number,
  _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  CallSite(file: file, line: line).fail(
    with: failureText(elementsOf: actual, expected, by: within(accuracy)), message)
}
