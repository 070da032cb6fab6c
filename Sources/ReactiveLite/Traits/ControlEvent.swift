/// Something that can be seen as a control event.
public protocol ControlEventType<Element>: ObservableType {
  /// The same as a control event.
  func asControlEvent() -> ControlEvent<Element>
}

/// What happens to a control of a user interface: taps, edits, selections.
///
/// It is subscribed to on the main thread. That it delivers there, never fails, sends nothing at first and completes
/// when the control goes is for the maker of `events` to see to.
public struct ControlEvent<PropertyType>: ControlEventType {
  /// What the event carries.
  public typealias Element = PropertyType

  private let events: Observable<PropertyType>

  /// The events of `events`, which is subscribed to on the main thread.
  public init<Events: ObservableType>(events: Events) where Events.Element == PropertyType {
    self.events = events.subscribe(on: ConcurrentMainScheduler.instance)
  }

  /// Sends every event to `observer`, until the result is disposed.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == PropertyType {
    events.subscribe(observer)
  }

  /// Begins to send events to `subscriber`.
  public func receive(subscriber: Subscriber<PropertyType>) { events.receive(subscriber: subscriber) }

  /// The same as a plain observable.
  public func asObservable() -> Observable<PropertyType> { events }

  /// This very event.
  public func asControlEvent() -> ControlEvent<PropertyType> { self }

  /// The same as a driver. An error, which should not be, goes to ``Hooks/defaultErrorHandler``.
  public func asDriver() -> Driver<PropertyType> { events.asDriver(onErrorRecover: reportAndEnd) }

  /// The same as a signal. An error, which should not be, goes to ``Hooks/defaultErrorHandler``.
  public func asSignal() -> Signal<PropertyType> { events.asSignal(onErrorRecover: reportAndEnd) }
}

/// What follows an error of a source that was said to have none.
func reportAndEnd<Strategy, Element>(_ error: any Error) -> SharedSequence<Strategy, Element> {
  Hooks.defaultErrorHandler([], error)
  return .empty()
}
