import Glibc

/// A journal read from end to end, past what is damaged.
struct JournalInspection {
  private(set) var report = JournalReport()
  /// What can be replayed, each part for itself.
  private(set) var runs: [Run] = []

  /// Segments of which each goes on where the one before ends.
  struct Run {
    var parts: [SegmentInspection.Whole]
    /// The first file: as long as it is locked, compaction takes away none of the others.
    let lock: JournalFile

    /// The revisions that can be replayed.
    var revisions: Range<Int> { parts[0].start.revision + 1..<parts[parts.count - 1].end.revision + 1 }
  }

  private let directory: JournalDirectory
  private var before: JournalSnapshot?
  private var epoch: String?

  init(_ directory: JournalDirectory) throws(JournalError) {
    self.directory = directory
    let bases = try directory.bases()
    var previous: JournalFile?
    for base in bases {
      do throws(JournalError) {
        guard let file = try directory.openFile(base: base) else {
          // One that compaction has taken away meanwhile is no loss.
          guard try directory.bases().contains(base) else { continue }
          throw JournalError(EAGAIN, "open", directory.segmentPath(base: base))
        }
        try read(file, base, isLast: base == bases.last)
        withExtendedLifetime(previous) {}
        previous = file
      } catch .damaged {
        // It is not a file, which the look at the names will tell.
        count(base, to: base)
        before = nil
      }
    }
    report.replayable = runs.map(\.revisions)
    try checkNames()
  }

  private mutating func read(_ file: JournalFile, _ base: Int, isLast: Bool) throws(JournalError) {
    func inspect() throws(JournalError) -> SegmentInspection {
      try SegmentInspection(file, base: base, after: before, epoch: epoch, isLast: isLast)
    }
    var segment = try inspect()
    // What looks like damage may be a writer at work.
    if !segment.findings.isEmpty { segment = try directory.withWritersHeldOff(inspect) }
    checkGap(before: base, file)
    if let whole = segment.whole {
      let isSameJournal = epoch == nil || segment.epoch == nil || segment.epoch == epoch
      if whole.start == before, isSameJournal {
        runs[runs.count - 1].parts.append(whole)
      } else {
        runs.append(Run(parts: [whole], lock: file))
      }
    }
    report.findings += segment.findings
    count(base, to: segment.lastRevision)
    report.bytes += Int(try file.status().st_size)
    before = segment.end
    epoch = segment.epoch ?? epoch
  }

  /// Takes account of a segment that reaches to a revision.
  private mutating func count(_ base: Int, to lastRevision: Int) {
    let first = report.segments == 0 ? base + 1 : report.revisions.lowerBound
    report.revisions = first..<max(first, report.revisions.upperBound, lastRevision + 1)
    report.segments += 1
  }

  private mutating func checkGap(before base: Int, _ file: JournalFile) {
    guard let before, before.revision != base else { return }
    let reason =
      before.revision < base
      ? "revisions \(before.revision + 1) to \(base) are missing before it"
      : "it begins after revision \(base), but the file before it goes on to \(before.revision)"
    report.findings.append(.init(.damage, file: file.path, line: 1, offset: 0, reason: reason))
  }
}

// MARK: - Names, kinds and modes

extension JournalInspection {
  private mutating func checkNames() throws(JournalError) {
    for name in try directory.names().sorted() {
      let path = directory.path + "/" + name
      if name == JournalDirectory.temporaryName {
        // A writer may be at work on it.
        guard try directory.withWritersHeldOff({ access(path, F_OK) == 0 }) else { continue }
        add(.leftover, path, "a writer was killed while it made a segment; the next one overwrites it")
      } else if name == JournalDirectory.lockName || directory.base(ofSegment: name) != nil {
        checkMode(path, S_IFREG | 0o600)
      } else {
        add(.foreignFile, path, "not a part of the journal")
      }
    }
    if report.segments > 0 { checkMode(directory.path, S_IFDIR | 0o700) }
  }

  private mutating func checkMode(_ path: String, _ expected: mode_t) {
    var status = stat()
    let bits = S_IFMT | 0o777
    guard stat(path, &status) == 0, case let mode = status.st_mode & bits, mode != expected else { return }
    guard mode & S_IFMT == expected & S_IFMT else { return add(.damage, path, JournalFile.notAFile) }
    let octal = (String(mode & 0o777, radix: 8), String(expected & 0o777, radix: 8))
    add(.permissions, path, "its mode is \(octal.0) instead of \(octal.1)")
  }

  private mutating func add(_ kind: JournalReport.Finding.Kind, _ path: String, _ reason: String) {
    report.findings.append(.init(kind, file: path, reason: reason))
  }
}
