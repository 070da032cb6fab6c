import Glibc

extension JournalDirectory {
  /// Makes the segment that begins with `head`: it is there as a whole, or not at all.
  ///
  /// Only for who holds the lock of writers.
  func createSegment(_ head: RecordFormat.Head, disk: Disk) throws(JournalError) {
    let path = segmentPath(base: head.snapshot.revision)
    let temporary = path + ".new"  // one that a killed writer left is overwritten
    guard let file = try JournalFile(temporary, O_WRONLY | O_CREAT | O_TRUNC) else {
      throw .cannotCreate(path: temporary, errno: ENOENT)
    }
    do throws(JournalError) {
      var failure = disk.writeAll(RecordFormat.line(head), to: file.descriptor).errno
      if failure == 0 { failure = -disk.sync(file.descriptor) }
      guard failure == 0 else { throw JournalError(failure, "write", temporary) }
      guard rename(temporary, path) == 0 else { throw JournalError(errno, "create", path) }
    } catch {
      unlink(temporary)
      throw error
    }
    try sync()
  }
}
