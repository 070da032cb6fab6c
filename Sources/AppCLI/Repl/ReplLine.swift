/// What a line of the session asks for.
enum ReplLine {
  /// Nothing: it is empty or a comment.
  case nothing
  case end
  case unwatch
  /// A command, and the session it answers in: a line may have its own `--json`.
  case command(any Command, Session)
  case wrong(CommandError)

  init(_ line: LineReader.Line, in session: Session) {
    guard !line.isEmptyOrComment else {
      self = .nothing
      return
    }
    do throws(CommandError) {
      self = try ReplLine(words: try Quoting.words(of: try line.wholeBytes()), in: session)
    } catch {
      self = .wrong(error)
    }
  }

  private init(words: [[UInt8]], in session: Session) throws(CommandError) {
    switch words.map({ String(decoding: $0, as: UTF8.self) }) {
    case ["exit"], ["quit"]: self = .end
    case ["unwatch"]: self = .unwatch
    // The hints of errors are written so, to be copied.
    case let line where line.count > 1 && line[0] == "appcli":
      try self.init(words: Array(words.dropFirst()), in: session)
    default: self = try ReplLine.command(words, in: session)
    }
  }

  private static func command(_ words: [[UInt8]], in session: Session) throws(CommandError) -> ReplLine {
    let (command, options) = try CommandTable.parse(words, called: "word")
    guard !(command is ReplCommand) else {
      throw .usage("in-session", "this is an interactive session already")
    }
    guard !command.readsStandardInput else {
      throw .usage(
        "input-is-session", "'\(type(of: command).manual.name)' cannot read what is typed here",
        hint: "Name a file.")
    }
    return .command(command, session.with(options))
  }
}

extension ReplLine {
  /// The words that only a session has, as the commands are described.
  static let ownWords = [
    Manual(name: "unwatch", usage: [""], summary: "End the watch"),
    Manual(name: "exit", usage: [""], summary: "End the session"),
    Manual(name: "quit", usage: [""], summary: "End the session"),
  ]

  /// The error of `unwatch` where there is nothing to end.
  static let nothingWatched = CommandError.usage(
    "nothing-watched", "nothing is watched", hint: "'watch' begins to.")
}
