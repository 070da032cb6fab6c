/// One command: it parses in `init`, acts in `run(in:)`, prints to its session only, and fails by throwing.
protocol Command: Sendable {
  /// The command's name, help and options.
  static var manual: Manual { get }

  /// Takes the command's own words and options. Throws for words that make no sense.
  init(_ arguments: inout Arguments) throws(CommandError)

  /// Whether it reads standard input, which it cannot share with an interactive session.
  var readsStandardInput: Bool { get }

  /// Does what was asked. Throws a `CommandError`, a `JournalError`, a `ReportedFailure` or `EndedBySignal`; anything
  /// else is a bug.
  func run(in session: Session) throws
}

extension Command {
  var readsStandardInput: Bool { false }
}

/// What the help says about a command.
struct Manual: Sendable {
  let name: String
  /// What follows the name, one form a line.
  let usage: [String]
  /// What its words can be, one after the other.
  var words: [WordKind] = []
  /// One line.
  let summary: String
  var details = ""
  /// The command's own options.
  var options: [Option] = []
  var examples: [String] = []
}
