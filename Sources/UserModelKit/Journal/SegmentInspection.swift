/// One segment read from end to end, past what is damaged.
struct SegmentInspection {
  private(set) var findings: [JournalReport.Finding] = []
  private(set) var epoch: String?
  /// The part from the head on that can be replayed, if there is one.
  private(set) var whole: Whole?
  /// The state at the end, if all before could be replayed.
  private(set) var end: JournalSnapshot?
  /// The last revision that stands in it, as far as can be told.
  private(set) var lastRevision: Int

  /// Records that follow each other, and the states before and after.
  struct Whole {
    let path: String
    let start: JournalSnapshot
    var end: JournalSnapshot
    var bytes: Range<Int>
  }

  private let file: JournalFile

  /// Reads the segment that is named after `base`. `before` is the state at the end of the one before, if known.
  init(
    _ file: JournalFile, base: Int, after before: JournalSnapshot?, epoch expected: String?, isLast: Bool
  ) throws(JournalError) {
    self.file = file
    lastRevision = base
    let reader = SegmentReader(file)
    var reached = JournalSnapshot(revision: base)
    if let start = try readHead(reader, base, after: before, epoch: expected) {
      whole = Whole(path: file.path, start: start, end: start, bytes: reader.offset..<reader.offset)
      reached = start
    }
    var isKnown = whole != nil
    while true {
      do throws(JournalError) {
        while let entry = try reader.next(after: reached) {
          reached = entry.snapshot
          guard isKnown, let start = whole?.bytes.lowerBound else { continue }
          whole?.end = reached
          whole?.bytes = start..<reader.offset
        }
        break
      } catch {
        try add(error, reader)
        isKnown = false
        reached.revision += 1
        guard try reader.skipLine() else { break }
        if let next = reader.nextRevision(), next > 0 { reached.revision = next - 1 }
      }
    }
    lastRevision = reached.revision
    if isKnown { end = reached }
    addTail(reader, isLast: isLast)
  }

  /// The state before the first action. A head that is damaged is no loss where that state is known without it.
  private mutating func readHead(
    _ reader: SegmentReader, _ base: Int, after before: JournalSnapshot?, epoch expected: String?
  ) throws(JournalError) -> JournalSnapshot? {
    do {
      try reader.readHead(base: base)
    } catch {
      try add(error, reader)
      guard try reader.skipLine() else { return nil }
      if base == 0 { return JournalSnapshot() }
      return before?.revision == base ? before : nil
    }
    epoch = reader.head.epoch
    if let expected, expected != epoch {
      add(.damage, line: 1, offset: 0, "the segment belongs to another journal than the one before it")
    } else if let before, before.revision == base, before != reader.head.snapshot {
      add(.damage, line: 1, offset: 0, "a segment does not begin with the state of the one before it")
    }
    return reader.head.snapshot
  }

  private mutating func addTail(_ reader: SegmentReader, isLast: Bool) {
    guard reader.tailLength > 0 else { return }
    let bytes = "\(reader.tailLength) bytes of a record that ends too early"
    if isLast {
      add(.tornTail, line: reader.line, offset: reader.offset, "\(bytes); the next change cuts them off")
    } else {
      add(.damage, line: reader.line, offset: reader.offset, "\(bytes), in a file that others follow")
    }
  }

  private mutating func add(_ error: JournalError, _ reader: SegmentReader) throws(JournalError) {
    guard case .damaged(_, let offset, let reason) = error else { throw error }
    add(.damage, line: reader.line, offset: offset, reason)
  }

  private mutating func add(_ kind: JournalReport.Finding.Kind, line: Int, offset: Int, _ reason: String) {
    findings.append(JournalReport.Finding(kind, file: file.path, line: line, offset: offset, reason: reason))
  }
}
