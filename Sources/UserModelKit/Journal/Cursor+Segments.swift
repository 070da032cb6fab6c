extension Journal.Cursor {
  /// The entry that follows in the segment being read, or in the one after it.
  func readNext() throws(JournalError) -> JournalEntry? {
    while true {
      if let entry = try readFromSegment() { return entry }
      if try openInPlace() { continue }
      guard let current = segment,
        let base = try directory.bases().first(where: { $0 > current.head.snapshot.revision })
      else { return nil }
      // Where a later segment is, nothing is added to this one any more: what it holds now is all.
      if let entry = try readFromSegment() { return entry }
      guard try goOn(from: current, to: base) else { return nil }
    }
  }

  private func readFromSegment() throws(JournalError) -> JournalEntry? {
    guard let entry = try segment?.next(after: snapshot) else { return nil }
    snapshot = entry.snapshot
    return entry
  }

  /// Opens the segment to start from: the last one whose base is at most `limit`, or with `nil` the first one.
  func start(upTo limit: Int?) throws(JournalError) {
    guard let first = try directory.openSegment(upTo: limit) else { return }
    segment = first
    snapshot = first.head.snapshot
  }

  /// Goes over to the segment after the one that has nothing more, taking its lock before letting go of the other.
  /// `false` where it cannot be had for now.
  private func goOn(from current: SegmentReader, to base: Int) throws(JournalError) -> Bool {
    guard base == snapshot.revision, current.tailLength == 0 else {
      let reason = "the file ends after revision \(snapshot.revision), and the next one begins after \(base)"
      throw .damaged(
        file: current.file.path, offset: current.offset,
        reason: current.tailLength == 0 ? reason : "a record ends too early in a file that others follow")
    }
    guard let next = try directory.openSegment(base: base) else { return false }
    guard next.head.epoch == current.head.epoch else { throw .epochChanged }
    guard next.head.snapshot == snapshot else {
      let reason = "a segment does not begin with the state of the one before it"
      throw .damaged(file: next.file.path, offset: 0, reason: reason)
    }
    segment = next
    return true
  }

  /// Opens a segment where there was none before, or where another file was put in the place of the one being
  /// read, as an editor or a restored copy does. Whether it did.
  ///
  /// What took its place is followed if it goes on from the same history.
  private func openInPlace() throws(JournalError) -> Bool {
    if let segment, try segment.file.isInPlace() { return false }
    let other = try directory.openSegment(upTo: snapshot.revision)
    if let segment {
      guard let other else { throw .journalRemoved }
      guard other.head.epoch == segment.head.epoch else { throw .epochChanged }
      var reached = other.head.snapshot
      while reached.revision < snapshot.revision, let entry = try other.next(after: reached) {
        reached = entry.snapshot
      }
      guard reached == snapshot else { throw .epochChanged }
    }
    segment = other
    return other != nil
  }
}
