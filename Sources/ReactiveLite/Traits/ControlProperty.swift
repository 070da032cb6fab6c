/// Something that can be seen as a control property.
public protocol ControlPropertyType<Element>: ObservableType, ObserverType {
  /// The same as a control property.
  func asControlProperty() -> ControlProperty<Element>
}

/// A property of a control that both the user and the program change: a sequence of the user's changes, after the
/// value there is, and an observer that sets it.
///
/// It is subscribed to on the main thread. That it delivers there, never fails and completes when the control goes is
/// for the maker of `values` to see to.
public struct ControlProperty<PropertyType>: ControlPropertyType {
  /// What the property holds.
  public typealias Element = PropertyType

  fileprivate let values: Observable<PropertyType>
  fileprivate let valueSink: AnyObserver<PropertyType>
  private let place: (file: StaticString, line: UInt)

  /// A property that is read from `values`, subscribed to on the main thread, and written to `valueSink`.
  public init<Values: ObservableType, Sink: ObserverType>(
    values: Values, valueSink: Sink, file: StaticString = #fileID, line: UInt = #line
  ) where Values.Element == PropertyType, Sink.Element == PropertyType {
    self.values = values.subscribe(on: ConcurrentMainScheduler.instance)
    self.valueSink = valueSink.asObserver()
    place = (file, line)
  }

  /// Sends the value and the user's changes to `observer`, until the result is disposed.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == PropertyType {
    values.subscribe(observer)
  }

  /// Begins to send the value and the user's changes to `subscriber`.
  public func receive(subscriber: Subscriber<PropertyType>) { values.receive(subscriber: subscriber) }

  /// Sets the property. An error, which it cannot take, goes to ``Hooks/bindingErrorHandler`` with the place where the
  /// property was made.
  public func on(_ event: Event<PropertyType>) {
    guard case .error(let error) = event else { return valueSink.on(event) }
    Hooks.bindingErrorHandler(error, place.file, place.line)
  }

  /// The user's changes, without the value there is at first.
  public var changed: ControlEvent<PropertyType> { ControlEvent(events: values.skip(1)) }

  /// The value and the user's changes as a plain observable.
  public func asObservable() -> Observable<PropertyType> { values }

  /// This very property.
  public func asControlProperty() -> ControlProperty<PropertyType> { self }

  /// The same as an infallible. An error, which should not be, goes to ``Hooks/defaultErrorHandler``.
  public func asInfallible() -> Infallible<PropertyType> { Infallible(values.endingAtError) }

  /// The same as a driver. An error, which should not be, goes to ``Hooks/defaultErrorHandler``.
  public func asDriver() -> Driver<PropertyType> { asInfallible().asDriver() }
}

extension ControlPropertyType where Element == String? {
  /// The same property with an empty string where there is none.
  public var orEmpty: ControlProperty<String> {
    let original = asControlProperty()
    return ControlProperty(
      values: original.values.map { $0 ?? "" }, valueSink: original.valueSink.mapObserver { $0 })
  }
}
