let store = Store<AppState>(reducer: AppState.reducer, state: AppState())
let scheduler = TestScheduler(initialClock: 0)
let dispatcher = Dispatcher(store: store)
let signal = scheduler.createHotObservable([.next(300, 98), .next(600, 12)])
