import ReactiveLite

/// Keeps a state that only actions change, and tells its subscribers every state, in order.
///
///     let store = Store<AppState>(reducer: AppState.reducer, state: AppState())
///     store.subscribe(label) { $0.select(\.count) }
///     store.dispatch(ChangingCount(value: 98))
///     store.state.count  // → 98
///     label.text         // → "98"
///
/// Where it differs from ReSwift's:
/// - Subscribers are called in the order in which they subscribed.
/// - A dispatch from inside `newState` is reduced at once; the subscribers are told in their turn, so that
///   each of them sees every state once, in order.
/// - Any thread may dispatch. One that comes while another is at work leaves its action to that one and goes
///   on, so its action may not be reduced yet when `dispatch` returns. The same goes for the state a subscriber
///   is handed first. No lock is held while your code runs.
/// - A dispatch from a reducer is not run, and ``onAnomaly`` is told.
///
/// A store of `Sendable` states is `Sendable`; a subclass of it repeats `@unchecked Sendable`.
open class Store<State>: StoreType {
  @usableFromInline final let core: StoreCore<State>
  @usableFromInline final let automaticallySkipsRepeats: Bool
  // From action to state and subscribers, closed over the reducer where the type of the state is known.
  @usableFromInline final let transition: DispatchFunction

  @usableFromInline final let lock = Lock()
  @exclusivity(unchecked) @usableFromInline final var currentMiddleware: [Middleware<State>]
  // `nil` while an action goes straight to the reducer: then no closure has to look for the store.
  @exclusivity(unchecked) @usableFromInline final var detour: Detour?

  /// Makes a store.
  ///
  /// - Parameters:
  ///   - reducer: makes every state.
  ///   - state: the first state; `nil` lets the reducer make it, out of ``ReSwiftInit``.
  ///   - middleware: what an action passes on its way to the reducer, in this order.
  ///   - automaticallySkipsRepeats: whether a subscriber to something that can be compared is spared what
  ///     equals the one before.
  @inlinable
  public required init(
    reducer: @escaping Reducer<State>,
    state: State?,
    middleware: [Middleware<State>] = [],
    automaticallySkipsRepeats: Bool = true
  ) {
    let core = StoreCore(state: state, turn: Turn())
    self.core = core
    self.automaticallySkipsRepeats = automaticallySkipsRepeats
    transition = { action in core.reduce(action, with: reducer) }
    currentMiddleware = middleware
    dispatchFunction = nil
    if state == nil { dispatch(ReSwiftInit()) }
  }

  /// The current state; `nil` only until the reducer has made the first one.
  public final var state: State! { core.currentState }

  /// What an action passes on its way to the reducer, in this order. Setting it also undoes a replacement of
  /// ``dispatchFunction``.
  public final var middleware: [Middleware<State>] {
    get { lock.withLock { currentMiddleware } }
    set {
      var newValue = newValue
      lock.withLock { swap(&currentMiddleware, &newValue) }
      withExtendedLifetime(newValue) {}  // the old ones, until the lock is free
      dispatchFunction = nil
    }
  }

  /// What ``dispatch(_:)`` calls with every action: the middleware, then the reducer.
  ///
  /// Replace it to see every action, and to keep actions from the reducer unless the old one is called:
  ///
  ///     var recorded: [any Action] = []
  ///     store.dispatchFunction = { recorded.append($0) }
  ///     store.dispatch(ChangingCount(value: 98))
  ///     recorded == [ChangingCount(value: 98)]  // → true
  ///
  /// Setting it to `nil` brings the store's own back; it is never `nil` when read.
  public final var dispatchFunction: DispatchFunction! {
    get { currentDetour?.function ?? ownDispatchFunction(middleware) }
    set {
      let middleware = middleware
      let isDirect = newValue == nil && middleware.isEmpty
      var detour = isDirect ? nil : Detour(function: newValue ?? ownDispatchFunction(middleware))
      lock.withLock { swap(&self.detour, &detour) }
      withExtendedLifetime(detour) {}  // the old one, until the lock is free
    }
  }

  /// Is told what cannot be right, instead of the program being stopped. Writes to standard error unless set.
  public final var onAnomaly: (StoreAnomaly) -> Void {
    get { core.turn.onAnomaly }
    set { core.turn.onAnomaly = newValue }
  }

  /// Sends `action` through the middleware to the reducer, then tells the subscribers.
  ///
  /// When it returns, ``state`` is the new one, unless another thread is at work on the store: that one does
  /// it next. From inside a reducer the action is not run (``onAnomaly``).
  open func dispatch(_ action: any Action) {
    if let detour = currentDetour {
      core.turn.run(detour.function, action, isDetour: true)
    } else {
      _defaultDispatch(action: action)
    }
  }

  /// Reduces `action` and tells the subscribers, past all middleware: the last step of a dispatch, to be
  /// overridden rather than called.
  open func _defaultDispatch(action: any Action) {
    core.turn.run(transition, action)
  }

  /// Calls `newState` of `subscriber` with the current state, then with every later one, in the order of
  /// subscription.
  ///
  /// The subscriber is not kept alive: hold it in a property, a local may be gone after its last use.
  /// Subscribing it again replaces its earlier subscription. Where states can be compared, repeats are
  /// skipped, unless the store was told not to.
  open func subscribe<S: StoreSubscriber>(_ subscriber: S) where S.StoreSubscriberStateType == State {
    register(subscriber, transform: nil, skipping: nil)
  }

  /// Calls `newState` of `subscriber` with what `transform` makes of the states.
  ///
  ///     store.subscribe(label) { $0.select(\.count) }
  ///     people.subscribe(table) { $0.select { ($0.name, $0.age) } }
  ///
  /// Where what is selected can be compared, tuples included, repeats of it are skipped, unless the store was
  /// told not to or `transform` says itself what to skip. `nil` selects the whole state and skips nothing.
  @_disfavoredOverload
  open func subscribe<SelectedState, S: StoreSubscriber>(
    _ subscriber: S,
    transform: ((Subscription<State>) -> Subscription<SelectedState>)?
  ) where S.StoreSubscriberStateType == SelectedState {
    register(subscriber, transform: transform, skipping: comparesTuples())
  }

  /// Ends the subscription of `subscriber`, if there is one.
  ///
  /// It is not called again, also when it is still to be told of a change that has already happened; only a
  /// call that another thread is making at this moment goes on to its end.
  open func unsubscribe(_ subscriber: any AnyStoreSubscriber) {
    core.remove(ObjectIdentifier(subscriber))
  }

  // Written out: a closure handed through `withLock` would be wrapped in another one, on every dispatch.
  final var currentDetour: Detour? {
    lock.lock()
    let detour = detour
    lock.unlock()
    return detour
  }

  // The store is not kept alive by what middleware and replacements of the dispatch function keep.
  private final func ownDispatchFunction(_ middleware: [Middleware<State>]) -> DispatchFunction {
    let dispatch: DispatchFunction = { [weak self] in self?.dispatch($0) }
    let getState = { [weak self] in self?.state }
    var function: DispatchFunction = { [weak self] in self?._defaultDispatch(action: $0) }
    for step in middleware.reversed() { function = step(dispatch, getState)(function) }
    return function
  }
}

// Unchecked: locks guard what several threads reach, and the turn lets one of them at a time call anything.
extension Store: @unchecked Sendable where State: Sendable {}
