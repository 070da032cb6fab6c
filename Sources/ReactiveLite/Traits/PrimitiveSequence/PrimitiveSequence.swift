/// A sequence that tells one thing: an element, that it is done, or why it failed. `Trait` says which of these there
/// are: see ``Single``, ``Maybe`` and ``Completable``.
///
/// As an observable it sends the element, then completes at once. Each subscriber begins it anew.
public struct PrimitiveSequence<Trait, Element> {
  // With one element a subscription nothing is hot here: the operators are not inlinable.
  let source: Observable<Element>

  /// For a source that keeps the promise of the trait.
  @usableFromInline
  init(raw source: Observable<Element>) { self.source = source }
}

/// Something that can be seen as a ``PrimitiveSequence``. The operators are extensions of this protocol.
public protocol PrimitiveSequenceType<Trait, Element>: ObservableConvertibleType {
  /// What the sequence promises.
  associatedtype Trait

  /// What the sequence carries. Named again so that `primitiveSequence` alone says what it is.
  associatedtype Element

  /// The same as a primitive sequence.
  var primitiveSequence: PrimitiveSequence<Trait, Element> { get }
}

/// A trait of sequences that may have an element: ``SingleTrait`` and ``MaybeTrait``.
public protocol ElementTrait {}

extension PrimitiveSequence: PrimitiveSequenceType {
  /// This very sequence.
  public var primitiveSequence: PrimitiveSequence<Trait, Element> { self }

  /// The same as an observable.
  public func asObservable() -> Observable<Element> { source }
}

extension PrimitiveSequenceType {
  /// The same as an observable.
  public func asObservable() -> Observable<Element> { primitiveSequence.source }
}

extension PrimitiveSequence {
  /// Tells what `subscribe` sends first, for each subscriber anew. What it sends after that, from whichever thread, is
  /// dropped.
  init(once subscribe: @escaping (_ send: @escaping (Event<Element>) -> Void) -> any Disposable) {
    self.init(
      raw: Observable { downstream in
        let lifeline = Lifeline()
        downstream.add(lifeline)
        lifeline.add(
          subscribe { event in
            guard lifeline.close() else { return }
            downstream.on(event)
            if !event.isStopEvent { downstream.stop(.completed) }
            lifeline.release()
          })
      })
  }
}

extension PrimitiveSequenceType {
  /// Calls `receive` with the element or else with the ending, and then `onDisposed`, which is also called when the
  /// subscription is disposed before.
  func subscribe(
    once receive: @escaping (Event<Element>) -> Void, onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    let disposal = onDisposed.map { Disposables.create(with: $0) }
    let isDone = Box(false)
    let once = { (event: Event<Element>) in
      guard !isDone.value else { return }
      isDone.value = true
      receive(event)
      disposal?.dispose()
    }
    let subscriber = Subscriber<Element>(onNext: { once(.next($0)) }, onStop: { once(Event($0)) })
    asObservable().receive(subscriber: subscriber)
    if let disposal { subscriber.add(disposal) }
    return subscriber.lifeline
  }
}
