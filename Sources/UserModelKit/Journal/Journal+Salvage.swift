import Glibc

/// What a salvage has copied, and what the journal was like.
public struct JournalSalvage: Equatable, Sendable {
  /// The state of the journal that was copied from.
  public var report: JournalReport
  /// The revisions that the copy has. Empty: only a state, that of the revision before.
  public var copied: Range<Int>

  /// The revisions before the copy's first that are lost. They may be among those that can be replayed.
  public var lostBefore: Range<Int> { report.revisions.lowerBound..<copied.lowerBound }
  /// The revisions after the copy's last that are lost, as far as can be told.
  public var lostAfter: Range<Int> { copied.upperBound..<report.revisions.upperBound }
}

extension Journal {
  /// Copies what is whole to a new journal in `path`, which must not exist or be empty. Changes nothing here.
  ///
  /// Of what can be replayed it takes the part that reaches the latest revision: records after a damaged one cannot
  /// be joined without a gap, up to the next segment, which begins with a full state. So damage in an old segment
  /// costs history and leaves the latest state; damage in the last one costs what came after it. A head is no loss
  /// where the segment before leads up to it. Revisions keep their numbers. The copy is a journal of its own (it
  /// has another epoch), so that who follows the damaged one does not go on in it unawares.
  ///
  /// Throws `nothingToSalvage` where no state can be made out.
  public func salvage(to path: String) throws(JournalError) -> JournalSalvage {
    let inspection = try JournalInspection(directory)
    guard let run = inspection.runs.last else { throw .nothingToSalvage(path: directory.path) }
    let copy = Journal(directory: path, report: report, disk: disk)
    guard try copy.directory.names().isEmpty, !copy.directory.isInside(directory) else {
      throw .cannotCreate(path: path, errno: ENOTEMPTY)
    }
    let lock = try copy.lockForWriting(timeout: .zero)
    defer { withExtendedLifetime(lock) {} }
    do throws(JournalError) {
      try copy.fill(with: run.parts)
    } catch {
      // Half a copy would be a sound journal of an older state.
      for name in (try? copy.directory.names()) ?? [] { unlink(copy.directory.path + "/" + name) }
      throw error
    }
    return JournalSalvage(report: inspection.report, copied: run.revisions)
  }

  private func fill(with parts: [SegmentInspection.Whole]) throws(JournalError) {
    let epoch = RecordFormat.newEpoch()
    for part in parts {
      let head = RecordFormat.Head(epoch: epoch, snapshot: part.start)
      try directory.createSegment(head, records: try part.readBytes(), disk: disk)
    }
  }
}

extension SegmentInspection.Whole {
  /// The lines as they are on the disk, without the head.
  fileprivate func readBytes() throws(JournalError) -> [UInt8] {
    guard let file = try JournalFile(path, O_RDONLY) else { throw JournalError(ENOENT, "read", path) }
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 1)
    defer { buffer.deallocate() }
    guard try file.read(into: buffer, at: bytes.lowerBound) == bytes.count else {
      throw JournalError(EIO, "read", path)
    }
    return Array(buffer)
  }
}

extension JournalDirectory {
  /// Whether one of the directories above is `other`.
  fileprivate func isInside(_ other: JournalDirectory) -> Bool {
    var own = stat()
    guard stat(other.path, &own) == 0 else { return false }
    return ancestors.contains { path in
      var above = stat()
      return stat(path, &above) == 0 && above.st_dev == own.st_dev && above.st_ino == own.st_ino
    }
  }
}
