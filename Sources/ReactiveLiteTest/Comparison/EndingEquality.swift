import ReactiveLite

/// Two endings are equal when both are completions, or failures with equal errors.
extension Ending: Equatable {
  /// Compares the kind, then the errors.
  public static func == (lhs: Ending, rhs: Ending) -> Bool {
    switch (lhs, rhs) {
    case (.completed, .completed): true
    case (.error(let lhs), .error(let rhs)): areEqual(lhs, rhs)
    default: false
    }
  }
}
