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

  @Test func `each tap is dispatched when it comes`() {
    let scheduler = TestScheduler(initialClock: 0)
    let store = Store<CounterState>(reducer: CounterState.reducer, state: nil)
    let recorder = ActionRecorder(store, .stub, scheduler: scheduler)
    let taps = scheduler.createHotObservable([.next(10, 1), .next(20, 5)])

    let subscription = taps.subscribe(onNext: { store.dispatch(Adding(amount: $0)) })
    scheduler.start()

    XCTAssertEqual(recorder.records, [(10, Adding(amount: 1)), (20, Adding(amount: 5))])
    #expect(store.state.count == 0)
    subscription.dispose()
  }
}
