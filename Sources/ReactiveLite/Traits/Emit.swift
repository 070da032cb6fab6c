extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
  /// Sends every event to all `observers`.
  public func emit<Observer: ObserverType>(to observers: Observer...) -> any Disposable
  where Observer.Element == Element {
    asObservable().subscribe { event in for observer in observers { observer.on(event) } }
  }

  /// Sends every event to all `observers` of an optional.
  public func emit<Observer: ObserverType>(to observers: Observer...) -> any Disposable
  where Observer.Element == Element? {
    asObservable().subscribe { event in for observer in observers { observer.on(event.map { $0 }) } }
  }

  /// Hands every element to all `relays`.
  public func emit<Relay: RelayType>(to relays: Relay...) -> any Disposable where Relay.Element == Element {
    emit(onNext: { element in for relay in relays { relay.accept(element) } })
  }

  /// Hands every element to all `relays` of an optional.
  public func emit<Relay: RelayType>(to relays: Relay...) -> any Disposable where Relay.Element == Element? {
    emit(onNext: { element in for relay in relays { relay.accept(element) } })
  }

  /// Calls the closures with what the sequence sends, until it ends or the result is disposed.
  public func emit(
    onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    asObservable().subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// The same with an object that is passed to every closure and held weakly.
  public func emit<Object: AnyObject>(
    with object: Object, onNext: ((Object, Element) -> Void)? = nil,
    onCompleted: ((Object) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    asObservable().subscribe(with: object, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Subscribes for the effects on the way alone.
  public func emit() -> any Disposable { asObservable().subscribe() }
}
