import UserModelKit

struct ResetCommand: ChangingStatement {
  static let manual = Manual(
    name: "reset", usage: ["[name|age|count]"], words: [.key],
    summary: "Put back the initial values, or one of them",
    details: "Without a key, all of them in one revision: an empty name, 0 and 0.",
    options: WriteConditions.options,
    examples: ["appcli reset", "appcli reset count"])

  let conditions: WriteConditions
  private let keys: [JournalKey]

  init(_ arguments: inout Arguments) throws(CommandError) {
    conditions = try WriteConditions(arguments)
    keys =
      if let word = try arguments.takeWord() { [try JournalKey(word: word)] } else { JournalKey.allCases }
  }

  func action(on state: JournalState) -> JournalAction { .reset(keys) }

  func answer(_ change: Change, form: Form, style: Style) -> [String] {
    switch form {
    case .terminal:
      let lines = keys.filter { change.before[$0] != change.after[$0] }.map { change.line(for: $0, style) }
      return lines.isEmpty ? ["nothing to reset  (rev \(change.revision))"] : lines
    case .pipe:
      return ["\(change.revision)\treset"]
    case .json:
      let keys = keys.map { JSON.string($0.rawValue) }
      return [JSON.object([("rev", .number(change.revision)), ("reset", .array(keys))]).text]
    }
  }
}
