/// The first difference between two values of any type, or nil when they are equal.
///
/// Tuples, optionals, arrays and events are compared part by part, everything else by its type, then its `==`. What
/// has no `==` counts as a difference: an assertion that cannot compare must not pass.
package func difference(expected: Any, actual: Any, in subject: String = "value") -> Difference? {
  guard type(of: expected) == type(of: actual) else {
    return Difference(subject, expected: expected, actual: actual)
  }
  if let equatable = expected as? any Equatable {
    return isEqual(equatable, to: actual)
      ? nil : narrowedDifference(expected: expected, actual: actual, in: subject)
  }
  if let expected = expected as? any Error, let actual = actual as? any Error {
    return areEqual(expected, actual) ? nil : Difference(subject, expected: expected, actual: actual)
  }
  switch Mirror(reflecting: expected).displayStyle {
  case .tuple, .optional, .collection: break
  case _ where expected is any Transparent: break
  default: return .incomparable(subject, type: type(of: expected))
  }
  return firstDifferentPart(expected: expected, actual: actual, in: subject) {
    difference(expected: $0, actual: $1, in: $2)
  }
}

/// The place where two values part, as deep inside them as it can be named, at worst the whole of them.
///
/// For values that `==` has found unequal.
func narrowedDifference(expected: Any, actual: Any, in subject: String = "value") -> Difference {
  let whole = Difference(subject, expected: expected, actual: actual)
  guard type(of: expected) == type(of: actual) else { return whole }
  switch Mirror(reflecting: expected).displayStyle {
  case .tuple, .optional, .collection: break
  // A type with a text of its own is best read whole: a date, not its seconds.
  case .struct, .enum:
    if expected is any CustomStringConvertible || expected is any CustomDebugStringConvertible {
      return whole
    }
  default: return whole
  }
  return firstDifferentPart(expected: expected, actual: actual, in: subject) { expected, actual, subject in
    // A part without `==` is not what `==` of the whole has looked at.
    guard let equatable = expected as? any Equatable, !isEqual(equatable, to: actual) else { return nil }
    return narrowedDifference(expected: expected, actual: actual, in: subject)
  } ?? whole
}

private func firstDifferentPart(
  expected: Any, actual: Any, in subject: String, by compare: (Any, Any, String) -> Difference?
) -> Difference? {
  let mirror = Mirror(reflecting: expected)
  let (expectedParts, actualParts) = (mirror.children, Mirror(reflecting: actual).children)
  for (index, (expectedPart, actualPart)) in zip(expectedParts, actualParts).enumerated() {
    // Two cases of one enum.
    guard expectedPart.label == actualPart.label else {
      return Difference(subject, expected: expected, actual: actual)
    }
    let place = subject + position(of: expectedPart, at: index, in: mirror)
    if let difference = compare(expectedPart.value, actualPart.value, place) { return difference }
  }
  if expectedParts.count == actualParts.count { return nil }
  guard mirror.displayStyle == .collection else {
    return Difference(subject, expected: expected, actual: actual)
  }
  let finding = "expected \(counted(expectedParts.count, "element")), actual \(actualParts.count)"
  return Difference(subject: subject, finding: finding)
}

/// `.0` and `.name` in tuples and structs, `[0]` in arrays, nothing for what an optional holds.
private func position(of part: Mirror.Child, at index: Int, in whole: Mirror) -> String {
  if whole.displayStyle == .optional { return "" }
  guard let label = part.label else { return "[\(index)]" }
  return label.hasPrefix(".") ? label : ".\(label)"
}
