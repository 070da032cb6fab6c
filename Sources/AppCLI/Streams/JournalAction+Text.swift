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

  /// The action as the journal records it.
  var json: JSON {
    switch self {
    case .setName(let name): .object([("type", .string("set-name")), ("value", .string(name))])
    case .setAge(let age): .object([("type", .string("set-age")), ("value", .number(age))])
    case .changingCount(let count): .object([("type", .string("changing-count")), ("value", .number(count))])
    case .reset(let keys):
      .object([("type", .string("reset")), ("keys", .array(keys.map { .string($0.rawValue) }))])
    case .batch(let actions): .object([("type", .string("batch")), ("actions", .array(actions.map(\.json)))])
    }
  }
}
