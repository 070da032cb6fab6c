import ReactiveLite

/// How two elements of a stream are compared: the difference, or nil when they are equal.
package typealias ElementComparison<Element> = (_ expected: Element, _ actual: Element) -> Difference?

/// The comparison of elements whose type has an `==`.
package func byEquality<Element: Equatable>(_ expected: Element, _ actual: Element) -> Difference? {
  expected == actual ? nil : narrowedDifference(expected: expected, actual: actual)
}

/// The comparison of elements whose type has none, or of which it is not known.
package func byReflection<Element>(_ expected: Element, _ actual: Element) -> Difference? {
  difference(expected: expected, actual: actual)
}

/// The first difference between two events: their kind, else what they carry.
package func difference<Element>(
  expected: Event<Element>, actual: Event<Element>, by elements: ElementComparison<Element>
) -> Difference? {
  switch (expected, actual) {
  case (.next(let expected), .next(let actual)):
    return elements(expected, actual)
  case (.error(let expected), .error(let actual)):
    return areEqual(expected, actual) ? nil : Difference("error", expected: expected, actual: actual)
  case (.completed, .completed):
    return nil
  default:
    return Difference(subject: "kind", finding: "expected \(describe(expected)), actual \(describe(actual))")
  }
}

/// The comparison of tuples whose components all have an `==`.
package func byComponents<each Part: Equatable>(
  _ expected: (repeat each Part), _ actual: (repeat each Part)
) -> Difference? {
  var index = 0
  for (left, right) in repeat (each expected, each actual) {
    if left != right { return narrowedDifference(expected: left, actual: right, in: "value.\(index)") }
    index += 1
  }
  return nil
}
