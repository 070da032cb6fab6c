import UserModelKit

struct IncCommand: ChangingStatement {
  static let manual = Manual(
    name: "inc", usage: ["[N]"], words: [.free], summary: "Add to the count (1 unless N is given)",
    details: "A count that would leave the 64-bit integers is an error, and nothing is changed.",
    options: WriteConditions.options, examples: ["appcli inc", "appcli inc 5"])

  let conditions: WriteConditions
  private let increment: Increment

  init(_ arguments: inout Arguments) throws(CommandError) {
    conditions = try WriteConditions(arguments)
    increment = try Increment(&arguments, isDown: false)
  }

  func action(on state: JournalState) throws(CommandError) -> JournalAction {
    try increment.action(on: state)
  }

  func answer(_ change: Change, form: Form, style: Style) -> [String] {
    change.answer(for: .count, form: form, style: style)
  }
}
