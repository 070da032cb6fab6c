import UserModelKit

/// A command that looks at one revision or makes one: what a batch is made of.
protocol Statement: Command {
  /// Looks at what is staged, or resolves the action under the lock and stages it.
  func perform(in writer: Journal.Writer) throws -> Change

  /// The lines that answer it.
  func answer(_ change: Change, form: Form, style: Style) -> [String]
}

/// A statement that makes a revision.
protocol ChangingStatement: Statement {
  var conditions: WriteConditions { get }

  /// The change to record, given the state that it will follow. Throws where that state does not allow it.
  func action(on state: JournalState) throws(CommandError) -> JournalAction
}

extension Statement {
  func perform(in writer: Journal.Writer) -> Change { Change(lookingAt: writer.snapshot) }
}

extension ChangingStatement {
  func run(in session: Session) throws {
    let change = try session.write(lockTimeout: conditions.lockTimeout) { writer in
      let change = try perform(in: writer)
      try writer.commit()
      return change
    }
    guard !session.options.isQuiet else { return }
    try session.confirm(answer(change, form: session.form, style: session.style), of: change.revision)
  }

  func perform(in writer: Journal.Writer) throws -> Change {
    let before = writer.snapshot
    try conditions.check(before.revision)
    let entry = try writer.stage(try action(on: before.state))
    return Change(before: before.state, after: entry.state, revision: entry.revision)
  }
}

extension Session {
  /// The latest state.
  func snapshot() throws(CommandError) -> JournalSnapshot {
    let journal = try journal()
    do {
      return try journal.snapshot()
    } catch {
      throw CommandError(error)
    }
  }

  /// Runs `body` with the exclusive right to write. An error says that nothing was changed, and since when.
  func write<Result>(
    lockTimeout: Duration?, _ body: (Journal.Writer) throws -> Result
  ) throws(CommandError) -> Result {
    let journal = try journal()
    var revision: Int?
    do {
      return try journal.write(lockTimeout: lockTimeout ?? WriteConditions.usualLockTimeout) { writer in
        revision = writer.snapshot.revision
        return try body(writer)
      }
    } catch {
      throw CommandError(describing: error).changingNothing(revision: revision)
    }
  }
}
