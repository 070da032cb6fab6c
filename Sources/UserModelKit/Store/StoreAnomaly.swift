import Glibc

/// Something a program did with a store that cannot be right, reported instead of stopping the program.
public enum StoreAnomaly: CustomStringConvertible {
  /// A reducer, or something it called, dispatched `action`. The action was not run.
  case dispatchFromReducer(action: any Action)

  /// What happened and what to do about it, in a sentence or two.
  public var description: String {
    switch self {
    case .dispatchFromReducer(let action):
      """
      \(type(of: action)) was dispatched from inside a reducer and was not run. A reducer only makes the \
      next state: dispatch from middleware, from a subscriber or after the dispatch that is being reduced.
      """
    }
  }

  /// Writes the anomaly to standard error, as a line of its own.
  static func writeToStandardError(_ anomaly: StoreAnomaly) {
    var line = "UserModelKit: \(anomaly)\n"
    line.withUTF8 { bytes in _ = write(STDERR_FILENO, bytes.baseAddress, bytes.count) }
  }
}
