import Glibc

extension Journal {
  /// A cursor whose next entry is `revision`, or, with `nil`, the one after the latest.
  ///
  /// Revision 0 begins at the first one that is kept. Creates nothing: where there is no journal, the cursor waits
  /// for it to appear. Throws `historyGone` for a revision that was dropped, `revisionAhead` for one after the next.
  public func cursor(from revision: Int?) throws(JournalError) -> Cursor {
    let cursor = Cursor(directory)
    try cursor.move(to: revision)
    return cursor
  }

  /// The revisions after which a segment begins: a cursor from the next one has nothing to replay.
  package func segmentBases() throws(JournalError) -> [Int] {
    try directory.bases()
  }

  /// A place in a journal that moves on from entry to entry, now and as they are written.
  ///
  /// It belongs to one thread at a time. It holds one file open and a bounded piece of it in memory, however far
  /// behind it is. It never makes a writer wait.
  public final class Cursor {
    /// The state after the last entry that was read; at first, the state before the first one.
    public internal(set) var snapshot = JournalSnapshot()

    let directory: JournalDirectory
    var segment: SegmentReader?
    private lazy var watch = DirectoryWatch(directory)

    init(_ directory: JournalDirectory) {
      self.directory = directory
    }

    /// The next entry; `nil` when there is no more for now.
    ///
    /// Throws `damaged`, `epochChanged` when the journal was replaced by another one, `journalRemoved`,
    /// `historyGone` when what came in its place begins later, or the error of a system call.
    public func next() throws(JournalError) -> JournalEntry? {
      do {
        return try readNext()
      } catch .damaged(let file, let offset, let reason) {
        // What looks like damage may be a writer at work: cutting an unfinished record and writing another one in
        // its place while this one was reading. Where no writer is at work, it is what it looks like.
        guard let segment else { throw .damaged(file: file, offset: offset, reason: reason) }
        return try directory.withWritersHeldOff { () throws(JournalError) in
          segment.rereadNext()
          return try readNext()
        }
      }
    }

    /// Waits until there may be something to read, at most until `deadline` and at most a second.
    ///
    /// Returns early when one of `others` is ready, when a signal was handled, and the first time, which only begins
    /// to watch: call `next` until it gives `nil`, wait, and again. Returns `others` with what is ready in them.
    @discardableResult
    public func wait(
      until deadline: ContinuousClock.Instant? = nil, others: [pollfd] = []
    ) -> [pollfd] {
      watch.wait(until: deadline, others: others)
    }

    fileprivate func move(to revision: Int?) throws(JournalError) {
      guard let revision else {
        try start(upTo: .max)
        while try next() != nil {}
        return
      }
      precondition(revision >= 0, "a cursor starts at revision 0 or later, got \(revision)")
      try start(upTo: revision == 0 ? nil : revision - 1)
      while snapshot.revision < revision - 1 {
        guard try next() != nil else { throw .revisionAhead(requested: revision, head: snapshot.revision) }
      }
    }
  }
}
