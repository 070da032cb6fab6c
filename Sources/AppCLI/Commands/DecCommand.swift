import UserModelKit

struct DecCommand: ChangingStatement {
  static let manual = Manual(
    name: "dec", usage: ["[N]"], words: [.free], summary: "Take from the count (1 unless N is given)",
    details: "A count that would leave the 64-bit integers is an error, and nothing is changed.",
    options: WriteConditions.options, examples: ["appcli dec", "appcli dec 5"])

  let conditions: WriteConditions
  private let increment: Increment

  init(_ arguments: inout Arguments) throws(CommandError) {
    conditions = try WriteConditions(arguments)
    increment = try Increment(&arguments, isDown: true)
  }

  func action(on state: JournalState) throws(CommandError) -> JournalAction {
    try increment.action(on: state)
  }

  func answer(_ change: Change, form: Form, style: Style) -> [String] {
    change.answer(for: .count, form: form, style: style)
  }
}
