import Glibc

/// What a compaction has dropped, and what it has left.
public struct JournalCompaction: Equatable, Sendable {
  /// The revisions that were dropped; `nil`: none.
  public var dropped: ClosedRange<Int>?
  /// How many files those were in.
  public var files = 0
  /// How many bytes those had.
  public var bytes = 0
  /// The first revision that can still be read. One after `head`: only the state is left.
  public var firstKept = 1
  /// The latest revision.
  public var head = 0
  /// The file at which it stopped before its time, because somebody is reading it.
  public var busyFile: String?
}

extension Journal {
  /// The revisions that a compaction keeps, unless told otherwise.
  public static let revisionsKept = 10_000

  /// Drops old history: whole files, the oldest first, as long as the latest `revisions` all stay.
  ///
  /// With `nil` it keeps `revisionsKept` and at least one full file besides the one being written to. With 0 it keeps
  /// only the state, at its revision. A file that somebody is reading ends it: it does not wait, and nobody who
  /// follows misses a revision. The history that is dropped cannot be had again.
  ///
  /// This is the only thing that ever drops history. It does not happen by itself, when a file is full: whoever set a
  /// value would decide for all others from where on they can resume, and would wait for it.
  public func compact(
    keeping revisions: Int? = nil, lockTimeout: Duration = .seconds(5)
  ) throws -> JournalCompaction {
    precondition(revisions ?? 0 >= 0, "compact keeps zero or more revisions, got \(revisions ?? 0)")
    guard try !directory.bases().isEmpty else { return JournalCompaction() }
    return try write(lockTimeout: lockTimeout) { writer in
      let last = writer.committed.revision
      let limit = last - (revisions ?? Journal.revisionsKept)
      var result = JournalCompaction(firstKept: (try directory.bases().first ?? last) + 1, head: last)
      do throws(JournalError) {
        try directory.dropSegments(upTo: limit, keeping: revisions == nil ? 2 : 1, &result)
        // Only a file that nobody writes to can go: for its last revision to be dropped there has to be another one.
        // On a full disk, what went before has made room for it.
        if revisions == 0, last > writer.head.snapshot.revision {
          try directory.createSegment(writer.headOfNext, disk: disk)
          try directory.dropSegments(upTo: limit, keeping: 1, &result)
        }
      } catch {
        // Once something is dropped, this has not failed.
        guard result.files > 0 else { throw error }
        report("compaction ended before its time: \(error)")
      }
      return result
    }
  }
}

extension JournalDirectory {
  /// Removes the segments that hold nothing after `revision`, and adds what it did to `result`. At least `count` stay.
  ///
  /// Only for who holds the lock of writers.
  fileprivate func dropSegments(
    upTo revision: Int, keeping count: Int, _ result: inout JournalCompaction
  ) throws(JournalError) {
    let bases = try bases()
    result.busyFile = nil
    for (base, next) in zip(bases, bases.dropFirst()).dropLast(count - 1) {
      guard next <= revision else { break }
      // What is read instead must be sound before the way to make it again is gone.
      guard try openSegment(base: next) != nil else { break }
      let path = segmentPath(base: base)
      // For writing: network file systems give an exclusive lock to nothing else.
      guard let file = try JournalFile(path, O_RDWR), try file.tryLock(LOCK_EX) else {
        result.busyFile = path
        break
      }
      let size = Int(try file.status().st_size)
      guard unlink(path) == 0 else { throw JournalError(errno, "remove", path) }
      result.dropped = (result.dropped?.lowerBound ?? base + 1)...next
      result.files += 1
      result.bytes += size
      result.firstKept = next + 1
    }
    if result.files > 0 { try sync() }
  }
}
