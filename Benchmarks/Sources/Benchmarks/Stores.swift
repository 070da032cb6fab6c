import Glibc
import UserModelKit

extension Benchmark {
  static let stores = [
    Benchmark("Store.dispatch, one subscriber", goal: 1_100, byHand: byHand(1)) { events in
      let store = Store(reducer: AppState.reducer, state: AppState())
      let label = Label<AppState> { $0.count }
      store.subscribe(label)
      for event in 0..<events { store.dispatch(ChangingCount(value: event)) }
      return label.sum.value
    },
    Benchmark("Store.dispatch, ten with select", goal: 5_000, byHand: byHand(10)) { events in
      let store = Store(reducer: AppState.reducer, state: AppState())
      let labels = (0..<10).map { _ in Label<Int> { $0 } }
      for label in labels { store.subscribe(label) { $0.select { $0.count } } }
      for event in 0..<events { store.dispatch(ChangingCount(value: event)) }
      return labels.reduce(0) { $0 &+ $1.sum.value }
    },
    // At least 500,000 a second: 2,000 ns each.
    Benchmark("journal: an action replayed") { events in
      (0..<events / journalLength).reduce(0) { sum, _ in sum &+ replay() }
    },
  ]

  /// The same reducer, and closures that are told a count that has changed.
  private static func byHand(_ subscribers: Int) -> Run {
    { events in
      let sum = Sum()
      let receivers = Receivers()
      for _ in 0..<subscribers { _ = receivers.add(sum.receive) }
      var state = AppState()
      for event in 0..<events {
        let old = state
        state = AppState.reducer(action: ChangingCount(value: event), state: state)
        if state.count != old.count { receivers.send(state.count) }
      }
      return sum.value
    }
  }

  /// A subscriber that adds up what it is told.
  private final class Label<Value>: StoreSubscriber {
    let sum = Sum()
    private let number: (Value) -> Int

    init(_ number: @escaping (Value) -> Int) { self.number = number }

    func newState(state: Value) { sum.value &+= number(state) }
  }

  private static let journalLength = 500

  private static let journal = {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(folder)/journal-XXXXXX".utf8CString)
    let journal = Journal(directory: String(cString: mkdtemp(&template)))
    _ = try! journal.write { writer in
      for number in 0..<journalLength { _ = try writer.stage(.changingCount(number)) }
      try writer.commit()
    }
    return journal
  }()

  private static func replay() -> Int {
    var sum = 0
    let cursor = try! journal.cursor(from: 0)
    while let entry = try! cursor.next() { sum &+= entry.state.count }
    return sum
  }
}
