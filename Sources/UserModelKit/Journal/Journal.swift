import Glibc

/// State that outlives the process: an append-only file of actions that several processes write and follow.
///
///     let journal = Journal(directory: directory)
///     try journal.append { _ in .setName("Ann") }
///     try journal.snapshot().state.name  // → "Ann"
///
/// Each successful write makes exactly one revision: 1, 2, 3 … without a gap. What is reported as written is on the
/// disk; a process that is killed leaves the state as it was or as it was to be. State that cannot be read is never
/// taken for no state: it is an error, and the bytes stay as they are.
///
/// A journal holds nothing open and may be used from any thread.
public final class Journal: Sendable {
  let directory: JournalDirectory
  let report: @Sendable (String) -> Void
  let disk: Disk

  /// The journal in `directory`, where nothing is looked at or made yet. An empty path is the current directory.
  ///
  /// `report` gets a sentence for each repair that a writer makes; they go to standard error unless told otherwise.
  public convenience init(
    directory: String, report: @escaping @Sendable (String) -> Void = Journal.reportToStandardError
  ) {
    self.init(directory: directory, report: report, disk: .system)
  }

  init(directory: String, report: @escaping @Sendable (String) -> Void, disk: Disk) {
    self.directory = JournalDirectory(path: directory.isEmpty ? "." : directory)
    self.report = report
    self.disk = disk
  }

  /// Writes `message` as a line to standard error.
  public static let reportToStandardError: @Sendable (String) -> Void = { message in
    _ = Disk.system.writeAll(Array((message + "\n").utf8), to: STDERR_FILENO)
  }

  /// The latest state, after everything in the journal has been checked.
  ///
  /// Creates nothing: where there is no journal yet, this is revision 0 and the initial state.
  public func snapshot() throws(JournalError) -> JournalSnapshot {
    try cursor(from: nil).snapshot
  }

  /// Writes the action that `action` makes of the latest state, and returns the revision that it became.
  ///
  /// No other writer comes between the two. Throws what `action` throws, or a `JournalError`; nothing has changed
  /// then, unless the error is `outcomeUnknown`.
  @discardableResult
  public func append(
    lockTimeout: Duration = .seconds(5), _ action: (JournalSnapshot) throws -> JournalAction
  ) throws -> JournalEntry {
    try write(lockTimeout: lockTimeout) { writer in
      let entry = try writer.stage(try action(writer.snapshot))
      try writer.commit()
      return entry
    }
  }
}
