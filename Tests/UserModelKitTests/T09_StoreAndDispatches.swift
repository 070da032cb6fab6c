import ReactiveLite
import ReactiveLiteTest
import Testing
import UserModelKit

/// # 9. The store, and recording what is dispatched
///
/// You know: virtual time and `Recorded` (2), `Recorder` (4).
/// New here: actions, reducer, store, subscribers; `dispatchFunction`, ActionRecorder, StoreHistory.
/// You need: AppState.swift and ChangingCount.swift in Sources/UserModelKit/Model, a few lines each: the state with its
/// reducer, and the one action.
///
/// A store keeps a state that only actions change: an action says what happened, and the reducer, a pure function,
/// makes the next state of it. So a test has two questions: what was dispatched, and what became of the state.
@Suite("09 The store")
struct T09_StoreAndDispatches {
  let store = Store<AppState>(reducer: AppState.reducer, state: AppState(count: 0))
  let scheduler = TestScheduler(initialClock: 0)

  @Test func `9.1 a reducer is a function, and is tested like one`() {
    let next = AppState.reducer(action: ChangingCount(value: 98), state: AppState(count: 0))

    #expect(next == AppState(count: 98))
  }

  @Test func `9.2 what is dispatched goes through the reducer into the state`() {
    store.dispatch(ChangingCount(value: 98))

    #expect(store.state.count == 98)
  }

  // The states are a stream: the present one first. It does not ask whether a state is new; a subscriber, as `Label` at
  // the end of this file, is spared those that equal the one before.
  @Test func `9.3 states sends every state, a subscriber is told those that differ`() {
    let states = Recorder(store.states.map(\.count))
    let label = Label()
    store.subscribe(label)

    store.dispatch(ChangingCount(value: 98))
    store.dispatch(ChangingCount(value: 98))

    #expect(states.next(3) == [0, 98, 98])
    #expect(label.shown == [0, 98])
  }

  // Every dispatch goes through the store's `dispatchFunction`. Replace it by a closure of your own, and you see
  // every action. It does not call the old function, so no reducer runs: the state stays as it was.
  @Test func `9.4 a replaced dispatch function sees every action instead of the reducer`() {
    var dispatched: [ChangingCount?] = []
    store.dispatchFunction = { action in dispatched.append(action as? ChangingCount) }

    store.dispatch(ChangingCount(value: 98))

    #expect(dispatched == [ChangingCount(value: 98)])
    #expect(store.state.count == 0)
  }

  // With the time of the virtual clock, what was recorded says when, too. `.next(300, …)` is a `Recorded` event, a
  // value with a time; two of them are equal when time and value are.
  @Test func `9.5 what is dispatched is recorded with its virtual time`() {
    var dispatched: [Recorded<Event<ChangingCount?>>] = []
    store.dispatchFunction = { action in
      dispatched.append(.next(scheduler.clock, action as? ChangingCount))
    }

    scheduler.scheduleAt(300) { store.dispatch(ChangingCount(value: 98)) }
    scheduler.scheduleAt(600) { store.dispatch(ChangingCount(value: 12)) }
    scheduler.start()

    #expect(dispatched == [.next(300, ChangingCount(value: 98)), .next(600, ChangingCount(value: 12))])
  }

  // To record *and* reduce, keep the old function and call it. (It is never nil when read; to set nil brings the store's
  // own back.)
  @Test func `9.6 calling the old function records and reduces`() {
    var dispatched: [ChangingCount?] = []
    let reduce = store.dispatchFunction!
    store.dispatchFunction = { action in
      dispatched.append(action as? ChangingCount)
      reduce(action)
    }

    store.dispatch(ChangingCount(value: 98))

    #expect(dispatched == [ChangingCount(value: 98)])
    #expect(store.state.count == 98)
  }

  // An `ActionRecorder` is both in one line: `.stub` keeps the actions from the reducer, `.passThrough` does not.
  // When it goes, or is told to `stop`, the store is as it was.
  @Test func `9.7 an ActionRecorder records actions of all types, and goes without a trace`() {
    var recorder: ActionRecorder? = ActionRecorder(store, .stub, scheduler: scheduler)
    scheduler.scheduleAt(300) { store.dispatch(ChangingCount(value: 98)) }
    scheduler.start()
    XCTAssertEqual(recorder?.records, [(300, ChangingCount(value: 98))])
    #expect(store.state.count == 0)

    recorder = nil
    store.dispatch(ChangingCount(value: 12))
    #expect(store.state.count == 12)
  }

  // The surprise: who answers a state with an action finds the answer in `state` at once, but is told of it later, when
  // everybody was told of the first one. So all see every state once, in one order.
  @Test func `9.8 an action from inside newState is reduced at once and told in its turn`() {
    let answering = Label { [store] count in
      if count == 1 {
        store.dispatch(ChangingCount(value: 2))
        #expect(store.state.count == 2)
      }
    }
    let other = Label()
    store.subscribe(answering)
    store.subscribe(other)

    store.dispatch(ChangingCount(value: 1))

    #expect(answering.shown == [0, 1, 2])
    #expect(other.shown == [0, 1, 2])
  }

  // A state is a value, so it can be made again: a store with a history travels to any point of it.
  @Test func `9.9 a history takes its store back without dispatching anything`() {
    let history = StoreHistory<AppState>(reducer: AppState.reducer, state: AppState(count: 0))
    let store = history.makeStore()
    store.dispatch(ChangingCount(value: 1))
    store.dispatch(ChangingCount(value: 2))

    history.travel(to: 1)

    #expect(store.state.count == 1)
    #expect(history.actions == [ChangingCount(value: 1), ChangingCount(value: 2)])
  }

  @Test func `9.10 a failure names the dispatch that differs`() {
    expectFailure(
      reading: """
        element 1 differs in value.action.value: expected 89, actual 98
        > expected  1.  (time: 0, action: ChangingCount(value: 89))
        > actual    1.  (time: 0, action: ChangingCount(value: 98))
        """
    ) {
      let recorder = ActionRecorder(store, .stub)
      store.dispatch(ChangingCount(value: 98))
      XCTAssertEqual(recorder.records, [(0, ChangingCount(value: 89))])
    }
  }

  // Exercise. Find out what some code dispatches: Exercises/E09_StoreAndDispatches.swift, `make exercise N=9`.
  @Test(.exercise(9)) func `9.11 exercise: what does it dispatch`() throws { try check(Exercise09.counts) }

  @Test func `9.11 exercise, solved`() throws { try check(Solution09.counts) }

  private func check(_ counts: (Store<AppState>, () -> Void) throws -> [Int]) throws {
    let dispatched = try counts(store) {
      store.dispatch(ChangingCount(value: 98))
      store.dispatch(ReSwiftInit())  // one of the other actions
      store.dispatch(ChangingCount(value: 12))
    }

    #expect(dispatched == [98, 12])
    #expect(store.state.count == 0, "the code has changed the state")
    store.dispatch(ChangingCount(value: 5))
    #expect(store.state.count == 5, "the store is to be as it was")
  }
}

/// Keeps what it is told, then does what the test wants.
private final class Label: StoreSubscriber {
  private(set) var shown: [Int] = []
  private let then: (Int) -> Void

  init(then: @escaping (Int) -> Void = { _ in }) { self.then = then }

  func newState(state: AppState) {
    shown.append(state.count)
    then(state.count)
  }
}
