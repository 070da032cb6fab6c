/// The promise of a ``Maybe``.
public enum MaybeTrait: ElementTrait {}

/// A sequence of one element or none, or an error: what a cache holds.
///
///     Maybe<Int>.timer(.milliseconds(3), scheduler: s)   ---(0|)
///     Maybe<Int>.empty()                                 |
///     Maybe<Int>.error(e)                                #
public typealias Maybe<Element> = PrimitiveSequence<MaybeTrait, Element>

/// What a ``Maybe`` tells.
@frozen
public enum MaybeEvent<Element> {
  /// The element is there; nothing follows.
  case success(Element)
  /// The sequence has failed.
  case error(any Error)
  /// The sequence is done and has no element.
  case completed
}

extension MaybeEvent: Sendable where Element: Sendable {}

extension MaybeEvent {
  package var event: Event<Element> {
    switch self {
    case .success(let element): .next(element)
    case .error(let error): .error(error)
    case .completed: .completed
    }
  }

  init(_ event: Event<Element>) {
    switch event {
    case .next(let element): self = .success(element)
    case .error(let error): self = .error(error)
    case .completed: self = .completed
    }
  }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// What takes the event of a ``Maybe``.
  public typealias MaybeObserver = (MaybeEvent<Element>) -> Void

  /// A maybe that `subscribe` produces, anew for each subscriber.
  ///
  ///     Maybe.create { $0(.success(1)); return Disposables.create() }          (1|)
  ///     Maybe<Int>.create { $0(.completed); return Disposables.create() }      |
  ///
  /// `subscribe` returns what is to be ended when the event is there or the subscription is disposed. What it sends
  /// after the first event, from whichever thread, is dropped.
  public static func create(
    subscribe: @escaping (_ observer: @escaping MaybeObserver) -> any Disposable
  ) -> Maybe<Element> {
    Maybe(once: { send in subscribe { send($0.event) } })
  }

  /// Calls `observer` with the element, the completion or the error, unless the result is disposed before.
  public func subscribe(_ observer: @escaping (MaybeEvent<Element>) -> Void) -> any Disposable {
    subscribe(once: { observer(MaybeEvent($0)) })
  }

  /// Calls one of the closures, then `onDisposed`, which is called in any case. With an element `onCompleted` is not
  /// called.
  ///
  /// An error without `onError` goes to ``Hooks/defaultErrorHandler``, with `file` and `line`.
  @_disfavoredOverload  // a closure alone, without a label, takes the event
  public func subscribe(
    onSuccess: ((Element) -> Void)? = nil,
    onError: ((any Error) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    subscribe(
      once: { event in
        switch event {
        case .next(let element): onSuccess?(element)
        case .error(let error): (onError ?? { Hooks.defaultErrorHandler(["\(file):\(line)"], $0) })(error)
        case .completed: onCompleted?()
        }
      }, onDisposed: onDisposed)
  }

  /// The same with an object that is passed to every closure. It is held weakly, and when it is gone the closures are
  /// not called any more. An error without `onError` is dropped here, as in RxSwift.
  public func subscribe<Object: AnyObject>(
    with object: Object,
    onSuccess: ((Object, Element) -> Void)? = nil,
    onError: ((Object, any Error) -> Void)? = nil,
    onCompleted: ((Object) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    subscribe(
      onSuccess: { [weak object] element in if let object { onSuccess?(object, element) } },
      onError: { [weak object] error in if let object { onError?(object, error) } },
      onCompleted: { [weak object] in if let object { onCompleted?(object) } },
      onDisposed: { [weak object] in if let object { onDisposed?(object) } }
    )
  }
}
