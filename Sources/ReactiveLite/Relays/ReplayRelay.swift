/// A replay subject that never ends: passes what it accepts on, and gives the last elements to whoever subscribes
/// later.
///
///     let relay = ReplayRelay<Int>.create(bufferSize: 2)
///     relay.accept   --1--2--3-----4---
///     relay          --1--2--3-----4---
///     relay          ---------(^23)4---
///
/// An element that is accepted from inside a delivery waits until all subscribers have the one before. Safe to use
/// from any thread.
public final class ReplayRelay<Element>: RelayType {
  @usableFromInline let subject: ReplaySubject<Element>

  private init(_ subject: ReplaySubject<Element>) { self.subject = subject }

  /// A relay that replays the last `bufferSize` elements. Traps when that is negative.
  public static func create(bufferSize: Int) -> ReplayRelay<Element> { Self(.create(bufferSize: bufferSize)) }

  /// A relay that replays every element there was, and keeps them all for that.
  public static func createUnbound() -> ReplayRelay<Element> { Self(.createUnbounded()) }

  /// The same, by the name that it has on a subject.
  public static func createUnbounded() -> ReplayRelay<Element> { createUnbound() }

  /// Passes an element on and keeps it.
  @inlinable
  public func accept(_ event: Element) { subject.onNext(event) }

  /// Sends the kept elements and every new one to `observer`, until the result is disposed.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    subject.subscribe(observer)
  }

  /// Begins to send elements to `subscriber`, the kept ones first.
  public func receive(subscriber: Subscriber<Element>) { subject.receive(subscriber: subscriber) }
}

extension ReplayRelay: Sendable where Element: Sendable {}
