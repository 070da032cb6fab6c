/// One subscriber's place in a store: who it is, and the way the states take to it.
@usableFromInline
final class Registration<State> {
  /// Who subscribed. Unlike `subscriber`, it can still be compared while the subscriber is in its `deinit`.
  @usableFromInline let identity: ObjectIdentifier
  @usableFromInline let subscription: Subscription<State>

  /// Guarded by the store's lock. A registration waits until it has been handed the current state.
  @usableFromInline enum Phase { case waiting, open, closed }
  @exclusivity(unchecked) @usableFromInline var phase = Phase.waiting

  @exclusivity(unchecked) @usableFromInline weak var subscriber: AnyObject?

  @usableFromInline
  init(subscriber: AnyObject, subscription: Subscription<State>) {
    identity = ObjectIdentifier(subscriber)
    self.subscriber = subscriber
    self.subscription = subscription
  }
}

/// A reference that does not keep its object alive.
///
/// A `[weak object]` capture does the same, at the price of an exclusivity check on every call.
@usableFromInline
final class WeakReference<Object: AnyObject> {
  @exclusivity(unchecked) @usableFromInline weak var object: Object?

  @inlinable init(_ object: Object) { self.object = object }
}
