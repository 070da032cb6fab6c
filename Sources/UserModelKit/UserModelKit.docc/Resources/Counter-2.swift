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
