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
