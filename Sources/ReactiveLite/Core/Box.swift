/// A variable that the closures of one subscription share.
///
/// A captured `var` does the same, at the price of an exclusivity check on every access; here the contract
/// of a sequence (one event at a time) already says what the check would find out.
@usableFromInline
final class Box<Value> {
  @exclusivity(unchecked) @usableFromInline var value: Value

  @inlinable init(_ value: Value) { self.value = value }
}
