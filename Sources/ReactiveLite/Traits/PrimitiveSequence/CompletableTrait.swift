/// The promise of a ``Completable``.
public enum CompletableTrait {}

/// A sequence without elements, which is done some time or fails: the end of a task.
///
///     Completable.empty()    |
///     Completable.error(e)   #
public typealias Completable = PrimitiveSequence<CompletableTrait, Swift.Never>

/// What a ``Completable`` tells.
@frozen
public enum CompletableEvent: Sendable {
  /// The sequence has failed.
  case error(any Error)
  /// The sequence is done.
  case completed
}

extension CompletableEvent {
  package var event: Event<Never> {
    switch self {
    case .error(let error): .error(error)
    case .completed: .completed
    }
  }

  init(_ event: Event<Never>) {
    switch event {
    case .error(let error): self = .error(error)
    case .completed: self = .completed
    }
  }
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  /// What takes the event of a ``Completable``.
  public typealias CompletableObserver = (CompletableEvent) -> Void

  /// A completable that `subscribe` produces, anew for each subscriber.
  ///
  ///     Completable.create { $0(.completed); return Disposables.create() }   |
  ///
  /// `subscribe` returns what is to be ended when the event is there or the subscription is disposed. What it sends
  /// after the first event, from whichever thread, is dropped.
  public static func create(
    subscribe: @escaping (_ observer: @escaping CompletableObserver) -> any Disposable
  ) -> Completable {
    Completable(once: { send in subscribe { send($0.event) } })
  }

  /// Calls `observer` with the completion or the error, unless the result is disposed before.
  public func subscribe(_ observer: @escaping (CompletableEvent) -> Void) -> any Disposable {
    subscribe(once: { observer(CompletableEvent($0)) })
  }

  /// Calls one of the closures, then `onDisposed`, which is called in any case.
  ///
  /// An error without `onError` goes to ``Hooks/defaultErrorHandler``, with `file` and `line`.
  @_disfavoredOverload  // a closure alone, without a label, takes the event
  public func subscribe(
    onCompleted: (() -> Void)? = nil,
    onError: ((any Error) -> Void)? = nil,
    onDisposed: (() -> Void)? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    subscribe(
      once: { event in
        switch event {
        case .error(let error): (onError ?? { Hooks.defaultErrorHandler(["\(file):\(line)"], $0) })(error)
        case .completed: onCompleted?()
        }
      }, onDisposed: onDisposed)
  }

  /// The same with an object that is passed to every closure. It is held weakly, and when it is gone the closures are
  /// not called any more. An error without `onError` is dropped here, as in RxSwift.
  public func subscribe<Object: AnyObject>(
    with object: Object,
    onCompleted: ((Object) -> Void)? = nil,
    onError: ((Object, any Error) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    subscribe(
      onCompleted: { [weak object] in if let object { onCompleted?(object) } },
      onError: { [weak object] error in if let object { onError?(object, error) } },
      onDisposed: { [weak object] in if let object { onDisposed?(object) } }
    )
  }
}
