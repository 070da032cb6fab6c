/// A subscriber of any kind of state: what ``Store/unsubscribe(_:)`` takes.
public protocol AnyStoreSubscriber: AnyObject {
  /// Takes a state of any type, for stores of your own. ``Store`` calls `newState(state:)` directly.
  func _newState(state: Any)
}

/// An object that is told the states of a store. The store does not keep it alive.
public protocol StoreSubscriber<StoreSubscriberStateType>: AnyStoreSubscriber {
  /// The whole state, or what is selected from it.
  associatedtype StoreSubscriberStateType

  /// Takes a new state, never while it is still busy with the one before, unless it subscribes again there.
  ///
  /// It may dispatch: the action is reduced at once, and the state it leads to arrives after this call has
  /// returned.
  func newState(state: StoreSubscriberStateType)
}

extension StoreSubscriber {
  /// Passes `state` on to `newState(state:)` when it is of the right type, else drops it.
  public func _newState(state: Any) {
    if let state = state as? StoreSubscriberStateType { newState(state: state) }
  }
}
