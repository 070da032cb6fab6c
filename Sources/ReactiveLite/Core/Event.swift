/// One notification of a sequence. The grammar is `next* (error | completed)?`.
@frozen
public enum Event<Element> {
  /// The sequence has produced an element.
  case next(Element)
  /// The sequence has failed; nothing follows.
  case error(any Error)
  /// The sequence is done; nothing follows.
  case completed
}

extension Event: Sendable where Element: Sendable {}

extension Event {
  @inlinable
  init(_ ending: Ending) {
    switch ending {
    case .completed: self = .completed
    case .error(let error): self = .error(error)
    }
  }

  /// Whether nothing can follow.
  public var isStopEvent: Bool {
    if case .next = self { false } else { true }
  }

  /// Whether the sequence is done.
  public var isCompleted: Bool {
    if case .completed = self { true } else { false }
  }

  /// The element, if this is one.
  public var element: Element? {
    if case .next(let element) = self { element } else { nil }
  }

  /// The error, if this is one.
  public var error: (any Error)? {
    if case .error(let error) = self { error } else { nil }
  }

  /// The same event with its element sent through `transform`; an error event if that throws.
  public func map<Result>(_ transform: (Element) throws -> Result) -> Event<Result> {
    switch self {
    case .next(let element):
      do { return .next(try transform(element)) } catch { return .error(error) }
    case .error(let error): return .error(error)
    case .completed: return .completed
    }
  }
}

extension Event: CustomDebugStringConvertible {
  /// `next(…)`, `error(…)` or `completed`.
  public var debugDescription: String {
    switch self {
    case .next(let element): "next(\(element))"
    case .error(let error): "error(\(error))"
    case .completed: "completed"
    }
  }
}

/// Something that can be read as an event.
public protocol EventConvertible<Element> {
  /// What the event carries.
  associatedtype Element

  /// The event.
  var event: Event<Element> { get }
}

extension Event: EventConvertible {
  /// This very event.
  public var event: Event<Element> { self }
}
