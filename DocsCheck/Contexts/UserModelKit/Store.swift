struct Person { var name = "Ann", age = 36, count = 0 }
final class Label: StoreSubscriber {
  var text = ""
  func newState(state: Int) { text = "\(state)" }
}
final class Table: StoreSubscriber {
  func newState(state: (String, Int)) {}
}
let label = Label(), table = Table()
let store = Store<AppState>(reducer: AppState.reducer, state: AppState())
let people = Store<Person>(reducer: { $1 ?? Person() }, state: nil)
