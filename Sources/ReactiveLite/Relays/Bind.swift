extension ObservableType {
  /// Sends every event to all `observers`, the ending too.
  public func bind<Observer: ObserverType>(to observers: Observer...) -> any Disposable
  where Observer.Element == Element {
    subscribe { event in for observer in observers { observer.on(event) } }
  }

  /// Sends every event to all `observers` of an optional, the ending too.
  public func bind<Observer: ObserverType>(to observers: Observer...) -> any Disposable
  where Observer.Element == Element? {
    map { Optional($0) }.subscribe { event in for observer in observers { observer.on(event) } }
  }

  /// Hands every element to all `relays`. The completion is not passed on: a relay has none. An error, which it
  /// cannot have either, goes to ``Hooks/bindingErrorHandler`` and ends this binding only.
  public func bind<Relay: RelayType>(
    to relays: Relay..., file: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable where Relay.Element == Element {
    bind(file: file, line: line) { element in for relay in relays { relay.accept(element) } }
  }

  /// Hands every element to all `relays` of an optional, as the form above.
  public func bind<Relay: RelayType>(
    to relays: Relay..., file: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable where Relay.Element == Element? {
    bind(file: file, line: line) { element in for relay in relays { relay.accept(element) } }
  }

  /// What `binder` makes of this sequence.
  public func bind<Result>(to binder: (Self) -> Result) -> Result { binder(self) }

  /// What the function that `binder` makes of this sequence returns for `curriedArgument`.
  public func bind<Argument, Result>(
    to binder: (Self) -> (Argument) -> Result, curriedArgument: Argument
  ) -> Result {
    binder(self)(curriedArgument)
  }

  /// Calls `onNext` with every element. An error goes to ``Hooks/bindingErrorHandler``.
  public func bind(
    file: StaticString = #fileID, line: UInt = #line, onNext: @escaping (Element) -> Void
  ) -> any Disposable {
    subscribe(onNext: onNext, onError: { Hooks.bindingErrorHandler($0, file, line) })
  }

  /// Calls `onNext` with `object`, which is held weakly, and every element.
  public func bind<Object: AnyObject>(
    with object: Object, file: StaticString = #fileID, line: UInt = #line,
    onNext: @escaping (Object, Element) -> Void
  ) -> any Disposable {
    bind(file: file, line: line) { [weak object] element in if let object { onNext(object, element) } }
  }
}
