import Synchronization
import Testing
import UserModelKit

struct StoreThreadTests {
  /// Adds one to the count with whatever action comes.
  private func makeCounter() -> Store<AppState> {
    Store(reducer: { _, state in AppState(count: state!.count + 1) }, state: AppState())
  }

  @Test func `eight threads lose no action, and a subscriber sees every state once, in order`() {
    let store = makeCounter()
    let seen = Seen<AppState>()
    store.subscribe(seen)

    together(8) { _ in
      for _ in 0..<10_000 { store.dispatch(ChangingCount(value: 0)) }
    }

    #expect(store.state.count == 80_000)
    #expect(seen.values.map(\.count) == Array(0...80_000))
  }

  @Test func `two calls of a subscriber never overlap`() {
    let store = makeCounter()
    let callers = Counter()
    let overlaps = Counter()
    let seen = Seen<AppState> { _ in
      if callers.add(1) != 1 { _ = overlaps.add(1) }
      _ = callers.add(-1)
    }
    store.subscribe(seen)

    together(4) { _ in
      for _ in 0..<2_000 { store.dispatch(ChangingCount(value: 0)) }
    }

    #expect(overlaps.add(0) == 0)
    withExtendedLifetime(seen) {}
  }

  @Test func `the actions of one thread keep their order`() {
    let orders = Store<[[Int]]>(
      reducer: { action, state in
        guard let value = (action as? ChangingCount)?.value, var state else { return [[], [], [], []] }
        state[value / 10_000].append(value % 10_000)
        return state
      },
      state: nil)

    together(4) { thread in
      for index in 0..<1_000 { orders.dispatch(ChangingCount(value: thread * 10_000 + index)) }
    }

    #expect(orders.state == Array(repeating: Array(0..<1_000), count: 4))
  }

  @Test func `a dispatch that finds another thread at work is done by that thread`() {
    let store = Store(reducer: AppState.reducer, state: AppState())
    let seen = Seen<AppState> {
      guard $0.count == 1 else { return }
      together(1) { _ in store.dispatch(ChangingCount(value: 2)) }
      #expect(store.state.count == 1)
    }
    store.subscribe(seen)

    store.dispatch(ChangingCount(value: 1))

    #expect(seen.values.map(\.count) == [0, 1, 2])
  }

  @Test func `a dispatch of another thread while a reducer runs is no mistake`() {
    let reference = Reference<Store<AppState>>()
    let store = Store(
      reducer: { action, state in
        if (action as? ChangingCount)?.value == 1 {
          together(1) { _ in reference.value?.dispatch(ChangingCount(value: 2)) }
        }
        return AppState.reducer(action: action, state: state)
      },
      state: AppState())
    reference.value = store
    store.onAnomaly = { Issue.record("reported: \($0)") }

    store.dispatch(ChangingCount(value: 1))

    #expect(store.state.count == 2)
  }

  @Test func `subscribers come and go on other threads while one dispatches`() {
    let store = makeCounter()

    together(4) { thread in
      for _ in 0..<500 {
        let seen = Seen<AppState>()
        store.subscribe(seen)
        store.dispatch(ChangingCount(value: thread))
        store.unsubscribe(seen)
        #expect(zip(seen.values, seen.values.dropFirst()).allSatisfy { $0.count < $1.count })
      }
    }

    #expect(store.state.count == 2_000)
  }

  @Test func `the dispatch function can be replaced while others dispatch`() {
    let store = makeCounter()
    let kept = Counter()

    together(3) { thread in
      for _ in 0..<1_000 {
        if thread == 0 {
          store.dispatchFunction = { _ in _ = kept.add(1) }
          store.dispatchFunction = nil
        } else {
          store.dispatch(ChangingCount(value: 0))
        }
      }
    }

    #expect(store.state.count + kept.add(0) == 2_000)
  }
}

private final class Counter: Sendable {
  private let value = Atomic(0)

  func add(_ amount: Int) -> Int { value.add(amount, ordering: .sequentiallyConsistent).newValue }
}

/// Unchecked: set once, before the threads begin.
private final class Reference<Value: AnyObject>: @unchecked Sendable {
  weak var value: Value?
}
