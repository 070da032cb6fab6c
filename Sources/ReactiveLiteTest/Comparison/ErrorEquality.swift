/// Whether two errors say the same: one type, then `==` where the type has it, else equal domain, code and text.
package func areEqual(_ lhs: any Error, _ rhs: any Error) -> Bool {
  guard type(of: lhs) == type(of: rhs) else { return false }
  // By way of `Any`: Foundation lends every `any Error` the `==` of an NSError.
  if let lhs = lhs as Any as? any Equatable { return isEqual(lhs, to: rhs) }
  // `_domain` and `_code` are what NSError would show, without Foundation.
  return lhs._domain == rhs._domain && lhs._code == rhs._code
    && String(reflecting: lhs) == String(reflecting: rhs)
}

/// `==` between a value known only to be Equatable and one of any type; false where the types differ.
func isEqual<Value: Equatable>(_ lhs: Value, to rhs: Any) -> Bool {
  (rhs as? Value) == lhs
}
