/// A store of which only the dispatching matters, whatever its state.
public protocol DispatchingStoreType {
  /// Sends `action` on its way through middleware and reducer.
  func dispatch(_ action: any Action)
}

/// What can be done with a store; ``Store`` is the one to use, and another conformance a stand-in for it.
public protocol StoreType<State>: DispatchingStoreType {
  /// What the store keeps.
  associatedtype State

  /// The current state, `nil` until there is one.
  var state: State! { get }

  /// What `dispatch` calls with every action.
  var dispatchFunction: DispatchFunction! { get }

  /// Calls `newState` of `subscriber` with the current state, then with every later one.
  func subscribe<S: StoreSubscriber>(_ subscriber: S) where S.StoreSubscriberStateType == State

  /// Calls `newState` of `subscriber` with what `transform` makes of the states.
  func subscribe<SelectedState, S: StoreSubscriber>(
    _ subscriber: S,
    transform: ((Subscription<State>) -> Subscription<SelectedState>)?
  ) where S.StoreSubscriberStateType == SelectedState

  /// Like the form without `Equatable`, but repeats of the selected state may be skipped.
  func subscribe<SelectedState: Equatable, S: StoreSubscriber>(
    _ subscriber: S,
    transform: ((Subscription<State>) -> Subscription<SelectedState>)?
  ) where S.StoreSubscriberStateType == SelectedState

  /// Ends the subscription of `subscriber`, if there is one.
  func unsubscribe(_ subscriber: any AnyStoreSubscriber)
}
