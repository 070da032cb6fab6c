import UserModelKit

/// Runs each line as a command of its own, but brings the lines of a group to the disk together.
///
/// A group ends where reading on would mean to wait, so that every line is answered as soon as it can be.
struct GroupedBatch {
  private static let maximumLines = 256

  private let session: Session
  private let conditions: WriteConditions
  private let keepsGoing: Bool
  private var reader: LineReader
  private var isFirst = true

  init(_ reader: LineReader, _ conditions: WriteConditions, keepsGoing: Bool, in session: Session) {
    self.reader = reader
    self.conditions = conditions
    self.keepsGoing = keepsGoing
    self.session = session
  }

  mutating func run() throws {
    var firstFailure: ExitCode?
    while let group = try nextGroup() {
      for outcome in try perform(group) {
        guard let failure = try outcome.report() else { continue }
        guard keepsGoing else { throw ReportedFailure(exit: failure) }
        firstFailure = firstFailure ?? failure
      }
    }
    if let firstFailure { throw ReportedFailure(exit: firstFailure) }
  }

  /// Waits for a line, and takes what has come with it. Nil: the end.
  private mutating func nextGroup() throws(CommandError) -> [BatchLine]? {
    var group: [BatchLine] = []
    for count in 0..<GroupedBatch.maximumLines {
      let next: LineReader.Next
      do {
        next = try reader.next(waiting: count == 0)
      } catch {
        // What was read before is done first; reading will fail again.
        if group.isEmpty { throw error }
        return group
      }
      switch next {
      case .end: return count == 0 ? nil : group
      case .wouldBlock: return group
      case .line(let line):
        guard let line = BatchLine(line, in: session) else { continue }
        group.append(line)
        if !keepsGoing, case .failure = line.statement { return group }
      }
    }
    return group
  }

  private mutating func perform(_ group: [BatchLine]) throws(CommandError) -> [BatchOutcome] {
    guard !group.isEmpty else { return [] }
    defer { isFirst = false }
    return group.contains(where: \.changes) ? try change(group) : try look(group)
  }

  /// Lines that only look need no lock, and create nothing.
  private func look(_ group: [BatchLine]) throws(CommandError) -> [BatchOutcome] {
    let snapshot: JournalSnapshot
    do {
      snapshot = try session.snapshot()
    } catch {
      return group.map { BatchOutcome($0, .failure(error)) }
    }
    if isFirst { try conditions.check(snapshot.revision) }
    return upToFailure(group) { _ in Change(lookingAt: snapshot) }
  }

  private func change(_ group: [BatchLine]) throws(CommandError) -> [BatchOutcome] {
    var outcomes: [BatchOutcome] = []
    var committed = 0
    var refusal: CommandError?
    do throws(CommandError) {
      try session.write(lockTimeout: conditions.lockTimeout) { writer in
        committed = writer.snapshot.revision
        if isFirst, let violation = conditions.violation(at: committed) {
          refusal = violation.changingNothing(revision: committed)
          return
        }
        outcomes = upToFailure(group) { try $0.perform(in: writer) }
        defer { committed = writer.committed.revision }
        try writer.commit()
      }
    } catch {
      // Where the lock was not to be had, no line has an outcome yet.
      if outcomes.isEmpty { outcomes = group.map { BatchOutcome($0, .failure(error)) } }
      outcomes = outcomes.map { $0.lost(after: committed, error) }
    }
    if let refusal { throw refusal }
    return outcomes
  }

  /// Performs the lines, no further than to the first that fails unless failures are to be passed over.
  private func upToFailure(
    _ group: [BatchLine], _ perform: (any Statement) throws -> Change
  ) -> [BatchOutcome] {
    var outcomes: [BatchOutcome] = []
    for line in group {
      outcomes.append(BatchOutcome(line, Result { try perform(try line.statement.get()) }))
      if !keepsGoing, outcomes.last!.hasFailed { break }
    }
    return outcomes
  }
}
