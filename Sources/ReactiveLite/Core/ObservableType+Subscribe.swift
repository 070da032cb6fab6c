extension ObservableType {
  /// Calls the closures with what the sequence sends, until it ends or the result is disposed.
  ///
  /// Keep the result, in a bag for example, to end the subscription; it ends by itself when the sequence does.
  /// An error without `onError` goes to ``Hooks/defaultErrorHandler``, with `file` and `line`. `onDisposed` is called last, in any case.
  @inlinable
  @_disfavoredOverload  // as below
  public func subscribe(
    onNext: ((Element) -> Void)? = nil,
    onError: ((any Error) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    subscribe(
      onNext: onNext ?? { _ in }, onError: onError, onCompleted: onCompleted, onDisposed: onDisposed,
      file: file, line: line)
  }

  /// The same where there is an `onNext`: a closure that is not optional reaches the sequence as it is (50
  /// instructions an event less).
  @inlinable
  @_disfavoredOverload  // a closure alone, without a label, takes events: `subscribe { log.append("\($0)") }`
  public func subscribe(
    onNext: @escaping (Element) -> Void,
    onError: ((any Error) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    let disposal = onDisposed.map { Disposables.create(with: $0) }
    let subscriber = Subscriber<Element>(
      onNext: onNext,
      onStop: { ending in
        switch ending {
        case .completed: onCompleted?()
        case .error(let error):
          if let onError { onError(error) } else { Hooks.defaultErrorHandler(["\(file):\(line)"], error) }
        }
        disposal?.dispose()
      }
    )
    receive(subscriber: subscriber)
    if let disposal { subscriber.add(disposal) }
    return subscriber.lifeline
  }

  /// The same with an object that is passed to every closure. It is held weakly, and when it is gone the
  /// closures are not called any more.
  ///
  /// An error without `onError` is dropped here, as in RxSwift.
  @inlinable
  public func subscribe<Object: AnyObject>(
    with object: Object,
    onNext: ((Object, Element) -> Void)? = nil,
    onError: ((Object, any Error) -> Void)? = nil,
    onCompleted: ((Object) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    subscribe(
      onNext: { [weak object] element in if let object { onNext?(object, element) } },
      onError: { [weak object] error in if let object { onError?(object, error) } },
      onCompleted: { [weak object] in if let object { onCompleted?(object) } },
      onDisposed: { [weak object] in if let object { onDisposed?(object) } }
    )
  }

  /// Calls `on` with every event, until the sequence ends or the result is disposed.
  @inlinable
  public func subscribe(_ on: @escaping (Event<Element>) -> Void) -> any Disposable {
    let subscriber = Subscriber<Element>(onNext: { on(.next($0)) }, onStop: { on(Event($0)) })
    receive(subscriber: subscriber)
    return subscriber.lifeline
  }
}
