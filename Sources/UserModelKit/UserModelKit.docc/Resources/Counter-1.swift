import UserModelKit

struct Adding: Action, Equatable {
  let amount: Int
}

struct CounterState: Equatable {
  var count = 0
}
