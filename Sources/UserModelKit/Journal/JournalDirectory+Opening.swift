import Glibc

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
    guard let file = try openFile(base: base) else { return nil }
    return try SegmentReader(file, base: base)
  }

  /// The same, not looking into it.
  func openFile(base: Int) throws(JournalError) -> JournalFile? {
    guard let file = try JournalFile(segmentPath(base: base), O_RDONLY) else { return nil }
    guard try file.tryLock(LOCK_SH), try file.isInPlace() else { return nil }
    return file
  }
}
