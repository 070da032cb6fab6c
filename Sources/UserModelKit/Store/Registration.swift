/// One subscriber's place in a store: who it is, and the way the states take to it.
@usableFromInline
final class Registration<State> {
  /// Who subscribed, for finding it again; also while the subscriber is going away and cannot be reached any more.
  @usableFromInline let identity: ObjectIdentifier
  @usableFromInline let subscription: Subscription<State>

  /// Guarded by the store's lock. A registration waits until it has been handed the current state.
  @usableFromInline enum Phase { case waiting, open, closed }
  @exclusivity(unchecked) @usableFromInline var phase = Phase.waiting

  @usableFromInline weak var subscriber: AnyObject?

  @usableFromInline
  init(subscriber: AnyObject, subscription: Subscription<State>) {
    identity = ObjectIdentifier(subscriber)
    self.subscriber = subscriber
    self.subscription = subscription
  }
}
