/// Where two values part, and what was found there.
package struct Difference: Equatable {
  /// What differs: `time`, `kind`, `value` or `error`, with the position inside it, as in `value.1`.
  package var subject: String

  /// What was found, as in `expected 5, actual 6`.
  package var finding: String
}

extension Difference {
  /// Two values found unequal; says what tells them apart also when they print the same.
  init(_ subject: String, expected: Any, actual: Any) {
    self.subject = subject
    let (expectedType, actualType) = (type(of: expected), type(of: actual))
    let texts = (describe(expected), describe(actual))
    if expectedType != actualType {
      finding = "expected \(texts.0) (\(expectedType)), actual \(texts.1) (\(actualType))"
    } else if texts.0 != texts.1 {
      finding = "expected \(texts.0), actual \(texts.1)"
    } else {
      finding = "both print as \(texts.0), but are not equal (\(expectedType))"
    }
  }

  /// A value that cannot be compared, because its type has no `==`.
  static func incomparable(_ subject: String, type: Any.Type) -> Difference {
    Difference(subject: subject, finding: "\(type) is not Equatable, so it cannot be compared")
  }
}
