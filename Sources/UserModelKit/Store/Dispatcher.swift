import ReactiveLite

/// Turns what happens elsewhere into actions, for as long as it lives.
///
///     let dispatcher = Dispatcher(store: store)
///     dispatcher.wireSignalToAction(stepper.value)
///
///     signal                       ----5----7---|
///     let store = Store<AppState>(reducer: AppState.reducer, state: AppState())
///     let dispatcher = Dispatcher(store: store)
///     dispatcher.wireSignalToAction(signal)
///     store.states.map(\.count)    0---5----7---
public final class Dispatcher {
  private let store: any DispatchingStoreType
  private let bag = DisposeBag()

  /// A dispatcher with nothing wired to it yet.
  public init(store: any DispatchingStoreType) { self.store = store }

  /// Dispatches a ``ChangingCount`` with every element of `signal`, until the signal ends or the dispatcher
  /// goes away.
  ///
  /// An error of the signal goes to `Hooks.defaultErrorHandler`.
  public func wireSignalToAction(_ signal: Observable<Int>) {
    signal
      .subscribe(onNext: { [store] in store.dispatch(ChangingCount(value: $0)) })
      .disposed(by: bag)
  }
}
