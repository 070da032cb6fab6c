/// Every command: what the parser finds, the help lists and a mistyped name is compared with.
enum CommandTable {
  static let commands: [any Command.Type] = [
    GetCommand.self, SetCommand.self, IncCommand.self, DecCommand.self, ResetCommand.self, WatchCommand.self,
    LogCommand.self, BatchCommand.self, ReplCommand.self, MarblesCommand.self, DoctorCommand.self,
    CompactCommand.self, HelpCommand.self, VersionCommand.self, CompletionsCommand.self, ManCommand.self,
  ]

  static var manuals: [Manual] { commands.map { $0.manual } }

  static var names: [String] { commands.map { $0.manual.name } }

  /// The command of a name.
  static func find(_ name: String) throws(CommandError) -> any Command.Type {
    if let command = commands.first(where: { $0.manual.name == name }) { return command }
    throw .usage(
      "unknown-command", "unknown command \(Escaping.quoted(name))",
      hint: didYouMean(name, among: names) ?? "'appcli help' lists the commands.")
  }

  /// The command that words ask for, with the options every command has.
  static func parse(_ words: [String]) throws(CommandError) -> (command: any Command, options: CommonOptions)
  {
    var arguments = try Arguments(words)
    guard let name = try arguments.takeWord() else { throw noCommand }
    let type = try find(name)
    for option in arguments.given where !(type.manual.options + Option.common).contains(option) {
      throw misplaced(option, in: type.manual)
    }
    try arguments.checkExclusions()
    let options = try CommonOptions(arguments)
    do {
      let command = try type.init(&arguments)
      try arguments.finish(after: type.manual.words.last)
      return (command, options)
    } catch {
      var error = error
      if error.exit == .usage, error.hint == nil { error.hint = "'appcli help \(name)' shows how." }
      throw error
    }
  }

  /// The command that words in bytes ask for. `kind` is what an error calls one of them.
  static func parse(_ raw: [[UInt8]], called kind: String) throws(CommandError) -> (
    command: any Command, options: CommonOptions
  ) {
    if let help = HelpRequest.words(in: raw) { return try parse(help) }
    return try parse(try RawArguments.decode(raw, called: kind))
  }

  private static var noCommand: CommandError {
    .usage("no-command", "no command", hint: "Usage: appcli COMMAND …; 'appcli help' lists the commands.")
  }

  private static func misplaced(_ option: Option, in manual: Manual) -> CommandError {
    let owners = manuals.filter { $0.options.contains(option) }.map(\.name)
    return .usage(
      "option-not-allowed", "'\(manual.name)' has no option '\(option.rawValue)'",
      hint: "It belongs to: \(owners.joined(separator: ", ")).")
  }
}
