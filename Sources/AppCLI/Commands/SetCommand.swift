import UserModelKit

struct SetCommand: ChangingStatement {
  static let manual = Manual(
    name: "set", usage: ["name TEXT", "age N", "count N"], words: [.key, .free], summary: "Set a value",
    details: """
      TEXT is UTF-8, up to 65,536 bytes, and is kept byte for byte; it may be empty. An age is 0 to 150, a count any \
      64-bit integer. A TEXT that begins with '-' needs '--' before it.
      """,
    options: WriteConditions.options,
    examples: ["appcli set name 'Grace Hopper'", "appcli set name -- -5", "appcli set age 36 --if-rev 41"])

  let conditions: WriteConditions
  private let key: JournalKey
  private let action: JournalAction

  init(_ arguments: inout Arguments) throws(CommandError) {
    conditions = try WriteConditions(arguments)
    key = try JournalKey(word: try arguments.takeWord(named: "KEY"))
    do {
      action =
        switch key {
        case .name: .setName(try name(try arguments.takeWord(named: "TEXT")))
        case .age: .setAge(try age(try arguments.takeNumber(named: "N")))
        case .count: .changingCount(try arguments.takeNumber(named: "N").fitting64Bits())
        }
    } catch {
      throw error.exit == .badData ? error.changingNothing() : error
    }
  }

  func action(on state: JournalState) -> JournalAction { action }

  func answer(_ change: Change, form: Form, style: Style) -> [String] {
    change.answer(for: key, form: form, style: style)
  }
}

private func name(_ text: String) throws(CommandError) -> String {
  let length = text.utf8.count
  guard length <= JournalAction.maximumNameLength else {
    throw .badData(
      "name-too-long", "the name is \(length) bytes long",
      hint: "A name is at most \(JournalAction.maximumNameLength) bytes of UTF-8.")
  }
  return text
}

private func age(_ number: WholeNumber) throws(CommandError) -> Int {
  let ages = JournalAction.ages
  guard let age = number.value, ages.contains(age) else {
    throw .badData(
      "age-out-of-range", "age \(Escaping.quoted(number.text)) is out of range",
      hint: "An age is \(ages.lowerBound) to \(ages.upperBound).")
  }
  return age
}
