/// A subject that never ends: passes what it accepts on to whoever is subscribed at that moment.
///
///     let relay = PublishRelay<Int>()
///     relay.accept   --1--2--3---
///     relay          --1--2--3---
///     relay          ---^-2--3---
///
/// An element that is accepted from inside a delivery waits until all subscribers have the one before. Safe to
/// use from any thread.
public final class PublishRelay<Element>: RelayType {
  @usableFromInline let broadcaster = Broadcaster()

  /// A relay that nobody is subscribed to.
  public init() {}

  /// Passes an element on.
  @inlinable
  public func accept(_ event: Element) { broadcaster.next(event) }

  /// Sends every element to `observer`, until the result is disposed.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    asObservable().subscribe(observer)
  }

  /// Begins to send elements to `subscriber`.
  public func receive(subscriber: Subscriber<Element>) { broadcaster.add(subscriber) }
}

/// Unchecked: all state is guarded by the broadcaster's lock.
extension PublishRelay: @unchecked Sendable where Element: Sendable {}
