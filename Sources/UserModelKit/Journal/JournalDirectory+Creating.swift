import Glibc

extension JournalDirectory {
  /// Where a segment is written before it gets its name. What a killed writer left there is overwritten.
  var temporaryPath: String { path + "/" + JournalDirectory.temporaryName }

  static let temporaryName = "segment.new"

  /// Makes the segment that begins with `head`: it is there as a whole, or not at all.
  ///
  /// `records` are the lines that follow the head. Only for who holds the lock of writers.
  func createSegment(
    _ head: RecordFormat.Head, records: [UInt8] = [], disk: Disk
  ) throws(JournalError) {
    unlink(temporaryPath)
    guard let file = try JournalFile(temporaryPath, O_WRONLY | O_CREAT | O_EXCL) else {
      throw .cannotCreate(path: temporaryPath, errno: ENOENT)
    }
    do throws(JournalError) {
      var failure = disk.writeAll(RecordFormat.line(head) + records, to: file.descriptor).errno
      if failure == 0 { failure = -disk.sync(file.descriptor) }
      guard failure == 0 else { throw JournalError(failure, "write", temporaryPath) }
      #if DEBUG
        Failpoint.beforeRename.dieIfSet()
      #endif
      let path = segmentPath(base: head.snapshot.revision)
      guard rename(temporaryPath, path) == 0 else { throw JournalError(errno, "create", path) }
    } catch {
      unlink(temporaryPath)
      throw error
    }
    #if DEBUG
      Failpoint.afterRename.dieIfSet()
    #endif
    try sync()
  }
}
