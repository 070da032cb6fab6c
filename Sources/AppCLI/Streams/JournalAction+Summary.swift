import UserModelKit

extension JournalAction {
  /// What it does, in the words of the commands: `set name`.
  var summary: String {
    switch self {
    case .setName: "set name"
    case .setAge: "set age"
    case .changingCount: "set count"
    case .reset(let keys):
      keys.count == JournalKey.allCases.count
        ? "reset" : "reset " + keys.map(\.rawValue).joined(separator: " ")
    case .batch(let actions): "batch of \(actions.count)"
    }
  }
}
