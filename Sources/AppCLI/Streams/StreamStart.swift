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
      try journal.cursor(from: try revision(ofLast: count, of: stream, in: journal, &progress))
    case .revision(let revision): try journal.cursor(from: revision)
    case .since(let moment): try journal.cursor(from: try revision(at: moment, in: journal, &progress))
    }
  }

  private func revision(
    ofLast count: Int, of stream: StreamName, in journal: Journal, _ progress: inout Progress
  ) throws(JournalError) -> Int {
    let cursor = try journal.cursor(from: 0)
    // The last `count` revisions, the oldest being overwritten by the newest.
    var last: [Int] = []
    var oldest = 0
    while let entry = try cursor.next() {
      progress.step(of: entry)
      guard count > 0, stream.concerns(entry.action) else { continue }
      if last.count < count {
        last.append(entry.revision)
      } else {
        last[oldest] = entry.revision
        oldest = (oldest + 1) % count
      }
    }
    return last.isEmpty ? cursor.snapshot.revision + 1 : last[oldest]
  }

  private func revision(
    at moment: Moment, in journal: Journal, _ progress: inout Progress
  ) throws(JournalError) -> Int {
    let cursor = try journal.cursor(from: 0)
    while let entry = try cursor.next() {
      progress.step(of: entry)
      if let recorded = Moment(entry.at), recorded >= moment { return entry.revision }
    }
    return cursor.snapshot.revision + 1
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
