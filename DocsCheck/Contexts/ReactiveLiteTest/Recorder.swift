final class ViewModel {
  let names = BehaviorRelay(value: "Ann")
  func rename(_ name: String) { names.accept(name) }
}
let viewModel = ViewModel()
