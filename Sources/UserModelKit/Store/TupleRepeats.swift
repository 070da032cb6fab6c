// A tuple is not Equatable. A plain one is compared by a parameter pack, where its parts are known to be
// comparable when the program is compiled; one with labels, or with a tuple inside, matches no pack and is
// looked at as it runs.

@inlinable
func areEqual<each Part: Equatable>(_ left: (repeat each Part), _ right: (repeat each Part)) -> Bool {
  for (left, right) in repeat (each left, each right) {
    guard left == right else { return false }
  }
  return true
}

/// A comparison that holds for two equal tuples, and for nothing that is not a tuple of parts that can be
/// compared.
@usableFromInline
func comparesTuples<Value>() -> (Value, Value) -> Bool {
  // The first value tells whether the type is a tuple; others are spared the reflection from then on.
  var isTuple: Bool?
  return { left, right in
    if isTuple == nil { isTuple = Mirror(reflecting: left).displayStyle == .tuple }
    return isTuple! && areEqualTuples(left, right)
  }
}

private func areEqualTuples(_ left: Any, _ right: Any) -> Bool {
  zip(Mirror(reflecting: left).children, Mirror(reflecting: right).children)
    .allSatisfy { areEqualParts($0.value, $1.value) }
}

func areEqualParts(_ left: Any, _ right: Any) -> Bool {
  if let left = left as? any Equatable { return left.isEqual(to: right) }
  return Mirror(reflecting: left).displayStyle == .tuple && areEqualTuples(left, right)
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool { other as? Self == self }
}
