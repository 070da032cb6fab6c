import ReactiveLite

/// Two events are equal when they are of one kind and carry equal elements or equal errors.
///
/// Errors are equal when they are of one type and `==` says so; errors without `==` when their domain, code and
/// text agree.
extension Event: Equatable where Element: Equatable {
  /// Compares the kind, then what the events carry.
  public static func == (lhs: Event, rhs: Event) -> Bool {
    switch (lhs, rhs) {
    case (.next(let lhs), .next(let rhs)): lhs == rhs
    case (.error(let lhs), .error(let rhs)): areEqual(lhs, rhs)
    case (.completed, .completed): true
    default: false
    }
  }
}
