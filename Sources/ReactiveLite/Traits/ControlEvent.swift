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

  /// The same as an infallible. An error, which should not be, goes to ``Hooks/defaultErrorHandler``.
  public func asInfallible() -> Infallible<PropertyType> { Infallible(events.endingAtError) }

  /// The same as a driver. An error, which should not be, goes to ``Hooks/defaultErrorHandler``.
  public func asDriver() -> Driver<PropertyType> { asInfallible().asDriver() }

  /// The same as a signal. An error, which should not be, goes to ``Hooks/defaultErrorHandler``.
  public func asSignal() -> Signal<PropertyType> { asInfallible().asSignal() }
}

extension Observable {
  /// For a source that was said to have no error: one that comes nevertheless is reported, and ends the sequence.
  var endingAtError: Observable<Element> {
    self.catch { error in
      Hooks.defaultErrorHandler([], error)
      return .empty()
    }
  }
}
