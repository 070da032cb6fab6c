struct Table { var name = "Ann", age = 36, count = 0 }
final class Label: StoreSubscriber {
  func newState(state: Int) {}
}
let label = Label()
