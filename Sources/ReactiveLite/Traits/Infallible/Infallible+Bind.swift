extension InfallibleType {
  /// Sends every event to all `observers`, the completion too.
  public func bind<Observer: ObserverType>(to observers: Observer...) -> any Disposable
  where Observer.Element == Element {
    subscribe { event in for observer in observers { observer.on(event.event) } }
  }

  /// Sends every event to all `observers` of an optional, the completion too.
  public func bind<Observer: ObserverType>(to observers: Observer...) -> any Disposable
  where Observer.Element == Element? {
    map { Optional($0) }.subscribe { event in for observer in observers { observer.on(event.event) } }
  }

  /// Hands every element to all `relays`. The completion is not passed on: a relay has none.
  public func bind<Relay: RelayType>(to relays: Relay...) -> any Disposable where Relay.Element == Element {
    bind { element in for relay in relays { relay.accept(element) } }
  }

  /// Hands every element to all `relays` of an optional.
  public func bind<Relay: RelayType>(to relays: Relay...) -> any Disposable where Relay.Element == Element? {
    bind { element in for relay in relays { relay.accept(element) } }
  }

  /// What `binder` makes of this sequence.
  public func bind<Result>(to binder: (Self) -> Result) -> Result { binder(self) }

  /// What the function that `binder` makes of this sequence returns for `curriedArgument`.
  public func bind<Argument, Result>(
    to binder: (Self) -> (Argument) -> Result, curriedArgument: Argument
  ) -> Result {
    binder(self)(curriedArgument)
  }

  /// Calls `onNext` with every element.
  public func bind(onNext: @escaping (Element) -> Void) -> any Disposable { subscribe(onNext: onNext) }

  /// Calls `onNext` with `object`, which is held weakly, and every element.
  public func bind<Object: AnyObject>(
    with object: Object, onNext: @escaping (Object, Element) -> Void
  ) -> any Disposable {
    subscribe(with: object, onNext: onNext)
  }
}
