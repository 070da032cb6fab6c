import ReactiveLite

/// The state of a store, its subscribers, and the one step that changes the first and tells the others.
///
/// Everything that runs per action is `@inlinable`: the initializer of `Store` closes over it, so that it is
/// specialised for the state in the program that makes the store.
@usableFromInline
final class StoreCore<State> {
  @usableFromInline let turn: Turn
  /// Guards what other threads may look at or change: `state` and `registrations`.
  @usableFromInline let lock = Lock()
  // Only the thread that has the turn writes the state, so it may read it without the lock.
  @exclusivity(unchecked) @usableFromInline var state: State?
  @exclusivity(unchecked) @usableFromInline var registrations: [Registration<State>] = []

  /// A change of state, and who was subscribed when it happened.
  @usableFromInline
  struct Change {
    @usableFromInline let oldState: State?
    @usableFromInline let newState: State
    @usableFromInline let receivers: [Registration<State>]

    @inlinable
    init(oldState: State?, newState: State, receivers: [Registration<State>]) {
      self.oldState = oldState
      self.newState = newState
      self.receivers = receivers
    }
  }

  // Both belong to the thread that has the turn.
  @exclusivity(unchecked) @usableFromInline var isNotifying = false
  @exclusivity(unchecked) @usableFromInline var pending: [Change] = []

  @usableFromInline
  init(state: State?, turn: Turn) {
    self.state = state
    self.turn = turn
  }

  @inlinable
  var currentState: State? { lock.withLock { state } }

  /// Makes the next state and tells the subscribers; called with the turn taken.
  @inlinable
  func reduce(_ action: any Action, with reducer: Reducer<State>) {
    let oldState = state
    turn.beginReducing()
    let newState = reducer(action, oldState)
    turn.endReducing()
    let receivers = lock.withLock {
      state = newState
      return registrations
    }
    guard !isNotifying else {
      return pending.append(Change(oldState: oldState, newState: newState, receivers: receivers))
    }
    isNotifying = true
    deliver(oldState, newState, to: receivers)
    endNotifying()
  }

  /// Tells the subscribers what they have dispatched while they were told, until nothing is left.
  @inlinable
  func endNotifying() {
    while !pending.isEmpty {
      turn.generation += 1
      let batch = pending
      pending = []
      for change in batch { deliver(change.oldState, change.newState, to: change.receivers) }
    }
    turn.generation = 0
    isNotifying = false
  }

  @inlinable
  func deliver(_ oldState: State?, _ newState: State, to receivers: [Registration<State>]) {
    receivers.forEachUnretained { receiver in
      guard isOpen(receiver) else { return }
      guard let subscriber = receiver.subscriber else { return remove { $0 === receiver } }
      receiver.subscription.receive?(.passUnretained(subscriber), oldState, newState)
      // Held until here: what is selected may refer to the subscriber without keeping it.
      extendLifetime(subscriber)
    }
  }

  @inlinable
  func isOpen(_ registration: Registration<State>) -> Bool { lock.withLock { registration.phase == .open } }
}

extension StoreCore {
  /// Adds a subscriber at the end, in place of an earlier registration of the same one, and hands it the
  /// current state.
  @usableFromInline
  func add(_ registration: Registration<State>) {
    remove { $0.identity == registration.identity || $0.subscriber == nil }
    lock.withLock { registrations.append(registration) }
    turn.run { self.open(registration) }
  }

  @usableFromInline
  func remove(_ identity: ObjectIdentifier) { remove { $0.identity == identity } }

  private func open(_ registration: Registration<State>) {
    let isOpened = lock.withLock {
      guard registration.phase == .waiting else { return false }
      registration.phase = .open
      return true
    }
    guard isOpened, let state else { return }
    // Inside another notification it is told at once: what is still to be told happened before it came.
    let isNested = isNotifying
    isNotifying = true
    deliver(nil, state, to: [registration])
    if !isNested { endNotifying() }
  }

  /// Closes the registrations for which `isOver` holds.
  ///
  /// They are chosen and let go of outside the lock: a subscriber that goes away may call the store from its
  /// `deinit`.
  @usableFromInline
  func remove(where isOver: (Registration<State>) -> Bool) {
    let closing = lock.withLock { registrations }.filter(isOver)
    guard !closing.isEmpty else { return }
    lock.withLock {
      for registration in closing { registration.phase = .closed }
      registrations.removeAll { $0.phase == .closed }
    }
    withExtendedLifetime(closing) {}
  }
}
