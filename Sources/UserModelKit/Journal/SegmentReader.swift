import Glibc

/// Reads one segment from its head on, checking everything, and remembers where the next record begins.
final class SegmentReader {
  let file: JournalFile
  private(set) var head = RecordFormat.Head(epoch: "", snapshot: JournalSnapshot())

  /// Where the next record begins.
  private(set) var offset = 0

  /// The number of the line that begins there, the head being the first.
  private(set) var line = 1

  /// Where the record after the head begins.
  private(set) var headLength = 0

  /// How many bytes followed the last whole record when `next` last found no more.
  private(set) var tailLength = 0

  private var buffer: UnsafeMutableRawBufferPointer
  /// The bytes of `buffer` that were read from `offset` on and not used yet.
  private var unread = 0..<0

  /// A reader before the head.
  init(_ file: JournalFile) {
    self.file = file
    buffer = .allocate(byteCount: 1 << 16, alignment: 8)
  }

  /// Reads and checks the head of the segment that is named after `base`.
  convenience init(_ file: JournalFile, base: Int) throws(JournalError) {
    self.init(file)
    try readHead(base: base)
  }

  deinit {
    buffer.deallocate()
  }

  /// Takes the head, which has to be that of the segment that is named after `base`.
  func readHead(base: Int) throws(JournalError) {
    guard let line = try nextLine() else { throw damaged("the first record of a segment is not whole") }
    do {
      head = try RecordFormat.head(in: line)
    } catch {
      throw damaged(error)
    }
    guard head.snapshot.revision == base else {
      throw damaged("base \(head.snapshot.revision) stands in the segment that is named after \(base)")
    }
    take(line)
    headLength = offset
  }

  /// The entry that follows `snapshot`; `nil` when there is no more for now, or only the beginning of a record.
  ///
  /// Throws for damage, after which the reader stands where it stood.
  func next(after snapshot: JournalSnapshot) throws(JournalError) -> JournalEntry? {
    let revision = snapshot.revision + 1
    guard let line = try nextLine() else {
      try checkTail(revision: revision)
      return nil
    }
    var state = snapshot.state
    let at: String
    let action: JournalAction
    do {
      (at, action) = try RecordFormat.action(in: line, revision: revision)
    } catch {
      throw damaged(error)
    }
    do {
      try state.apply(action)
    } catch .invalidAction(let reason) {
      throw damaged("a record cannot be applied: \(reason)")
    }
    take(line)
    return JournalEntry(revision: revision, at: at, action: action, state: state)
  }

  /// Forgets what was read ahead, so that the next record is read from the file again.
  func rereadNext() {
    unread = 0..<0
  }

  /// Moves past a line that is damaged. `false` where no line feed ends it.
  func skipLine() throws(JournalError) -> Bool {
    rereadNext()
    var end = offset
    while case let count = try file.read(into: buffer, at: end), count > 0 {
      if let feed = memchr(buffer.baseAddress!, 0x0a, count) {
        offset = end + (UnsafeRawPointer(feed) - UnsafeRawPointer(buffer.baseAddress!)) + 1
        line += 1
        return true
      }
      end += count
    }
    return false
  }

  /// The revision of the next record, if that is whole: where to go on after a damaged one.
  func nextRevision() -> Int? {
    guard let line = try? nextLine() else { return nil }
    return try? RecordFormat.revision(in: line)
  }

  /// The next line without its line feed, not yet taken. It is valid until the next call.
  private func nextLine() throws(JournalError) -> UnsafeRawBufferPointer? {
    if let line = bufferedLine() { return line }
    while true {
      // From the boundary again: an unfinished record that was here may have been cut and replaced meanwhile.
      unread = 0..<(try file.read(into: buffer, at: offset))
      if let line = bufferedLine() { return line }
      guard unread.count == buffer.count else { break }
      guard buffer.count <= RecordFormat.maximumLength else {
        throw damaged("a record is longer than \(RecordFormat.maximumLength) bytes")
      }
      buffer.deallocate()
      unread = 0..<0
      buffer = .allocate(byteCount: RecordFormat.maximumLength + 1, alignment: 8)
    }
    if unread.isEmpty, Int(try file.status().st_size) < offset {
      throw damaged("the file has become shorter")
    }
    return nil
  }

  private func bufferedLine() -> UnsafeRawBufferPointer? {
    guard !unread.isEmpty else { return nil }
    let start = buffer.baseAddress! + unread.lowerBound
    guard let end = memchr(start, 0x0a, unread.count) else { return nil }
    return UnsafeRawBufferPointer(start: start, count: end - start)
  }

  private func take(_ line: UnsafeRawBufferPointer) {
    let length = line.count + 1
    offset += length
    self.line += 1
    unread = unread.lowerBound + length..<unread.upperBound
  }

  private func checkTail(revision: Int) throws(JournalError) {
    tailLength = unread.count
    guard tailLength > 0 else { return }
    do {
      try RecordFormat.checkBeginning(UnsafeRawBufferPointer(rebasing: buffer[unread]), revision: revision)
    } catch {
      throw damaged(error)
    }
  }

  private func damaged(_ failure: RecordFormat.Failure) -> JournalError {
    switch failure {
    case .wrong(let reason): damaged(reason)
    case .unfinished: damaged("a record ends too early")
    }
  }

  private func damaged(_ reason: String) -> JournalError {
    .damaged(file: file.path, offset: offset, reason: reason)
  }
}
