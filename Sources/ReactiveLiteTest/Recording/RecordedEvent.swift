import ReactiveLite

/// The error that `error` sends when a test does not care which: `.error(210)`.
///
/// It equals itself and no other error.
public struct UnspecifiedError: Error, Equatable {
  /// Creates the one value there is.
  public init() {}
}

extension Recorded {
  /// An element at a virtual time.
  @inlinable
  public static func next<Element>(_ time: TestTime, _ element: Element) -> Recorded<Event<Element>>
  where Value == Event<Element> {
    Recorded(time: time, value: .next(element))
  }

  /// A failure at a virtual time; ``UnspecifiedError`` unless `error` says which.
  @inlinable
  public static func error<Element>(
    _ time: TestTime, _ error: any Error = UnspecifiedError(), _ type: Element.Type = Element.self
  ) -> Recorded<Event<Element>> where Value == Event<Element> {
    Recorded(time: time, value: .error(error))
  }

  /// A completion at a virtual time.
  @inlinable
  public static func completed<Element>(
    _ time: TestTime, _ type: Element.Type = Element.self
  ) -> Recorded<Event<Element>> where Value == Event<Element> {
    Recorded(time: time, value: .completed)
  }

  /// The given events as an array, where an array literal alone leaves the element's type open.
  ///
  ///     let ages = Recorded.events(.next(210, 35), .next(220, 36), .completed(230))
  public static func events<Element>(_ events: Recorded<Event<Element>>...) -> [Recorded<Event<Element>>]
  where Value == Event<Element> {
    events
  }

  /// The given events, where an array literal alone leaves the element's type open.
  public static func events<Element>(_ events: [Recorded<Event<Element>>]) -> [Recorded<Event<Element>>]
  where Value == Event<Element> {
    events
  }
}
