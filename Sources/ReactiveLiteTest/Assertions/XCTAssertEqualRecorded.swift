import ReactiveLite

/// Asserts that events were recorded as expected: at equal times, of equal kinds, with equal elements or errors.
///
///     XCTAssertEqual(
///       observer.events, [.next(210, 35), .next(220, 36), .completed(230)])
///
/// A failure stands at the caller's line, under XCTest and under Swift Testing, and shows both timelines as one,
/// the first difference marked and named.
public func XCTAssertEqual<Element: Equatable>(
  _ actual: [Recorded<Event<Element>>], _ expected: [Recorded<Event<Element>>],
  _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  CallSite(file: file, line: line).fail(with: failureText(actual, expected, by: byEquality), message)
}

/// Asserts that events with tuples were recorded as expected; the tuples are compared component by component.
///
///     XCTAssertEqual(
///       people.events, [.next(10, ("Ann", 35)), .next(20, ("Ann", 36))])
@_disfavoredOverload
public func XCTAssertEqual<each Part: Equatable>(
  _ actual: [Recorded<Event<(repeat each Part)>>], _ expected: [Recorded<Event<(repeat each Part)>>],
  _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  CallSite(file: file, line: line).fail(with: failureText(actual, expected, by: byComponents), message)
}

/// Asserts that events were recorded as expected; their elements are compared by reflection.
///
/// For tuples with labels or with tuples inside, and for optionals and arrays of tuples. A part that has no `==` at
/// run time fails the assertion, and is named.
@_disfavoredOverload
public func XCTAssertEqual<Element>(
  _ actual: [Recorded<Event<Element>>], _ expected: [Recorded<Event<Element>>],
  _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  CallSite(file: file, line: line).fail(with: failureText(actual, expected, by: byReflection), message)
}
