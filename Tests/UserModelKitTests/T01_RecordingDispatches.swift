import ReactiveLite
import ReactiveLiteTest
import Testing
import UserModelKit

/// # 1. Which actions were dispatched, and when
///
/// You know: Swift, and how to run `swift test --filter T01`.
/// New here: a scheduler with a virtual clock, hot observables, a store whose `dispatchFunction` is replaced.
/// You need: nothing that came before.
///
/// The part under test is the `Dispatcher`: it turns the numbers of a signal into actions for a store.
///
///     signal      ---98---12---
///     dispatched  ---C----D----    C = ChangingCount(value: 98), D = ChangingCount(value: 12)
@Suite("01 Recording dispatches")
struct T01_RecordingDispatches {
  // A test scheduler has a clock that stands still until you start it, and then jumps from one event straight to
  // the next. Nobody waits: the 600 ticks below take no time.
  let scheduler = TestScheduler(initialClock: 0)
  let store = Store<AppState>(reducer: AppState.reducer, state: AppState(count: 0))

  // A *hot* observable sends its events at fixed times of that clock, whether or not somebody listens.
  @Test func `1.1 a hot observable sends its events at the times it is given`() {
    let signal = scheduler.createHotObservable([.next(300, 98), .next(600, 12)])

    var seen: [String] = []
    let subscription = signal.subscribe(onNext: { seen.append("\($0) at \(scheduler.clock)") })
    scheduler.start()

    #expect(seen == ["98 at 300", "12 at 600"])
    subscription.dispose()
  }

  // Every dispatch goes through the store's `dispatchFunction`. Replace it by a closure of your own, and you see
  // every action. It does not call the old function, so no reducer runs: the state stays as it was.
  @Test func `1.2 a replaced dispatch function sees every action instead of the reducer`() {
    var dispatched: [ChangingCount?] = []
    store.dispatchFunction = { action in dispatched.append(action as? ChangingCount) }

    store.dispatch(ChangingCount(value: 98))

    #expect(dispatched == [ChangingCount(value: 98)])
    #expect(store.state.count == 0)
  }

  // Both together: what was dispatched, with the time of the virtual clock. `.next(300, …)` is a `Recorded` event,
  // a value with a time; two of them are equal when time and value are.
  @Test func `1.3 a signal of 98 at 300 and 12 at 600 is dispatched at those times`() {
    let signal = scheduler.createHotObservable([.next(300, 98), .next(600, 12)])
    var dispatched: [Recorded<Event<ChangingCount?>>] = []
    store.dispatchFunction = { action in
      dispatched.append(.next(scheduler.clock, action as? ChangingCount))
    }

    let dispatcher = Dispatcher(store: store)
    dispatcher.wireSignalToAction(signal.asObservable())
    scheduler.start()

    #expect(
      dispatched == [
        .next(300, ChangingCount(value: 98)),
        .next(600, ChangingCount(value: 12)),
      ])
    withExtendedLifetime(dispatcher) {}
  }

  // To record *and* reduce, keep the old function and call it.
  @Test func `1.4 calling the old function records and reduces`() {
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

  // The dispatcher owns its subscriptions. The surprise: let go of it, and the signal is connected to nothing.
  @Test func `1.5 a dispatcher that is gone dispatches nothing`() {
    let signal = scheduler.createHotObservable([.next(300, 98), .next(600, 12)])
    var dispatcher: Dispatcher? = Dispatcher(store: store)
    dispatcher?.wireSignalToAction(signal.asObservable())

    scheduler.scheduleAt(500) { dispatcher = nil }
    scheduler.start()

    #expect(store.state.count == 98)
    #expect(dispatcher == nil)
  }
}
