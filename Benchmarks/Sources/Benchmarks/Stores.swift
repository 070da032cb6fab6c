import UserModelKit

extension Benchmark {
  static let stores = [
    Benchmark("Store.dispatch, one subscriber", goal: 1_100) { events in
      let store = Store(reducer: AppState.reducer, state: AppState())
      let label = Label<AppState> { $0.count }
      store.subscribe(label)
      for event in 0..<events { store.dispatch(ChangingCount(value: event)) }
      return label.sum
    },
    Benchmark("Store.dispatch, ten with select", goal: 5_000) { events in
      let store = Store(reducer: AppState.reducer, state: AppState())
      let labels = (0..<10).map { _ in Label<Int> { $0 } }
      for label in labels { store.subscribe(label) { $0.select { $0.count } } }
      for event in 0..<events { store.dispatch(ChangingCount(value: event)) }
      return labels.reduce(0) { $0 &+ $1.sum }
    },
  ]

  /// A subscriber that adds up what it is told.
  private final class Label<Value>: StoreSubscriber {
    private let number: (Value) -> Int
    @exclusivity(unchecked) private(set) var sum = 0

    init(_ number: @escaping (Value) -> Int) { self.number = number }

    func newState(state: Value) { sum &+= number(state) }
  }
}
