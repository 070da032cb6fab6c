import UserModelKit

/// A state of two parts, so that one can change without the other.
struct Profile: Equatable {
  var name = ""
  var count = 0
}

struct Rename: Action, Equatable {
  var name: String
}

func profileReducer(action: any Action, state: Profile?) -> Profile {
  var state = state ?? Profile()
  switch action {
  case let action as Rename: state.name = action.name
  case let action as ChangingCount: state.count = action.value
  default: break
  }
  return state
}

/// A state that cannot be compared.
struct Opaque {
  var count = 0
}

func opaqueReducer(action: any Action, state: Opaque?) -> Opaque {
  Opaque(count: (action as? ChangingCount)?.value ?? state?.count ?? 0)
}

/// A subscriber that keeps what it is told, and then does what the test wants.
final class Seen<Value>: StoreSubscriber {
  private(set) var values: [Value] = []
  private let then: (Value) -> Void

  init(then: @escaping (Value) -> Void = { _ in }) { self.then = then }

  func newState(state: Value) {
    values.append(state)
    then(state)
  }
}

/// What several parts of a test write down, in one list.
final class Log {
  var lines: [String] = []
}

/// Middleware that writes "1>" before the rest of the way and "<1" after it.
func tracing<State>(_ name: Int, in log: Log) -> Middleware<State> {
  { _, _ in
    { next in
      { action in
        log.lines.append("\(name)>")
        next(action)
        log.lines.append("<\(name)")
      }
    }
  }
}
