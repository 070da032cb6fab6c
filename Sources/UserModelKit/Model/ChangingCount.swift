/// Sets the count to `value`.
public struct ChangingCount: Action, Equatable, Sendable {
  /// The new count.
  public var value: Int

  /// The action that sets the count to `value`.
  public init(value: Int) { self.value = value }
}
