import ReactiveLite
import ReactiveLiteTest
import Testing
import UserModelKit

struct Adding: Action, Equatable {
  let amount: Int
}

struct CounterState: Equatable {
  var count = 0

  static func reducer(action: any Action, state: CounterState?) -> CounterState {
    var state = state ?? CounterState()
    if let adding = action as? Adding { state.count += adding.amount }
    return state
  }
}

struct CounterTutorial {
  @Test func `an action changes the state, and every state is seen`() {
    let store = Store<CounterState>(reducer: CounterState.reducer, state: nil)
    let counts = Stream(store.states.map(\.count))

    store.dispatch(Adding(amount: 2))
    store.dispatch(Adding(amount: 3))

    #expect(counts.events == [.next(0, 0), .next(0, 2), .next(0, 5)])
  }
}
