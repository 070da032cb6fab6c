import Glibc

extension Journal {
  /// Runs `body` with the exclusive right to write, and returns its result.
  ///
  /// Waits for another writer until `lockTimeout` has passed. Makes the journal if there is none. A record that a
  /// killed writer left unfinished is cut first, which is reported. What `body` stages and does not commit is dropped.
  /// If the file has become long, another one is begun after `body`.
  ///
  /// Throws what `body` throws, or a `JournalError`. Do not write to the same journal from within `body`: that waits
  /// for itself.
  public func write<Result>(
    lockTimeout: Duration = .seconds(5), _ body: (Writer) throws -> Result
  ) throws -> Result {
    let lock = try lockForWriting(timeout: lockTimeout)
    #if DEBUG
      Failpoint.afterLock.dieIfSet()
    #endif
    let writer = try openForWriting()
    defer {
      writer.end()
      if writer.hasFilledSegment { beginNextSegment(after: writer) }
      withExtendedLifetime(lock) {}  // closing the file lets go of the lock
    }
    return try body(writer)
  }

  /// What was written is on the disk and stays a success, whatever happens here. The next writer tries again.
  private func beginNextSegment(after writer: Writer) {
    do throws(JournalError) {
      try directory.createSegment(writer.headOfNext, disk: disk)
    } catch {
      report(
        "the change is on disk, but no new segment could be begun after revision "
          + "\(writer.committed.revision); the next change tries again: \(error)")
    }
  }

  /// The lock of writers, held for as long as the file lives.
  func lockForWriting(timeout: Duration) throws(JournalError) -> JournalFile {
    let deadline = ContinuousClock.now + timeout
    while true {
      let lock = try openLock()
      guard try lock.lock(LOCK_EX, timeout: deadline - .now) else { throw .locked(after: timeout) }
      // While this one waited, the whole directory may have been removed and made again with another lock.
      if try lock.isInPlace() { return lock }
    }
  }

  private func openLock() throws(JournalError) -> JournalFile {
    if let lock = try JournalFile(directory.lockPath, O_RDWR | O_CREAT) { return lock }
    try directory.create()
    guard let lock = try JournalFile(directory.lockPath, O_RDWR | O_CREAT) else {
      throw .cannotCreate(path: directory.lockPath, errno: ENOENT)
    }
    return lock
  }

  private func openForWriting() throws(JournalError) -> Writer {
    var base = try directory.bases().last
    if base == nil {
      let head = RecordFormat.Head(epoch: RecordFormat.newEpoch(), snapshot: JournalSnapshot())
      try directory.createSegment(head, disk: disk)
      base = 0
    }
    let path = directory.segmentPath(base: base!)
    guard let file = try JournalFile(path, O_RDWR | O_APPEND) else {
      throw JournalError(ENOENT, "open", path)
    }
    let reader = try SegmentReader(file, base: base!)
    var snapshot = reader.head.snapshot
    while let entry = try reader.next(after: snapshot) { snapshot = entry.snapshot }
    if reader.tailLength > 0 {
      try file.truncate(to: reader.offset)
      report(
        "cut \(reader.tailLength) bytes of an unfinished record off '\(path)': its writer was stopped before it "
          + "could report success. The state is that of revision \(snapshot.revision).")
    }
    // Nothing is written yet where the name may not be on the disk: its maker may have been killed before that.
    if reader.offset == reader.headLength { try directory.sync() }
    return Writer(after: reader, snapshot, disk: disk)
  }
}
