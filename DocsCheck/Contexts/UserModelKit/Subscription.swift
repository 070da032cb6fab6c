final class Label: StoreSubscriber {
  func newState(state: Int) {}
}
let label = Label()
let store = Store<AppState>(reducer: AppState.reducer, state: AppState())
