/// Something that can be seen as an ``Infallible``. The operators are extensions of this protocol.
public protocol InfallibleType<Element>: ObservableConvertibleType {}

/// An observable that does not fail: there is no error to be handled.
///
///     Infallible.of(1, 2, 3)   (123|)
///
/// Unlike a ``Driver`` it shares nothing and stays on the scheduler it is sent on. A closure that may throw is taken
/// where RxSwift takes one; what it throws ends the sequence, and goes to ``Hooks/defaultErrorHandler``.
public struct Infallible<Element>: InfallibleType {
  @usableFromInline let source: Observable<Element>

  /// For a source that does not fail.
  @inlinable
  init(_ source: Observable<Element>) { self.source = source }

  /// The same as an observable.
  @inlinable
  public func asObservable() -> Observable<Element> { source }
}

/// One notification of an ``Infallible``. The grammar is `next* completed?`.
@frozen
public enum InfallibleEvent<Element> {
  /// The sequence has produced an element.
  case next(Element)
  /// The sequence is done; nothing follows.
  case completed
}

extension InfallibleEvent: Sendable where Element: Sendable {}

extension InfallibleEvent: EventConvertible {
  /// The same as an event of an observable.
  @inlinable
  public var event: Event<Element> {
    switch self {
    case .next(let element): .next(element)
    case .completed: .completed
    }
  }
}

extension Infallible {
  /// What takes the events of an ``Infallible``.
  public typealias InfallibleObserver = (InfallibleEvent<Element>) -> Void

  /// A sequence that `subscribe` produces, anew for each subscriber. See `Observable.create`.
  ///
  ///     Infallible<Int>.create { $0(.completed); return Disposables.create() }   |
  @inlinable
  public static func create(
    subscribe: @escaping (_ observer: @escaping InfallibleObserver) -> any Disposable
  ) -> Infallible<Element> {
    Infallible(.create { observer in subscribe { observer.on($0.event) } })
  }
}

extension InfallibleType {
  /// Calls the closures with what the sequence sends, until it ends or the result is disposed. `onDisposed` is called
  /// last, in any case.
  @inlinable
  @_disfavoredOverload  // a closure alone, without a label, takes events
  public func subscribe(
    onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    asObservable().subscribe(
      onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed, file: file, line: line)
  }

  /// The same with an object that is passed to every closure. It is held weakly, and when it is gone the closures are
  /// not called any more.
  @inlinable
  public func subscribe<Object: AnyObject>(
    with object: Object, onNext: ((Object, Element) -> Void)? = nil, onCompleted: ((Object) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    asObservable().subscribe(with: object, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Calls `on` with every event, until the sequence ends or the result is disposed.
  @inlinable
  public func subscribe(_ on: @escaping (InfallibleEvent<Element>) -> Void) -> any Disposable {
    subscribe(onNext: { on(.next($0)) }, onCompleted: { on(.completed) })
  }
}
