/// Something that can be seen as an observable sequence: observables, relays, traits.
public protocol ObservableConvertibleType<Element> {
  /// What the sequence carries.
  associatedtype Element

  /// The same sequence as a plain observable.
  func asObservable() -> Observable<Element>
}

/// Anything that can be subscribed to. The operators are extensions of this protocol.
///
/// A type of your own needs `subscribe(_:)` alone.
public protocol ObservableType<Element>: ObservableConvertibleType {
  /// Sends every event to `observer`, until the sequence ends or the result is disposed.
  func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element

  /// The fast path of the same, which the operators use among themselves. By default, it calls `subscribe(_:)`.
  func receive(subscriber: Subscriber<Element>)
}

extension ObservableType {
  /// The same sequence as a plain observable.
  @inlinable
  public func asObservable() -> Observable<Element> {
    Observable { receive(subscriber: $0) }
  }

  /// Begins to send events to `subscriber`.
  public func receive(subscriber: Subscriber<Element>) {
    // A lifeline of its own: a source we do not know may go on after its ending.
    let seriality = SerialityGuard("\(Self.self)")
    let guarded = Subscriber<Element>(
      onNext: { seriality.send($0) { subscriber.next($0) } },
      onStop: { seriality.send($0) { subscriber.stop($0) } })
    subscriber.add(guarded.lifeline)
    guarded.add(subscribe(guarded))
  }
}

extension ObservableType {
  /// Subscribes on behalf of `downstream`: the way an operator listens to its source.
  ///
  /// The ending passes through, an error thrown by `onNext` becomes an ending, and both share a lifeline.
  @inlinable
  func subscribe<Output>(
    for downstream: Subscriber<Output>,
    onNext: @escaping (Element) throws -> Void
  ) {
    receive(
      subscriber: Subscriber(sharing: downstream.lifeline, onNext: onNext, onStop: { downstream.stop($0) })
    )
  }

  /// The same, where the operator has something to say to the ending before it passes it on.
  @inlinable
  func subscribe<Output>(
    for downstream: Subscriber<Output>,
    onNext: @escaping (Element) throws -> Void,
    onStop: @escaping (Ending) -> Void
  ) {
    receive(subscriber: Subscriber(sharing: downstream.lifeline, onNext: onNext, onStop: onStop))
  }

  /// The same with a lifeline of its own, for a source that may end while `downstream` goes on.
  @inlinable
  func subscribe<Output>(
    apartFrom downstream: Subscriber<Output>,
    onNext: @escaping (Element) throws -> Void,
    onStop: @escaping (Ending) -> Void
  ) {
    let subscriber = Subscriber<Element>(onNext: onNext, onStop: onStop)
    downstream.add(subscriber.lifeline)
    receive(subscriber: subscriber)
  }
}
