import UserModelKit

struct GetCommand: Statement {
  static let manual = Manual(
    name: "get", usage: ["[name|age|count]"], words: [.key],
    summary: "Print the current values, or one of them",
    details: """
      Without a key, one line for each value. In a pipe the fields are parted by tabs, and `get KEY` is the bytes \
      of the value and a newline.
      """,
    examples: ["appcli get", "appcli get name --json"])

  private let key: JournalKey?

  init(_ arguments: inout Arguments) throws(CommandError) {
    key = if let word = try arguments.takeWord() { try JournalKey(word: word) } else { nil }
  }

  func run(in session: Session) throws {
    let change = Change(lookingAt: try session.snapshot())
    for line in answer(change, form: session.form, style: session.style) { try session.print(line) }
  }

  func answer(_ change: Change, form: Form, style: Style) -> [String] {
    if let key { [one(change.after[key], of: key, change.revision, form)] } else { all(change, form) }
  }

  private func one(_ value: Value, of key: JournalKey, _ revision: Int, _ form: Form) -> String {
    switch form {
    case .terminal: value.terminal
    case .pipe: value.raw
    case .json:
      JSON.object([("rev", .number(revision)), ("key", .string(key.rawValue)), ("value", value.json)]).text
    }
  }

  private func all(_ change: Change, _ form: Form) -> [String] {
    switch form {
    case .terminal: JournalKey.allCases.map { $0.rawValue.padded(to: 6) + change.after[$0].terminal }
    case .pipe: JournalKey.allCases.map { $0.rawValue + "\t" + change.after[$0].pipe }
    case .json:
      [
        JSON.object(
          [("rev", .number(change.revision))]
            + JournalKey.allCases.map { ($0.rawValue, change.after[$0].json) }
        ).text
      ]
    }
  }
}
