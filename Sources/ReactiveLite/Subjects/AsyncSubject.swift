/// Sends its last element when it completes, to everybody who is or will be subscribed.
///
///     let subject = AsyncSubject<Int>()
///     subject.on   --1--2--3--|
///     subject      -----------(3|)
///     subject      --------------(^3|)
///
/// Without an element it only completes; an error is sent alone. Safe to use from any thread.
public final class AsyncSubject<Element>: Observable<Element>, SubjectType, ObserverType, Cancelable {
  @usableFromInline let broadcaster = Broadcaster()
  // Apart from the subject: its subscribers do not keep it.
  @usableFromInline let last = Box<Element?>(nil)
  private let disposal = BooleanDisposable()

  /// A subject that nobody is subscribed to.
  public override init() { super.init() }

  /// Whether anybody is subscribed.
  public var hasObservers: Bool { broadcaster.hasReceivers }

  /// Keeps an element in place of the one before. Without effect after the ending.
  @inlinable
  public func onNext(_ element: Element) {
    broadcaster.lock.discardAfterUnlock {
      guard !broadcaster.isStopped else { return nil as Element? }
      defer { last.value = element }
      return last.value
    }
  }

  /// Takes one event. Without effect after the ending.
  @inlinable
  public func on(_ event: Event<Element>) {
    switch event {
    case .next(let element): onNext(element)
    case .error(let error): broadcaster.stop(.error(error))
    case .completed: broadcaster.stop(.completed)
    }
  }

  /// Sends the last element and the ending to `subscriber`, once it has come.
  public override func receive(subscriber: Subscriber<Element>) {
    if isDisposed { return subscriber.stop(.error(RxError.disposed(object: self))) }
    let last = last
    broadcaster.add(
      Subscriber<Element>(
        sharing: subscriber.lifeline, onNext: { _ in },
        onStop: { ending in
          // Without the lock: nothing changes it after the ending.
          if case .completed = ending, let element = last.value { subscriber.next(element) }
          subscriber.stop(ending)
        }))
  }

  /// This very subject.
  public func asObserver() -> AsyncSubject<Element> { self }

  /// Whether it has been disposed.
  public var isDisposed: Bool { disposal.isDisposed }

  /// Lets go of all subscribers without an ending, and of the element. Who subscribes later gets `RxError.disposed`.
  public func dispose() {
    disposal.dispose()
    // After an ending the element may be on its way.
    broadcaster.lock.discardAfterUnlock { broadcaster.isStopped ? nil : last.value.take() }
    broadcaster.removeAll()
  }
}

/// Unchecked: all state is guarded by the broadcaster's lock.
extension AsyncSubject: @unchecked Sendable where Element: Sendable {}
