extension Store where State: Equatable {
  /// Calls `newState` of `subscriber` with the current state, then with every later one that differs from the
  /// one before it.
  @inlinable
  public func subscribe<S: StoreSubscriber>(_ subscriber: S) where S.StoreSubscriberStateType == State {
    register(subscriber, transform: { $0 }, skipping: ==)
  }
}

extension Store {
  /// Calls `newState` of `subscriber` with what `transform` selects of the states, when it differs from what
  /// it selected of the state before, unless the store was told not to skip repeats or `transform` says
  /// itself what to skip.
  @inlinable
  public func subscribe<SelectedState: Equatable, S: StoreSubscriber>(
    _ subscriber: S,
    transform: ((Subscription<State>) -> Subscription<SelectedState>)?
  ) where S.StoreSubscriberStateType == SelectedState {
    register(subscriber, transform: transform, skipping: ==)
  }

  /// The same for a tuple of parts that can be compared.
  @inlinable
  public func subscribe<each Part: Equatable, S: StoreSubscriber>(
    _ subscriber: S,
    transform: ((Subscription<State>) -> Subscription<(repeat each Part)>)?
  ) where S.StoreSubscriberStateType == (repeat each Part) {
    register(subscriber, transform: transform) { areEqual((repeat each $0), (repeat each $1)) }
  }

  @inlinable
  final func register<Selected, S: StoreSubscriber>(
    _ subscriber: S,
    transform: ((Subscription<State>) -> Subscription<Selected>)?,
    skipping isRepeat: ((Selected, Selected) -> Bool)?
  ) where S.StoreSubscriberStateType == Selected {
    let subscription = Subscription<State>()
    var selection = transform?(subscription) ?? subscription.unselected()
    if let isRepeat, transform != nil, automaticallySkipsRepeats, !selection.decidesRepeats {
      selection = selection.skipRepeats(isRepeat)
    }
    let reference = WeakReference(subscriber)
    selection.receive = { held, _, state in
      if let held {
        held._withUnsafeGuaranteedRef { unsafeDowncast($0, to: S.self).newState(state: state) }
      } else {
        reference.object?.newState(state: state)
      }
    }
    core.add(Registration(subscriber: subscriber, subscription: subscription))
  }
}

extension Subscription {
  /// The subscription itself, where nothing is selected from it and so `Selected` is the whole state.
  @inlinable
  func unselected<Selected>() -> Subscription<Selected> {
    guard let whole = self as? Subscription<Selected> else {
      preconditionFailure(
        "a subscriber to \(Selected.self) needs a transform that selects it from \(State.self), got nil")
    }
    return whole
  }
}
