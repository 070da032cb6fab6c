struct Loading: Action, Equatable {}
struct Loaded: Action, Equatable { let items: Int }
struct Model {
  let store: Store<AppState>, scheduler: TestScheduler
  func load() {
    store.dispatch(Loading())
    scheduler.scheduleAt(100) { store.dispatch(Loaded(items: 3)) }
  }
}
let store = Store<AppState>(reducer: AppState.reducer, state: AppState())
let scheduler = TestScheduler(initialClock: 0)
let model = Model(store: store, scheduler: scheduler)
