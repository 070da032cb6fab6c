import Glibc

extension Journal.Cursor {
  /// The entry that follows in the segment being read, or in the one after it.
  func readNext() throws(JournalError) -> JournalEntry? {
    while true {
      if let segment, let entry = try segment.next(after: snapshot) {
        snapshot = entry.snapshot
        return entry
      }
      guard try openNext() else { return nil }
    }
  }

  /// Opens the segment to start from: the last one whose base is at most `limit`, or with `nil` the first one.
  func start(upTo limit: Int?) throws(JournalError) {
    guard let first = try directory.openSegment(upTo: limit) else { return }
    segment = first
    snapshot = first.head.snapshot
  }

  /// Goes over to what follows the segment that has nothing more. `false` where nothing does, for now.
  private func openNext() throws(JournalError) -> Bool {
    guard let current = segment else {
      segment = try directory.openSegment(upTo: snapshot.revision)
      return segment != nil
    }
    // A writer names a new segment after the last revision of the one before: its name says that there is one.
    if snapshot.revision > current.head.snapshot.revision,
      let next = try directory.openSegment(base: snapshot.revision)
    {
      guard next.head.epoch == current.head.epoch else { throw .epochChanged }
      guard next.head.snapshot == snapshot else {
        let reason = "a segment does not begin with the state of the one before it"
        throw .damaged(file: next.file.path, offset: 0, reason: reason)
      }
      segment = next
      return true
    }
    return try reopenIfReplaced(current)
  }

  /// Follows a journal whose file was put in another's place, as an editor or a restored copy does, if it goes on
  /// from the same history.
  private func reopenIfReplaced(_ current: SegmentReader) throws(JournalError) -> Bool {
    guard try !current.file.isInPlace(), let other = try directory.openSegment(upTo: snapshot.revision) else {
      return false
    }
    guard other.head.epoch == current.head.epoch else { throw .epochChanged }
    var reached = other.head.snapshot
    while reached.revision < snapshot.revision, let entry = try other.next(after: reached) {
      reached = entry.snapshot
    }
    guard reached == snapshot else { throw .epochChanged }
    segment = other
    return true
  }
}

extension JournalDirectory {
  /// The last segment whose base is at most `limit`, or with `nil` the first one; `nil` where there is no journal.
  func openSegment(upTo limit: Int?) throws(JournalError) -> SegmentReader? {
    // Between the look at the names and the opening, compaction may take the oldest away; not again and again.
    for _ in 0..<1000 {
      let bases = try bases()
      guard let oldest = bases.first else { return nil }
      let chosen = limit.map { limit in bases.last { $0 <= limit } } ?? oldest
      guard let chosen else { throw .historyGone(firstKept: oldest + 1) }
      if let segment = try openSegment(base: chosen) { return segment }
      usleep(1000)
    }
    throw JournalError(EAGAIN, "open a segment in", path)
  }

  /// The segment with exactly this base; `nil` when there is none, or when it is being taken away.
  ///
  /// The shared lock that it takes keeps compaction from removing the segment for as long as it is read.
  func openSegment(base: Int) throws(JournalError) -> SegmentReader? {
    guard let file = try JournalFile(segmentPath(base: base), O_RDONLY) else { return nil }
    guard try file.tryLock(LOCK_SH), try file.isInPlace() else { return nil }
    return try SegmentReader(file, base: base)
  }
}
