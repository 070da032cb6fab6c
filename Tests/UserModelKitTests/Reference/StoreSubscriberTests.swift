import Testing
import UserModelKit

/// Who is told what, in which order, and until when.
struct StoreSubscriberTests {
  let store = Store(reducer: AppState.reducer, state: AppState(count: 0))

  @Test func `a subscriber gets the current state, then each new one`() {
    let seen = Seen<AppState>()
    store.subscribe(seen)

    store.dispatch(ChangingCount(value: 1))
    store.dispatch(ChangingCount(value: 2))

    #expect(seen.values == [AppState(count: 0), AppState(count: 1), AppState(count: 2)])
  }

  @Test func `subscribers are told in the order of subscription`() {
    let log = Log()
    let subscribers = (1...20).map { number in Seen<AppState> { log.lines.append("\(number):\($0.count)") } }
    for subscriber in subscribers { store.subscribe(subscriber) }
    log.lines = []

    store.dispatch(ChangingCount(value: 5))

    #expect(log.lines == (1...20).map { "\($0):5" })
    withExtendedLifetime(subscribers) {}
  }

  @Test func `subscribing again replaces the earlier subscription and moves to the end`() {
    let log = Log()
    let first = Seen<AppState> { log.lines.append("first \($0.count)") }
    let second = Seen<AppState> { log.lines.append("second \($0.count)") }
    store.subscribe(first)
    store.subscribe(second)
    store.subscribe(first)
    log.lines = []

    store.dispatch(ChangingCount(value: 1))

    #expect(log.lines == ["second 1", "first 1"])
    withExtendedLifetime((first, second)) {}
  }

  @Test func `the store does not keep a subscriber alive`() {
    weak var subscriber: Seen<AppState>?
    do {
      let living = Seen<AppState>()
      subscriber = living
      store.subscribe(living)
    }

    #expect(subscriber == nil)
    store.dispatch(ChangingCount(value: 1))
    #expect(store.state.count == 1)
  }

  @Test func `what is selected for a subscriber that has gone is not looked at`() {
    let log = Log()
    do {
      let gone = Seen<Int>()
      store.subscribe(gone) {
        $0.select { state in
          log.lines.append("\(state.count)")
          return state.count
        }
      }
    }
    log.lines = []

    store.dispatch(ChangingCount(value: 1))

    #expect(log.lines == [])
  }

  @Test func `what was captured for a subscriber that has gone goes when the next one comes`() {
    weak var captured: Log?
    do {
      let log = Log()
      captured = log
      store.subscribe(Seen<Int>()) { $0.select { $0.count + log.lines.count } }
    }
    store.subscribe(Seen<AppState>())

    #expect(captured == nil)
  }

  @Test func `an unsubscribed one is not called any more`() {
    let seen = Seen<AppState>()
    store.subscribe(seen)
    store.unsubscribe(seen)

    store.dispatch(ChangingCount(value: 1))

    #expect(seen.values == [AppState(count: 0)])
  }

  @Test func `one that an earlier subscriber unsubscribes misses the state that is being told`() {
    let victim = Seen<AppState>()
    let killer = Seen<AppState> { [store] in if $0.count == 1 { store.unsubscribe(victim) } }
    store.subscribe(killer)
    store.subscribe(victim)

    store.dispatch(ChangingCount(value: 1))

    #expect(victim.values == [AppState(count: 0)])
    withExtendedLifetime(killer) {}
  }

  @Test func `a subscriber may unsubscribe while it goes away`() {
    final class Leaving: StoreSubscriber {
      let store: Store<AppState>
      init(_ store: Store<AppState>) { self.store = store }
      func newState(state: AppState) {}
      deinit { store.unsubscribe(self) }
    }
    var leaving: Leaving? = Leaving(store)
    store.subscribe(leaving!)
    leaving = nil

    store.dispatch(ChangingCount(value: 1))

    #expect(store.state.count == 1)
  }

  @Test func `one that joins while others are told gets the state once`() {
    let late = Seen<AppState>()
    let host = Seen<AppState> { [store] in if $0.count == 1 { store.subscribe(late) } }
    store.subscribe(host)

    store.dispatch(ChangingCount(value: 1))
    store.dispatch(ChangingCount(value: 2))

    #expect(late.values == [AppState(count: 1), AppState(count: 2)])
    withExtendedLifetime(host) {}
  }

  @Test func `one that joins after a nested dispatch gets the newest state and no older one`() {
    let late = Seen<AppState>()
    let host = Seen<AppState> { [store] in
      guard $0.count == 1 else { return }
      store.dispatch(ChangingCount(value: 2))
      store.subscribe(late)
    }
    store.subscribe(host)

    store.dispatch(ChangingCount(value: 1))

    #expect(late.values == [AppState(count: 2)])
    withExtendedLifetime(host) {}
  }

  @Test func `a nested dispatch is reduced at once and told in its turn`() {
    let log = Log()
    let nesting = Seen<AppState> { [store] in
      log.lines.append("first \($0.count)")
      guard $0.count == 1 else { return }
      store.dispatch(ChangingCount(value: 2))
      log.lines.append("state \(store.state.count)")
    }
    let second = Seen<AppState> { log.lines.append("second \($0.count)") }
    store.subscribe(nesting)
    store.subscribe(second)
    log.lines = []

    store.dispatch(ChangingCount(value: 1))

    #expect(log.lines == ["first 1", "state 2", "second 1", "first 2", "second 2"])
    withExtendedLifetime((nesting, second)) {}
  }

  @Test func `a dispatch from the first call of a subscriber has its turn after that call`() {
    let log = Log()
    let eager = Seen<AppState> { [store] in
      log.lines.append("begin \($0.count)")
      if $0.count == 0 { store.dispatch(ChangingCount(value: 1)) }
      log.lines.append("end \($0.count)")
    }

    store.subscribe(eager)

    #expect(log.lines == ["begin 0", "end 0", "begin 1", "end 1"])
    withExtendedLifetime(eager) {}
  }

  @Test func `ten thousand nested dispatches do not grow the stack`() {
    let nesting = Seen<AppState> { [store] in
      if (1..<10_000).contains($0.count) { store.dispatch(ChangingCount(value: $0.count + 1)) }
    }
    let second = Seen<AppState>()
    store.subscribe(nesting)
    store.subscribe(second)

    store.dispatch(ChangingCount(value: 1))

    #expect(second.values.map(\.count) == Array(0...10_000))
    #expect(nesting.values == second.values)
  }

  @Test func `a state of any type reaches the subscriber of its type only`() {
    let seen = Seen<Int>()

    seen._newState(state: 7)
    seen._newState(state: "seven")

    #expect(seen.values == [7])
  }
}
