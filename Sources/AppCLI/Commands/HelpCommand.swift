struct HelpCommand: Command {
  static let manual = Manual(
    name: "help", usage: ["[TOPIC]"], words: [.topic], summary: "Explain the program, a command or a topic",
    details: """
      The topics are \(HelpTopic.allCases.map(\.rawValue).joined(separator: ", ")). COMMAND --help is the same as \
      help COMMAND.
      """,
    examples: ["appcli help set", "appcli help exit-codes"])

  private let page: HelpPage

  init(_ arguments: inout Arguments) throws(CommandError) {
    page = if let word = try arguments.takeWord() { try HelpPage(word) } else { .overview }
  }

  func run(in session: Session) throws {
    try session.print(page.text, orJSON: [("topic", .string(page.name)), ("text", .string(page.text))])
  }
}
