import ReactiveLite

/// Asserts that elements were recorded, and that `isExpected` holds for each of them. Endings do not matter.
///
///     XCTAssertAllElements(observer.events) { $0.age >= 18 }
///
/// Where none was recorded it fails: a predicate that was never called has shown nothing.
public func XCTAssertAllElements<Element>(
  _ actual: [Recorded<Event<Element>>], _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line,
  satisfy isExpected: (Element) throws -> Bool
) rethrows {
  let elements = actual.filter { !$0.value.isStopEvent }
  let reason = EmptyList.reason(actual).map { ": \($0)" } ?? ""
  var failure = elements.isEmpty ? "no element was recorded, so the predicate was never called\(reason)" : nil
  for (index, event) in elements.enumerated() where failure == nil {
    guard case .next(let element) = event.value, try !isExpected(element) else { continue }
    failure =
      "element \(index + 1) (at \(event.time)) does not satisfy the predicate: actual \(describe(element))"
  }
  CallSite(file: file, line: line).fail(with: failure, message)
}
