let store = Store<AppState>(reducer: AppState.reducer, state: AppState())
let stepper = (value: Observable.just(1), ())
