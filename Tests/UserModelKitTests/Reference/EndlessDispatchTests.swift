import ReactiveLite
import Testing
import UserModelKit

@Suite struct EndlessDispatchTests {
  private func expectEnd(of store: Store<AppState>, _ begin: () -> Void) {
    var reports: [String] = []
    store.onAnomaly = { reports.append("\($0)") }
    begin()

    #expect(reports.count == 1)
    #expect(
      reports.first?.contains("ChangingCount was not run: dispatches lead to each other without an end")
        == true)
    store.onAnomaly = { reports.append("\($0)") }
  }

  @Test func `a subscriber that answers every state with an action is found out`() {
    let store = Store<AppState>(reducer: AppState.reducer, state: AppState(count: 0))
    let subscription = store.states.subscribe(onNext: { [unowned store] in
      if $0.count > 0 { store.dispatch(ChangingCount(value: $0.count + 1)) }
    })
    expectEnd(of: store) { store.dispatch(ChangingCount(value: 1)) }

    #expect(store.state.count == 100_001)
    subscription.dispose()
  }

  @Test func `middleware that dispatches what it is given is found out`() {
    let echo: Middleware<AppState> = { dispatch, _ in
      { next in
        { action in
          dispatch(action)
          dispatch(action)
          next(action)
        }
      }
    }
    let store = Store<AppState>(reducer: AppState.reducer, state: AppState(count: 0), middleware: [echo])
    expectEnd(of: store) { store.dispatch(ChangingCount(value: 1)) }

    #expect(store.state.count == 1)
  }

  @Test func `afterwards the store works as before`() {
    let store = Store<AppState>(reducer: AppState.reducer, state: AppState(count: 0))
    var isEndless = true
    let subscription = store.states.subscribe(onNext: { [unowned store] in
      if isEndless, $0.count > 0 { store.dispatch(ChangingCount(value: $0.count + 1)) }
    })
    expectEnd(of: store) { store.dispatch(ChangingCount(value: 1)) }
    isEndless = false
    store.dispatch(ChangingCount(value: 7))

    #expect(store.state.count == 7)
    subscription.dispose()
  }

  @Test func `many dispatches from one newState are not endless`() {
    let store = Store<AppState>(reducer: AppState.reducer, state: AppState(count: 0))
    let subscription = store.states.subscribe(onNext: { [unowned store] in
      if $0.count == 1 { for value in 2...200_000 { store.dispatch(ChangingCount(value: value)) } }
    })
    store.dispatch(ChangingCount(value: 1))

    #expect(store.state.count == 200_000)
    subscription.dispose()
  }
}
