import Glibc

extension Journal {
  /// The exclusive right to write to a journal, for as long as the body of `write` runs.
  public final class Writer {
    /// The state with everything that is staged.
    public private(set) var snapshot: JournalSnapshot

    /// The state on the disk. After a commit that failed it says which of the staged entries are there nevertheless.
    public private(set) var committed: JournalSnapshot

    /// The head of the segment being written to.
    let head: RecordFormat.Head

    private let file: JournalFile
    private let disk: Disk
    private let headLength: Int
    private var length: Int
    private var staged: [(snapshot: JournalSnapshot, end: Int)] = []
    private var lines: [UInt8] = []
    private var failure: JournalError?
    private var hasCommitted = false
    private var hasEnded = false

    /// Writes on where `reader` found the end, at `snapshot`.
    init(after reader: SegmentReader, _ snapshot: JournalSnapshot, disk: Disk) {
      file = reader.file
      head = reader.head
      headLength = reader.headLength
      length = reader.offset
      self.snapshot = snapshot
      self.disk = disk
      committed = snapshot
    }

    /// Makes `action` the next revision of what will be committed, and returns it.
    ///
    /// Throws for an action that the state cannot hold, that is too large for a record, or that comes after the last
    /// revision there can be; nothing is staged then.
    @discardableResult
    public func stage(_ action: JournalAction) throws(JournalError) -> JournalEntry {
      try check()
      guard snapshot.revision < RecordFormat.revisions.upperBound else {
        throw .invalidAction("revision \(snapshot.revision) is the last there can be")
      }
      var state = snapshot.state
      try state.apply(action)
      let entry = JournalEntry(
        revision: snapshot.revision + 1, at: Timestamp.now(), action: action, state: state)
      let line = RecordFormat.line(entry)
      guard line.count <= RecordFormat.maximumLength else { throw .recordTooLarge(bytes: line.count) }
      lines += line
      staged.append((entry.snapshot, lines.count))
      snapshot = entry.snapshot
      return entry
    }

    /// Brings everything that is staged to the disk; when this returns, it is there.
    ///
    /// When there is no room or a system call fails, what was written of a record is taken back, and the error is
    /// thrown. Entries before it that were written whole stay, and `committed` says how far they go. After an error
    /// this writer does nothing more.
    public func commit() throws(JournalError) {
      try check()
      guard !staged.isEmpty else { return }
      let (count, errno) = append()
      let whole = staged.prefix { $0.end <= count }
      if errno != 0 {
        failure = JournalError(errno, "write", file.path)
        // If this fails too, the next writer finds an unfinished record and cuts it.
        try? file.truncate(to: length + (whole.last?.end ?? 0))
      }
      if let last = whole.last {
        try sync()
        length += last.end
        committed = last.snapshot
        hasCommitted = true
      }
      discardStaged()
      try check()
    }

    /// Ends the right to write.
    func end() {
      hasEnded = true
    }

    /// Whether what was committed has made the segment so long that another one is to be begun.
    ///
    /// A head can be longer than the limit. It then has to be worth as many bytes of records.
    var hasFilledSegment: Bool {
      hasCommitted && failure == nil && length > max(Writer.segmentLimit, 2 * headLength)
    }

    /// The head of a segment that goes on from what is on the disk.
    var headOfNext: RecordFormat.Head { RecordFormat.Head(epoch: head.epoch, snapshot: committed) }

    /// A longer segment is followed by another one: who wants the state reads little.
    static let segmentLimit = 128 << 10

    private func append() -> (count: Int, errno: Int32) {
      #if DEBUG
        if Failpoint.midWrite.isSet {
          _ = disk.writeAll(Array(lines.prefix(lines.count / 2)), to: file.descriptor)
          Failpoint.midWrite.dieIfSet()
        }
      #endif
      return disk.writeAll(lines, to: file.descriptor)
    }

    private func sync() throws(JournalError) {
      #if DEBUG
        Failpoint.beforeSync.dieIfSet()
      #endif
      var result = disk.sync(file.descriptor)
      while result == -EINTR { result = disk.sync(file.descriptor) }
      guard result != 0 else { return }
      let error = JournalError.outcomeUnknown(path: file.path, errno: -result)
      failure = error
      discardStaged()
      throw error
    }

    private func discardStaged() {
      staged = []
      lines = []
      snapshot = committed
    }

    private func check() throws(JournalError) {
      precondition(!hasEnded, "a writer is only valid in the body of Journal.write: stage and commit there")
      if let failure { throw failure }
    }
  }
}
