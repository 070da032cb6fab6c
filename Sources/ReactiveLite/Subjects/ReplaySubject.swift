/// Passes what it is sent on, and gives the last elements to whoever subscribes later, then the ending.
///
///     let subject = ReplaySubject<Int>.create(bufferSize: 2)
///     subject.on   --1--2--3-----4--|
///     subject      --1--2--3-----4--|
///     subject      ---------(^23)4--|
///
/// An event that is sent from inside a delivery waits until all subscribers have the one before. Safe to use
/// from any thread.
public final class ReplaySubject<Element>: Observable<Element>, SubjectType, ObserverType, Cancelable {
  @usableFromInline let broadcaster = Broadcaster()
  @usableFromInline let capacity: Int
  @exclusivity(unchecked) @usableFromInline var buffer = Queue<Element>()
  private let disposal = BooleanDisposable()

  init(capacity: Int) {
    self.capacity = capacity
    super.init()
  }

  /// A subject that replays the last `bufferSize` elements. Traps when that is negative.
  public static func create(bufferSize: Int) -> ReplaySubject<Element> {
    precondition(bufferSize >= 0, "a ReplaySubject needs a buffer size of zero or more, got \(bufferSize)")
    return ReplaySubject(capacity: bufferSize)
  }

  /// A subject that replays every element there was, and keeps them all for that.
  public static func createUnbounded() -> ReplaySubject<Element> { ReplaySubject(capacity: .max) }

  /// Whether anybody is subscribed.
  public var hasObservers: Bool { broadcaster.hasReceivers }

  /// Passes an element on and keeps it. Without effect after the ending.
  @inlinable
  public func onNext(_ element: Element) {
    var replaced: Element?
    broadcaster.next(element) {
      if buffer.count >= capacity { replaced = buffer.popFirst() }
      if capacity > 0 { buffer.append(element) }
      return true
    }
    withExtendedLifetime(replaced) {}  // until the lock is free
  }

  /// Passes one event on. Without effect after the ending.
  @inlinable
  public func on(_ event: Event<Element>) {
    switch event {
    case .next(let element): onNext(element)
    case .error(let error): broadcaster.stop(.error(error))
    case .completed: broadcaster.stop(.completed)
    }
  }

  /// Begins to send events to `subscriber`, those kept first.
  public override func receive(subscriber: Subscriber<Element>) {
    if isDisposed { return subscriber.stop(.error(RxError.disposed(object: self))) }
    broadcaster.add(subscriber) { _ in buffer.elements }
  }

  /// This very subject.
  public func asObserver() -> ReplaySubject<Element> { self }

  /// Whether it has been disposed.
  public var isDisposed: Bool { disposal.isDisposed }

  /// Lets go of all subscribers and elements without an ending. Who subscribes later gets `RxError.disposed`.
  public func dispose() {
    disposal.dispose()
    broadcaster.removeAll()
    broadcaster.lock.discardAfterUnlock {
      defer { buffer = Queue() }
      return buffer
    }
  }
}

/// Unchecked: all state is guarded by the broadcaster's lock.
extension ReplaySubject: @unchecked Sendable where Element: Sendable {}
