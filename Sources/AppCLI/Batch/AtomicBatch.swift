import UserModelKit

/// Runs all lines as one revision, or none of them.
struct AtomicBatch {
  /// More text than any revision could be made of.
  private static let maximumLength = 4 << 20

  private let session: Session
  private let conditions: WriteConditions

  init(_ conditions: WriteConditions, in session: Session) {
    self.conditions = conditions
    self.session = session
  }

  func run(_ reader: LineReader) throws {
    // Read to the end before the lock is taken: no writer waits for a slow pipe.
    let lines = try parse(reader)
    var failedLine: BatchLine?
    do {
      let changes = try lines.contains(where: \.changes) ? change(lines, &failedLine) : look(lines)
      for (line, change) in zip(lines, changes) { _ = try BatchOutcome(line, .success(change)).report() }
    } catch let error as CommandError where failedLine != nil {
      throw reported(error.changingNothing(), failedLine!)
    }
  }

  private func parse(_ reader: LineReader) throws -> [BatchLine] {
    var reader = reader
    var lines: [BatchLine] = []
    var length = 0
    while case .line(let text) = try reader.next(waiting: true) {
      length += text.bytes.count
      guard length <= AtomicBatch.maximumLength else {
        throw CommandError.badData(
          "batch-too-large", "the batch is longer than \(AtomicBatch.maximumLength) bytes",
          hint: "Leave out --atomic, or make several smaller ones."
        ).changingNothing()
      }
      guard let line = BatchLine(text, in: session) else { continue }
      if case .failure(let error) = line.statement { throw reported(error.changingNothing(), line) }
      lines.append(line)
    }
    return lines
  }

  private func look(_ lines: [BatchLine]) throws -> [Change] {
    let snapshot = try session.snapshot()
    try conditions.check(snapshot.revision)
    return lines.map { _ in Change(lookingAt: snapshot) }
  }

  private func change(_ lines: [BatchLine], _ failedLine: inout BatchLine?) throws -> [Change] {
    try session.write(lockTimeout: conditions.lockTimeout) { writer in
      let start = writer.snapshot
      try conditions.check(start.revision)
      var latest = start
      var actions: [JournalAction] = []
      var changes: [Change] = []
      for line in lines {
        failedLine = line
        let before = latest.state
        if let statement = try line.statement.get() as? any ChangingStatement {
          try statement.conditions.check(start.revision)
          let action = try statement.action(on: before)
          try latest.state.apply(action)
          latest.revision = start.revision + 1
          actions.append(action)
        }
        changes.append(Change(before: before, after: latest.state, revision: latest.revision))
      }
      failedLine = nil
      try writer.stage(.batch(actions))
      try writer.commit()
      return changes
    }
  }

  private func reported(_ error: CommandError, _ line: BatchLine) -> ReportedFailure {
    line.session.report(error, line: line.number)
    return ReportedFailure(exit: error.exit)
  }
}
