import ReactiveLite

/// Remembers what a store has reduced, and takes it back to any point: time travel.
///
///     let history = StoreHistory<AppState>(reducer: AppState.reducer, state: nil)
///     let store = history.makeStore()
///     store.dispatch(ChangingCount(value: 1))
///     store.dispatch(ChangingCount(value: 2))
///     history.travel(to: 1)
///     store.state.count  // → 1
///
/// Point 0 is the first state, point n the one after n actions. Going there runs the reducer alone: no middleware sees
/// an action again, so no side effect happens twice. The subscribers are told the state like any other. An action that
/// is dispatched at an earlier point goes on from there, and what was ahead is forgotten.
public final class StoreHistory<State> {
  private let reducer: Reducer<State>
  private let origin: State?
  private let lock = Lock()
  private var recorded: [any Action] = []
  private var present = 0
  private weak var store: Store<State>?

  /// A history that begins with `state`; with `nil`, point 0 is what `reducer` makes of ``ReSwiftInit``.
  public init(reducer: @escaping Reducer<State>, state: State?) {
    self.reducer = reducer
    origin = state
  }

  /// The store whose history this is. The next call begins a new one, with a history of its own from the start.
  public func makeStore(
    middleware: [Middleware<State>] = [], automaticallySkipsRepeats: Bool = true
  ) -> Store<State> {
    lock.discardAfterUnlock {
      defer { (recorded, present) = ([], 0) }
      return recorded
    }
    let store = Store<State>(
      reducer: { [self] in reduce($0, $1) }, state: origin, middleware: middleware,
      automaticallySkipsRepeats: automaticallySkipsRepeats)
    self.store = store
    return store
  }

  /// The actions that led from the first state to the newest point, in order.
  public var actions: [any Action] { lock.withLock { recorded } }

  /// The point at which the store is: the number of actions that led there.
  public var index: Int { lock.withLock { present } }

  /// The state at a point, made anew by the reducer. Traps when there is no such point.
  public func state(at index: Int) -> State {
    let actions = actions
    precondition(
      (0...actions.count).contains(index),
      "the history has the points 0 to \(actions.count), got \(index)")
    let first = origin ?? reducer(ReSwiftInit(), nil)
    return actions[..<index].reduce(first) { reducer($1, $0) }
  }

  /// Takes the store to a point and tells its subscribers. Traps when there is no such point.
  public func travel(to index: Int) {
    let state = state(at: index)
    store?._defaultDispatch(action: Jump(index: index, state: state))
  }

  private func reduce(_ action: any Action, _ state: State?) -> State {
    if let jump = action as? Jump {
      lock.withLock { present = jump.index }
      return jump.state
    }
    // What makes point 0 is not a way from one point to another.
    if state != nil {
      lock.discardAfterUnlock {
        defer {
          recorded = recorded.prefix(present) + [action]
          present += 1
        }
        return recorded
      }
    }
    return reducer(action, state)
  }

  private struct Jump: Action {
    let index: Int
    let state: State
  }
}
