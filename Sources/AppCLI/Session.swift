import UserModelKit

/// What a command runs in: where its state is, and where and in which form its answers go.
struct Session {
  let options: CommonOptions
  let environment: Environment
  let output: Output
  let errors: Output

  init(
    _ options: CommonOptions, environment: Environment = .ofProcess, output: Output = .standard,
    errors: Output = .error
  ) {
    self.options = options
    self.environment = environment
    self.output = output
    self.errors = errors
  }

  /// A session for a line that has options of its own.
  func with(_ own: CommonOptions) -> Session {
    var joined = options
    joined.json = options.json || own.json
    joined.isQuiet = options.isQuiet || own.isQuiet
    joined.color = own.color ?? options.color
    joined.stateDirectory = own.stateDirectory ?? options.stateDirectory
    return Session(joined, environment: environment, output: output, errors: errors)
  }

  /// The form of the answers.
  var form: Form { options.json ? .json : output.isTerminal ? .terminal : .pipe }

  /// The emphasis in the answers.
  var style: Style {
    guard !options.json else { return Style(isColored: false) }
    return Style(isColored: options.color ?? environment.wantsColor(onTerminal: output.isTerminal))
  }

  /// The journal that holds the state.
  func journal() throws(CommandError) -> Journal {
    let directory =
      if let directory = options.stateDirectory { directory } else { try environment.stateDirectory() }
    return Journal(directory: directory, report: { [self] in note($0) })
  }
}

// MARK: - Writing

extension Session {
  /// Writes one line of the answer. A reader that has gone ends the program as SIGPIPE would.
  func print(_ line: String) throws {
    try write(line) { errno in
      CommandError(.inputOutput, "output-failed", "the answer could not be written: \(systemMessage(errno))")
    }
  }

  /// Writes a text, or an object with these fields where JSON is asked for.
  func print(_ text: String, orJSON fields: [(String, JSON)]) throws {
    try print(options.json ? JSON.object(fields).text : text)
  }

  /// Writes the answer of a change that is on disk already.
  func confirm(_ lines: [String], of revision: Int) throws {
    for line in lines {
      try write(line) { errno in
        CommandError(
          .inputOutput, "answer-not-written",
          "Revision \(revision) is on disk, but the answer could not be written.",
          hint: "The reason: \(systemMessage(errno)).")
      }
    }
  }

  /// Writes an error to standard error. If that fails, the exit code still tells.
  func report(_ error: CommandError, line: Int? = nil) {
    let report = FaultReport(error: error, line: line)
    try? errors.write((options.json ? report.json.text : report.sentence) + "\n")
  }

  /// Writes something worth knowing that is no error to standard error.
  func note(_ text: String) {
    let text = Escaping.forTerminal(text)
    try? errors.write((options.json ? JSON.object([("note", .string(text))]).text : "appcli: \(text)") + "\n")
  }

  private func write(_ line: String, _ failure: (Int32) -> CommandError) throws {
    do {
      try output.write(line + "\n")
    } catch {
      if error.isBrokenPipe { throw EndedBySignal.brokenPipe }
      throw failure(error.errno)
    }
  }
}
