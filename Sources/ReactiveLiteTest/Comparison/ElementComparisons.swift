/// The comparison of numbers that may be off by `accuracy`.
func within<Number: FloatingPoint>(_ accuracy: Number) -> ElementComparison<Number> {
  { expected, actual in
    // The first `==` is for infinity, whose distance from itself is no number.
    if expected == actual || abs(expected - actual) <= accuracy { return nil }
    return Difference(subject: "value", finding: "expected \(expected) ± \(accuracy), actual \(actual)")
  }
}

/// The comparison that a test brings along.
func byTest<Element>(_ areEqual: @escaping (Element, Element) -> Bool) -> ElementComparison<Element> {
  { expected, actual in
    areEqual(actual, expected) ? nil : Difference("value", expected: expected, actual: actual)
  }
}

/// The comparison of one property.
func byProperty<Element, Property: Equatable>(
  _ property: KeyPath<Element, Property>
) -> ElementComparison<Element> {
  { expected, actual in
    let (expected, actual) = (expected[keyPath: property], actual[keyPath: property])
    return expected == actual
      ? nil : narrowedDifference(expected: expected, actual: actual, in: "\(property)")
  }
}
