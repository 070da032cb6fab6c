/// What became of a line of a batch.
struct BatchOutcome {
  let line: BatchLine
  let result: Result<Change, CommandError>

  init(_ line: BatchLine, _ result: Result<Change, any Error>) {
    self.line = line
    self.result = result.mapError { error in
      let error = CommandError(describing: error)
      return error.changingNothing(revision: error.unchanged?.revision, inLine: true)
    }
  }

  var hasFailed: Bool { (try? result.get()) == nil }

  /// The outcome where the disk took everything up to a revision, but no more.
  func lost(after committed: Int, _ error: CommandError) -> BatchOutcome {
    guard case .success(let change) = result, change.revision > committed else { return self }
    return BatchOutcome(line, .failure(error.changingNothing(revision: committed)))
  }

  /// Prints the answer or reports the failure. Returns the exit code of a failure.
  func report() throws -> ExitCode? {
    switch (result, line.statement) {
    case (.failure(let error), _), (_, .failure(let error)):
      line.session.report(error, line: line.number)
      return error.exit
    case (.success(let change), .success(let statement)):
      let session = line.session
      let lines = statement.answer(change, form: session.form, style: session.style)
      if !line.changes {
        for line in lines { try session.print(line) }
      } else if !session.options.isQuiet {
        try session.confirm(lines, of: change.revision)
      }
      return nil
    }
  }
}
