/// A point of virtual time, in ticks of a ``TestScheduler``'s clock.
public typealias TestTime = Int

/// A value together with the virtual time at which it was seen.
///
/// Where the value is an event, the short forms of an array literal apply:
///
///     XCTAssertEqual(observer.events, [.next(210, "Ann"), .completed(300)])
public struct Recorded<Value> {
  /// The virtual time at which the value was seen.
  public let time: TestTime

  /// What was seen.
  public let value: Value

  /// Records `value` at `time`.
  @inlinable
  public init(time: TestTime, value: Value) {
    self.time = time
    self.value = value
  }
}

extension Recorded: Equatable where Value: Equatable {}

extension Recorded: Sendable where Value: Sendable {}

extension Recorded: CustomDebugStringConvertible {
  /// The value, then `@`, then the time, as in `next(5) @ 210`.
  public var debugDescription: String { "\(describe(value)) @ \(time)" }
}
