/// An observer of any kind, as a value.
public struct AnyObserver<Element>: ObserverType {
  /// What is called with each event.
  public typealias EventHandler = (Event<Element>) -> Void

  @usableFromInline let handler: EventHandler

  /// An observer that calls `eventHandler` with each event.
  @inlinable
  public init(eventHandler: @escaping EventHandler) { handler = eventHandler }

  /// An observer that passes each event on to `observer`.
  @inlinable
  public init<Observer: ObserverType>(_ observer: Observer) where Observer.Element == Element {
    handler = { observer.on($0) }
  }

  /// Takes one event.
  @inlinable
  public func on(_ event: Event<Element>) { handler(event) }

  /// This very observer.
  public func asObserver() -> AnyObserver<Element> { self }
}

extension ObserverType {
  /// This observer with its type erased.
  public func asObserver() -> AnyObserver<Element> { AnyObserver(self) }

  /// An observer of another type, whose elements go through `transform` first. If that throws, this observer
  /// gets the error.
  public func mapObserver<Result>(_ transform: @escaping (Result) throws -> Element) -> AnyObserver<Result> {
    AnyObserver { event in self.on(event.map(transform)) }
  }
}
