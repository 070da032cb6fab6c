import Glibc

/// Something a program did with a store that cannot be right, reported instead of stopping the program.
public enum StoreAnomaly: CustomStringConvertible {
  /// A reducer, or something it called, dispatched `action`. The action was not run.
  case dispatchFromReducer(action: any Action)

  /// A dispatch led to another and so on without an end: 2,000 inside each other, as from middleware, or 100,000
  /// one after the other, each from a `newState`. `action` was the last, and was not run.
  case endlessDispatch(action: any Action)

  /// What happened and what to do about it, in a sentence or two.
  public var description: String {
    switch self {
    case .dispatchFromReducer(let action):
      """
      \(type(of: action)) was dispatched from inside a reducer and was not run. A reducer only makes the \
      next state: dispatch from middleware, from a subscriber or after the dispatch that is being reduced.
      """
    case .endlessDispatch(let action):
      """
      \(type(of: action)) was not run: dispatches lead to each other without an end. Look for middleware or a \
      subscriber that answers each action, or each state, with another.
      """
    }
  }

  /// Writes the anomaly to standard error, as a line of its own.
  static func writeToStandardError(_ anomaly: StoreAnomaly) {
    var line = "UserModelKit: \(anomaly)\n"
    line.withUTF8 { bytes in _ = write(STDERR_FILENO, bytes.baseAddress, bytes.count) }
  }
}
