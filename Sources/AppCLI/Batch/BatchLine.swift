/// A line of a batch: the statement that it is, or why it is none.
struct BatchLine {
  let number: Int
  let statement: Result<any Statement, CommandError>
  /// The session it answers in: a line may have its own `--json`.
  let session: Session

  /// Parses a line. Nil: it is empty or a comment.
  init?(_ line: LineReader.Line, in session: Session) {
    guard !line.isEmptyOrComment else { return nil }
    number = line.number
    do throws(CommandError) {
      let (statement, options) = try BatchLine.parse(try line.wholeBytes())
      self.statement = .success(statement)
      self.session = session.with(options)
    } catch {
      statement = .failure(error)
      self.session = session
    }
  }

  /// Whether the line writes.
  var changes: Bool { (try? statement.get()) is any ChangingStatement }

  private static func parse(_ line: [UInt8]) throws(CommandError) -> (any Statement, CommonOptions) {
    let (command, options) = try CommandTable.parse(try Quoting.words(of: line), called: "word")
    guard let statement = command as? any Statement else {
      let name = type(of: command).manual.name
      throw .usage(
        "not-in-batch", "'\(name)' cannot be in a batch", hint: "A batch takes get, set, inc, dec and reset.")
    }
    let isLocked = (statement as? any ChangingStatement)?.conditions.lockTimeout != nil
    if isLocked || options.stateDirectory != nil {
      let option: Option = isLocked ? .lockTimeout : .stateDir
      throw .usage(
        "option-not-allowed", "'\(option.rawValue)' is for a whole batch, not for a line of it",
        hint: "Write: appcli batch \(option.rawValue) \(option.placeholder ?? "").")
    }
    return (statement, options)
  }
}
