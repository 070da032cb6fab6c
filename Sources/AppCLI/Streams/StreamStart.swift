import UserModelKit

/// Where the lines of `watch` and `log` begin.
enum StreamStart: Equatable {
  /// With the current value, shown for itself.
  case now
  /// With the last so many lines of history; nil: with all that is kept.
  case lines(Int?)
  /// With a revision; 0: with the value before the first one that is kept.
  case revision(Int)
  /// With the first revision at or after a time.
  case since(Moment)

  /// Takes `-n`, `--rev` or `--since`.
  init(_ arguments: Arguments, otherwise: StreamStart, at now: Moment) throws(CommandError) {
    if let word = arguments[.lines] {
      self = word == "all" ? .lines(nil) : .lines(try arguments.count(.lines))
      // No history: as if it had not been asked for.
      if self == .lines(0), otherwise == .now { self = .now }
    } else if let revision = try arguments.count(.rev) {
      self = .revision(revision)
    } else if let word = arguments[.since] {
      self = .since(try moment(word, before: now, arguments))
    } else {
      self = otherwise
    }
  }

  /// Whether the value before the first entry is shown too.
  var showsFirstValue: Bool { self == .now || self == .revision(0) }

  /// A cursor that begins there.
  func open(
    _ journal: Journal, _ stream: StreamName, _ progress: inout Progress
  ) throws(JournalError) -> Journal.Cursor {
    defer { progress.clear() }

    return switch self {
    case .now: try journal.cursor(from: nil)
    case .lines(nil): try journal.cursor(from: 0)
    case .lines(let count?):
      try journal.cursor(found: try revision(ofLast: count, of: stream, in: journal, &progress))
    case .revision(let revision): try journal.cursor(from: revision)
    case .since(let moment): try journal.cursor(found: try revision(at: moment, in: journal, &progress))
    }
  }

  /// The revision of the `count`th line from the end, or one before all lines where there are fewer.
  private func revision(
    ofLast count: Int, of stream: StreamName, in journal: Journal, _ progress: inout Progress
  ) throws(JournalError) -> Int {
    let bases = try journal.segmentBases()
    if stream == .all || count == 0 {
      return max(try journal.snapshot().revision - count, bases.first ?? 0) + 1
    }
    var missing = count
    var end = Int.max
    for base in bases.reversed() {
      guard let cursor = try journal.cursor(ifKept: base + 1) else { break }
      var revisions: [Int] = []
      while cursor.snapshot.revision < end, let entry = try cursor.next() {
        progress.step(of: entry)
        if stream.concerns(entry.action) { revisions.append(entry.revision) }
      }
      if revisions.count >= missing { return revisions[revisions.count - missing] }
      missing -= revisions.count
      end = base
    }
    return end == .max ? 1 : end + 1
  }

  /// The first revision at or after a time. Where the clock was set back, the latest such place.
  private func revision(
    at moment: Moment, in journal: Journal, _ progress: inout Progress
  ) throws(JournalError) -> Int {
    let cursor = try cursor(before: moment, in: journal)
    while let entry = try cursor.next() {
      progress.step(of: entry)
      if let recorded = Moment(entry.at), recorded >= moment { return entry.revision }
    }
    return cursor.snapshot.revision + 1
  }

  /// A cursor in the last segment that begins before a time, or else at the beginning.
  private func cursor(before moment: Moment, in journal: Journal) throws(JournalError) -> Journal.Cursor {
    for base in try journal.segmentBases().dropFirst().reversed() {
      guard let cursor = try journal.cursor(ifKept: base + 1) else { break }
      if let first = try cursor.next(), let recorded = Moment(first.at), recorded < moment { return cursor }
    }
    return try journal.cursor(from: 0)
  }
}

extension Journal {
  /// A cursor that begins with a revision that was looked for. It is looked for again where compaction has taken it
  /// away meanwhile.
  fileprivate func cursor(
    found revision: @autoclosure () throws(JournalError) -> Int
  ) throws(JournalError) -> Cursor {
    while true {
      if let cursor = try cursor(ifKept: try revision()) { return cursor }
    }
  }

  /// A cursor that begins with a revision; nil where compaction has taken it away meanwhile.
  fileprivate func cursor(ifKept revision: Int) throws(JournalError) -> Cursor? {
    do {
      return try cursor(from: revision)
    } catch .historyGone {
      return nil
    }
  }
}

private func moment(_ word: String, before now: Moment, _ arguments: Arguments) throws(CommandError) -> Moment
{
  if let moment = Moment(word) { return moment }
  if word.hasPrefix("-"), let ago = try? parseDuration(String(word.dropFirst())) {
    return Moment(milliseconds: now.milliseconds - Int(ago / .milliseconds(1)))
  }
  throw arguments.badValue(
    .since, word, hint: "Write a time like 2026-11-30T02:00:00Z, or how long ago like -15min (ms, s, min, h)."
  )
}
