import Testing
import UserModelKit

/// Creating a store, dispatching to it, and replacing its dispatch function.
struct StoreTests {
  @Test func `the new state is readable on the line after the dispatch`() {
    let store = Store(reducer: AppState.reducer, state: AppState(count: 1))

    store.dispatch(ChangingCount(value: 98))

    #expect(store.state == AppState(count: 98))
  }

  @Test func `without a state the reducer makes one out of the first action`() {
    var actions: [any Action] = []
    let store = Store<AppState>(
      reducer: { action, state in
        actions.append(action)
        return AppState.reducer(action: action, state: state)
      },
      state: nil)

    #expect(actions.count == 1)
    #expect(actions.first is ReSwiftInit)
    #expect(store.state == AppState(count: 0))
  }

  @Test func `with a state there is no first action`() {
    let log = Log()
    _ = Store<AppState>(reducer: AppState.reducer, state: AppState(), middleware: [tracing(1, in: log)])

    #expect(log.lines == [])
  }

  @Test func `middleware that holds the first action back leaves the store without a state`() {
    let deaf: Middleware<AppState> = { _, _ in { _ in { _ in } } }
    let store = Store(reducer: AppState.reducer, state: nil, middleware: [deaf])
    let seen = Seen<AppState>()
    store.subscribe(seen)

    #expect(store.state == nil)
    #expect(seen.values == [])
  }

  @Test func `a subscriber from before the first state gets it`() {
    let store = Store(reducer: AppState.reducer, state: nil, middleware: [{ _, _ in { _ in { _ in } } }])
    let seen = Seen<AppState>()
    store.subscribe(seen)
    store.middleware = []

    store.dispatch(ChangingCount(value: 3))

    #expect(seen.values == [AppState(count: 3)])
  }

  @Test func `a replaced dispatch function records without reducing`() {
    let store = Store(reducer: AppState.reducer, state: AppState())
    var recorded: [any Action] = []
    store.dispatchFunction = { recorded.append($0) }

    store.dispatch(ChangingCount(value: 98))

    #expect(recorded as? [ChangingCount] == [ChangingCount(value: 98)])
    #expect(store.state.count == 0)
  }

  @Test func `calling the old dispatch function records and reduces`() {
    let store = Store(reducer: AppState.reducer, state: AppState())
    var recorded: [any Action] = []
    let old = store.dispatchFunction!
    store.dispatchFunction = { action in
      recorded.append(action)
      old(action)
    }

    store.dispatch(ChangingCount(value: 98))

    #expect(recorded.count == 1)
    #expect(store.state.count == 98)
  }

  @Test func `a dispatch function of nil brings the own one back`() {
    let store = Store(reducer: AppState.reducer, state: AppState())
    store.dispatchFunction = { _ in }
    store.dispatchFunction = nil

    store.dispatch(ChangingCount(value: 98))

    #expect(store.state.count == 98)
  }

  @Test func `a dispatch function that outlives its store does nothing`() {
    weak var store: Store<AppState>?
    var function: DispatchFunction!
    do {
      let living = Store(reducer: AppState.reducer, state: AppState())
      store = living
      function = living.dispatchFunction
    }

    function(ChangingCount(value: 1))

    #expect(store == nil)
  }

  @Test func `a subclass sees every action that is about to be reduced`() {
    final class Counting: Store<AppState>, @unchecked Sendable {
      var reductions = 0
      override func _defaultDispatch(action: any Action) {
        reductions += 1
        super._defaultDispatch(action: action)
      }
    }
    let store = Counting(reducer: AppState.reducer, state: nil)

    store.dispatch(ChangingCount(value: 2))

    #expect(store.reductions == 2)
    #expect(store.state.count == 2)
  }

  @Test func `a dispatch from a reducer is reported and not run`() {
    weak var dispatching: Store<AppState>?
    let store = Store(
      reducer: { action, state in
        if (action as? ChangingCount)?.value == 1 { dispatching?.dispatch(ChangingCount(value: 99)) }
        return AppState.reducer(action: action, state: state)
      },
      state: AppState())
    dispatching = store
    var reports: [String] = []
    store.onAnomaly = { reports.append("\($0)") }

    store.dispatch(ChangingCount(value: 1))

    #expect(store.state.count == 1)
    #expect(
      reports == [
        "ChangingCount was dispatched from inside a reducer and was not run. A reducer only makes the next "
          + "state: dispatch from middleware, from a subscriber or after the dispatch that is being reduced."
      ])
  }

  @Test func `a store works through the protocols too`() {
    let store: any StoreType<AppState> = Store(reducer: AppState.reducer, state: AppState())
    let seen = Seen<Int>()
    func select<S: StoreType<AppState>>(in store: S) { store.subscribe(seen) { $0.select(\.count) } }
    select(in: store)

    store.dispatch(ChangingCount(value: 0))
    store.dispatchFunction(ChangingCount(value: 5))

    #expect(seen.values == [0, 5])
  }
}
