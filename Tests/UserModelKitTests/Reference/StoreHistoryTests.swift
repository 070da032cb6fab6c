import ReactiveLite
import Testing
import UserModelKit

@Suite struct StoreHistoryTests {
  let history = StoreHistory<AppState>(reducer: AppState.reducer, state: AppState(count: 0))

  private func store(counting values: Int..., middleware: [Middleware<AppState>] = []) -> Store<AppState> {
    let store = history.makeStore(middleware: middleware)
    for value in values { store.dispatch(ChangingCount(value: value)) }
    return store
  }

  @Test(arguments: 0...3) func `a store goes to any point of its history`(point: Int) {
    let store = store(counting: 10, 20, 30)
    history.travel(to: point)

    #expect(store.state.count == point * 10)
    #expect(history.index == point)
    #expect(history.actions.count == 3)
  }

  @Test func `there and back again`() {
    let store = store(counting: 10, 20)
    history.travel(to: 0)
    history.travel(to: 2)

    #expect(store.state.count == 20)
  }

  @Test func `the state of a point can be had without going there`() {
    let store = store(counting: 10, 20)

    #expect(history.state(at: 1).count == 10)
    #expect(store.state.count == 20)
  }

  @Test func `subscribers are told the state they come to`() {
    let store = store(counting: 10, 20)
    var seen: [Int] = []
    let subscription = store.states.subscribe(onNext: { seen.append($0.count) })
    history.travel(to: 1)
    subscription.dispose()

    #expect(seen == [20, 10])
  }

  @Test func `no middleware sees an action again`() {
    var effects = 0
    let effect: Middleware<AppState> = { _, _ in
      { next in
        { action in
          effects += 1
          next(action)
        }
      }
    }
    let store = store(counting: 10, 20, middleware: [effect])
    history.travel(to: 0)
    history.travel(to: 2)

    #expect(effects == 2)
    #expect(store.state.count == 20)
  }

  @Test func `a new action goes on from there and what was ahead is forgotten`() {
    let store = store(counting: 10, 20, 30)
    history.travel(to: 1)
    store.dispatch(ChangingCount(value: 99))

    #expect(history.actions == [ChangingCount(value: 10), ChangingCount(value: 99)])
    #expect(history.state(at: 2).count == 99)
  }

  @Test func `without a first state, the reducer's own is point 0`() {
    let history = StoreHistory<AppState>(reducer: AppState.reducer, state: nil)
    let store = history.makeStore()
    let first = store.state.count
    store.dispatch(ChangingCount(value: 7))
    history.travel(to: 0)

    #expect(store.state.count == first)
    #expect(history.actions == [ChangingCount(value: 7)])
  }

  @Test func `a point that is not there is the programmer's mistake`() async {
    await #expect(processExitsWith: .failure) {
      StoreHistory<AppState>(reducer: AppState.reducer, state: AppState(count: 0)).travel(to: 1)
    }
  }

  @Test func `a store that is gone goes nowhere`() {
    _ = store(counting: 10)
    history.travel(to: 0)

    #expect(history.index == 1)
  }
}
