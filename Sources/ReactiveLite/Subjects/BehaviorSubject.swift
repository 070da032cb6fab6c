/// Has a value at all times: passes what it is sent on, and gives the newest to whoever subscribes.
///
///     let subject = BehaviorSubject(value: 0)
///     subject.on   --1-----2--3--|
///     subject      0-1-----2--3--|
///     subject      ----(^1)2--3--|
///
/// A late subscriber of an ended subject gets the ending alone. An event that is sent from inside a delivery
/// waits until all subscribers have the one before, while `value()` has it at once. Safe to use from any thread.
public final class BehaviorSubject<Element>: Observable<Element>, SubjectType, ObserverType, Cancelable {
  @usableFromInline let broadcaster = Broadcaster()
  @exclusivity(unchecked) @usableFromInline var current: Element
  @usableFromInline var failure: (any Error)?
  private let disposal = BooleanDisposable()

  /// A subject with an initial value.
  public init(value: Element) {
    current = value
    super.init()
  }

  /// Whether anybody is subscribed.
  public var hasObservers: Bool { broadcaster.hasReceivers }

  /// The newest element, also after completion.
  ///
  /// - Throws: The error the subject failed with, or `RxError.disposed`.
  public func value() throws -> Element {
    if isDisposed { throw RxError.disposed(object: self) }
    return try broadcaster.lock.withLock {
      if let failure { throw failure }
      return current
    }
  }

  /// Passes an element on and keeps it. Without effect after the ending.
  @inlinable
  public func onNext(_ element: Element) {
    var replaced: Element?
    broadcaster.next(element) {
      replaced = current
      current = element
      return true
    }
    withExtendedLifetime(replaced) {}  // until the lock is free
  }

  /// Passes one event on. Without effect after the ending.
  @inlinable
  public func on(_ event: Event<Element>) {
    switch event {
    case .next(let element): onNext(element)
    case .error(let error): stop(.error(error))
    case .completed: stop(.completed)
    }
  }

  @usableFromInline
  func stop(_ ending: Ending) {
    broadcaster.stop(ending) {
      if case .error(let error) = ending { failure = error }
    }
  }

  /// Begins to send events to `subscriber`, the newest element first.
  public override func receive(subscriber: Subscriber<Element>) {
    if isDisposed { return subscriber.stop(.error(RxError.disposed(object: self))) }
    broadcaster.add(subscriber) { isStopped in isStopped ? [] : [current] }
  }

  /// This very subject.
  public func asObserver() -> BehaviorSubject<Element> { self }

  /// Whether it has been disposed.
  public var isDisposed: Bool { disposal.isDisposed }

  /// Lets go of all subscribers without an ending. Who subscribes later gets `RxError.disposed`.
  public func dispose() {
    disposal.dispose()
    broadcaster.removeAll()
  }
}

/// Unchecked: all state is guarded by the broadcaster's lock.
extension BehaviorSubject: @unchecked Sendable where Element: Sendable {}
