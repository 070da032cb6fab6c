extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
  /// Sends every event to all `observers`.
  public func drive<Observer: ObserverType>(_ observers: Observer...) -> any Disposable
  where Observer.Element == Element {
    asObservable().subscribe { event in for observer in observers { observer.on(event) } }
  }

  /// Sends every event to all `observers` of an optional.
  public func drive<Observer: ObserverType>(_ observers: Observer...) -> any Disposable
  where Observer.Element == Element? {
    asObservable().subscribe { event in for observer in observers { observer.on(event.map { $0 }) } }
  }

  /// Hands every element to all `relays`.
  public func drive<Relay: RelayType>(_ relays: Relay...) -> any Disposable where Relay.Element == Element {
    drive(onNext: { element in for relay in relays { relay.accept(element) } })
  }

  /// Hands every element to all `relays` of an optional.
  public func drive<Relay: RelayType>(_ relays: Relay...) -> any Disposable where Relay.Element == Element? {
    drive(onNext: { element in for relay in relays { relay.accept(element) } })
  }

  /// What `transformation` makes of this sequence.
  public func drive<Result>(_ transformation: (Observable<Element>) -> Result) -> Result {
    transformation(asObservable())
  }

  /// What the function that `with` makes of this sequence returns for `curriedArgument`.
  public func drive<Argument, Result>(
    _ with: (Observable<Element>) -> (Argument) -> Result, curriedArgument: Argument
  ) -> Result {
    with(asObservable())(curriedArgument)
  }

  /// Calls the closures with what the sequence sends, until it ends or the result is disposed.
  public func drive(
    onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    asObservable().subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// The same with an object that is passed to every closure and held weakly.
  public func drive<Object: AnyObject>(
    with object: Object, onNext: ((Object, Element) -> Void)? = nil,
    onCompleted: ((Object) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    asObservable().subscribe(with: object, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Subscribes for the effects on the way alone.
  public func drive() -> any Disposable { asObservable().subscribe() }
}
