import ReactiveLite
import Testing
import UserModelKit

struct StoreStatesTests {
  let store = Store(reducer: AppState.reducer, state: AppState())

  @Test func `the current state comes first, then every one, repeats too`() {
    var counts: [Int] = []
    let subscription = store.states.subscribe(onNext: { counts.append($0.count) })

    store.dispatch(ChangingCount(value: 98))
    store.dispatch(ChangingCount(value: 98))
    subscription.dispose()
    store.dispatch(ChangingCount(value: 12))

    #expect(counts == [0, 98, 98])
  }

  @Test func `states and subscribers are told in the order of subscription`() {
    let log = Log()
    let bag = DisposeBag()
    let before = Seen<AppState> { log.lines.append("before \($0.count)") }
    let after = Seen<AppState> { log.lines.append("after \($0.count)") }
    store.subscribe(before)
    store.states.subscribe(onNext: { log.lines.append("states \($0.count)") }).disposed(by: bag)
    store.subscribe(after)
    log.lines = []

    store.dispatch(ChangingCount(value: 1))

    #expect(log.lines == ["before 1", "states 1", "after 1"])
    withExtendedLifetime((before, after)) {}
  }

  @Test func `take ends the subscription from within`() {
    var counts: [Int] = []
    let subscription = store.states.take(2).subscribe(onNext: { counts.append($0.count) })

    store.dispatch(ChangingCount(value: 1))
    store.dispatch(ChangingCount(value: 2))
    subscription.dispose()

    #expect(counts == [0, 1])
  }

  @Test func `a subscription nobody keeps goes on`() {
    var counts: [Int] = []
    _ = store.states.subscribe(onNext: { counts.append($0.count) })

    store.dispatch(ChangingCount(value: 1))

    #expect(counts == [0, 1])
  }

  @Test func `a kept subscription does not keep the store`() {
    weak var weakStore: Store<AppState>?
    let bag = DisposeBag()
    do {
      let store = Store(reducer: AppState.reducer, state: AppState())
      weakStore = store
      store.states.subscribe().disposed(by: bag)
    }

    #expect(weakStore == nil)
  }

  @Test func `what a subscription captured goes with it`() {
    weak var captured: Log?
    do {
      let log = Log()
      captured = log
      store.states.subscribe(onNext: { log.lines.append("\($0)") }).dispose()
    }

    #expect(captured == nil)
  }
}
