/// The span of virtual time for which a ``TestableObservable`` was subscribed to.
///
///     XCTAssertEqual(source.subscriptions, [Subscription(200, 1000)])
///
/// UserModelKit's `Subscription` is another type: in type position, in a file that imports both, write
/// `ReactiveLiteTest.Subscription`.
public struct Subscription: Hashable, Sendable {
  /// The virtual time of the subscription.
  public let subscribe: TestTime

  /// The virtual time of the end, or `Int.max` for a subscription that is still alive.
  public let unsubscribe: TestTime

  /// A subscription that has begun and not ended.
  public init(_ subscribe: TestTime) {
    self.init(subscribe, .max)
  }

  /// A subscription that has begun and ended.
  public init(_ subscribe: TestTime, _ unsubscribe: TestTime) {
    self.subscribe = subscribe
    self.unsubscribe = unsubscribe
  }
}

extension Subscription: CustomDebugStringConvertible {
  /// Both times, as in `(200 : 1000)` and, still alive, `(200 : Infinity)`.
  public var debugDescription: String {
    "(\(subscribe) : \(unsubscribe == .max ? "Infinity" : String(unsubscribe)))"
  }
}
