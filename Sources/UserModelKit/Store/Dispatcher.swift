import ReactiveLite

/// Turns what happens elsewhere into actions, for as long as it lives.
///
///     let dispatcher = Dispatcher(store: store)
///     dispatcher.wireSignalToAction(stepper.value)
///
///     signal      ------98--------12---|
///     dispatched  ------C98-------C12---    C98 = ChangingCount(value: 98)
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
