/// Passes what it is sent on to whoever is subscribed at that moment.
///
///     let subject = PublishSubject<Int>()
///     subject.on   --1--2--3--|
///     subject      --1--2--3--|
///     subject      ---^-2--3--|
///
/// A late subscriber gets no earlier elements, only the ending. An event that is sent from inside a delivery
/// waits until all subscribers have the one before (RxSwift nests them). Safe to use from any thread.
public final class PublishSubject<Element>: Observable<Element>, SubjectType, ObserverType, Cancelable {
  @usableFromInline let broadcaster = Broadcaster()
  private let disposal = BooleanDisposable()

  /// A subject that nobody is subscribed to.
  public override init() { super.init() }

  /// Whether anybody is subscribed.
  public var hasObservers: Bool { broadcaster.hasReceivers }

  /// Passes an element on. Without effect after the ending.
  @inlinable
  public func onNext(_ element: Element) { broadcaster.next(element) }

  /// Passes one event on. Without effect after the ending.
  @inlinable
  public func on(_ event: Event<Element>) {
    switch event {
    case .next(let element): broadcaster.next(element)
    case .error(let error): broadcaster.stop(.error(error))
    case .completed: broadcaster.stop(.completed)
    }
  }

  /// Begins to send events to `subscriber`.
  public override func receive(subscriber: Subscriber<Element>) {
    if isDisposed { return subscriber.stop(.error(RxError.disposed(object: self))) }
    broadcaster.add(subscriber)
  }

  /// This very subject.
  public func asObserver() -> PublishSubject<Element> { self }

  /// Whether it has been disposed.
  public var isDisposed: Bool { disposal.isDisposed }

  /// Lets go of all subscribers without an ending. Who subscribes later gets `RxError.disposed`.
  public func dispose() {
    disposal.dispose()
    broadcaster.removeAll()
  }
}

/// Unchecked: all state is guarded by the broadcaster's lock.
extension PublishSubject: @unchecked Sendable where Element: Sendable {}
