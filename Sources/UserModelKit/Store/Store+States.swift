import ReactiveLite

extension Store {
  /// The states as a sequence: the current one for whoever subscribes, then every one, repeats too. It never
  /// ends.
  ///
  ///     let store = Store<AppState>(reducer: AppState.reducer, state: AppState())
  ///     store.dispatch              ----a----b---
  ///                        a = ChangingCount(value: 98), b = ChangingCount(value: 12)
  ///     store.states.map(\.count)   o---p----q---
  ///                                 o = 0, p = 98, q = 12
  ///
  /// Those who subscribe are told in the order of subscription, along with the subscribers of
  /// `subscribe(_:)`. The subscription lasts until it is disposed or the store goes away.
  @inlinable
  public final var states: Observable<State> {
    let core = core
    return Observable.create { observer in
      let subscription = Subscription<State>()
      subscription.receive = { _, _, state in observer.onNext(state) }
      // Its own subscriber: it is there for as long as it is registered.
      core.add(Registration(subscriber: subscription, subscription: subscription))
      let identity = ObjectIdentifier(subscription)
      // weak: whoever keeps the disposable need not keep the store.
      return Disposables.create { [weak core] in core?.remove(identity) }
    }
  }
}
