struct HelpCommand: Command {
  static let manual = Manual(
    name: "help", usage: ["[COMMAND]"], words: [.topic],
    summary: "Show how the program, or a command, is used",
    details: "The same as COMMAND --help.", examples: ["appcli help set"])

  private let topic: Manual?

  init(topic: Manual?) {
    self.topic = topic
  }

  init(_ arguments: inout Arguments) throws(CommandError) {
    topic = try arguments.takeWord().map { word throws(CommandError) in
      try CommandTable.find(word, orThrow: "topic").manual
    }
  }

  func run(in session: Session) throws {
    let text = topic.map(HelpText.command) ?? HelpText.overview
    guard session.options.json else { return try session.print(text) }
    try session.print(
      JSON.object([("topic", .string(topic?.name ?? "appcli")), ("text", .string(text))]).text)
  }
}
