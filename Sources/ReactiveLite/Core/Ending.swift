/// How a sequence ended.
@frozen
public enum Ending {
  /// It is done.
  case completed
  /// It failed.
  case error(any Error)
}

extension Ending: Sendable {}
