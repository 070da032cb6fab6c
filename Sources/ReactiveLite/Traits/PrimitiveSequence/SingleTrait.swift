/// The promise of a ``Single``.
public enum SingleTrait: ElementTrait {}

/// A sequence of exactly one element, or an error: the answer to a request.
///
///     Single<Int>.timer(.milliseconds(3), scheduler: s)   ---(0|)
///     Single<Int>.error(e)                                #
public typealias Single<Element> = PrimitiveSequence<SingleTrait, Element>

/// What a ``Single`` tells: its element or why there is none.
public typealias SingleEvent<Element> = Result<Element, any Error>

extension SingleEvent where Failure == any Error {
  package var event: Event<Success> {
    switch self {
    case .success(let element): .next(element)
    case .failure(let error): .error(error)
    }
  }

  init(_ event: Event<Success>) {
    switch event {
    case .next(let element): self = .success(element)
    case .error(let error): self = .failure(error)
    // The promise is broken when the notifier of `retry(when:)` completes, for example.
    case .completed: self = .failure(RxError.noElements)
    }
  }
}

extension PrimitiveSequenceType where Trait == SingleTrait {
  /// What takes the event of a ``Single``.
  public typealias SingleObserver = (SingleEvent<Element>) -> Void

  /// A single that `subscribe` produces, anew for each subscriber.
  ///
  ///     let answer = Single<Int>.create { single in
  ///       single(.success(42))
  ///       return Disposables.create()
  ///     }
  ///     try answer.toBlocking().single()  // → 42
  ///
  /// `subscribe` returns what is to be ended when the event is there or the subscription is disposed. What it sends
  /// after the first event, from whichever thread, is dropped.
  public static func create(
    subscribe: @escaping (_ observer: @escaping SingleObserver) -> any Disposable
  ) -> Single<Element> {
    Single(once: { send in subscribe { send($0.event) } })
  }

  /// Calls `observer` with the element or the error, unless the result is disposed before.
  ///
  /// A single that completes without an element, because the notifier of its `retry(when:)` has completed for example,
  /// fails with ``RxError/noElements``.
  public func subscribe(_ observer: @escaping (SingleEvent<Element>) -> Void) -> any Disposable {
    subscribe(once: { observer(SingleEvent($0)) })
  }

  /// Calls one of the closures with the element or the error, then `onDisposed`, which is called in any case.
  ///
  /// An error without `onFailure` goes to ``Hooks/defaultErrorHandler``, with `file` and `line`.
  @_disfavoredOverload  // a closure alone, without a label, takes the event
  public func subscribe(
    onSuccess: ((Element) -> Void)? = nil,
    onFailure: ((any Error) -> Void)? = nil,
    onDisposed: (() -> Void)? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    subscribe(
      once: { event in
        switch SingleEvent(event) {
        case .success(let element): onSuccess?(element)
        case .failure(let error): (onFailure ?? { Hooks.defaultErrorHandler(["\(file):\(line)"], $0) })(error)
        }
      }, onDisposed: onDisposed)
  }

  /// The same with an object that is passed to every closure. It is held weakly, and when it is gone the closures are
  /// not called any more. An error without `onFailure` is dropped here, as in RxSwift.
  public func subscribe<Object: AnyObject>(
    with object: Object,
    onSuccess: ((Object, Element) -> Void)? = nil,
    onFailure: ((Object, any Error) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    subscribe(
      onSuccess: { [weak object] element in if let object { onSuccess?(object, element) } },
      onFailure: { [weak object] error in if let object { onFailure?(object, error) } },
      onDisposed: { [weak object] in if let object { onDisposed?(object) } }
    )
  }
}
