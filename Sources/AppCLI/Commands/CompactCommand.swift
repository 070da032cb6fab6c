import UserModelKit

struct CompactCommand: Command {
  static let manual = Manual(
    name: "compact", usage: [""], summary: "Drop old history",
    details: """
      Drops whole files, the oldest first, so that more than was asked for may stay. The last 10000 revisions and one \
      full file are kept, unless --keep says otherwise. A file that a watch or log is reading ends it: nobody who \
      follows misses anything. The current values always stay.
      """,
    options: [.keep, .lockTimeout], examples: ["appcli compact", "appcli compact --keep 0"])

  private let revisionsToKeep: Int?
  private let lockTimeout: Duration?

  init(_ arguments: inout Arguments) throws(CommandError) {
    revisionsToKeep = try arguments.count(.keep)
    lockTimeout = try arguments.duration(.lockTimeout)
  }

  func run(in session: Session) throws {
    let result = try compact(try session.journal())
    guard !session.options.isQuiet else { return }
    for line in lines(result, session.form) { try session.print(line) }
  }

  private func compact(_ journal: Journal) throws(CommandError) -> JournalCompaction {
    do {
      return try journal.compact(
        keeping: revisionsToKeep, lockTimeout: lockTimeout ?? WriteConditions.usualLockTimeout)
    } catch {
      throw CommandError(describing: error).changingNothing()
    }
  }

  private func lines(_ result: JournalCompaction, _ form: Form) -> [String] {
    switch form {
    case .terminal: sentences(result)
    case .pipe: fields(result).map { "\($0.name)\t\($0.value.pipe)" }
    case .json: [JSON.object(fields(result).map { ($0.name, $0.value.json) }).text]
    }
  }

  private func fields(_ result: JournalCompaction) -> [(name: String, value: Value)] {
    var fields: [(name: String, value: Value)] = [
      ("rev", .number(result.head)), ("first", .number(result.firstKept)),
      ("dropped", .number(result.dropped?.count ?? 0)), ("files", .number(result.files)),
      ("bytes", .number(result.bytes)),
    ]
    if let file = result.busyFile { fields.append(("busy", .text(file))) }
    return fields
  }

  private func sentences(_ result: JournalCompaction) -> [String] {
    let dropped =
      if let dropped = result.dropped {
        "dropped the revisions \(dropped.lowerBound) to \(dropped.upperBound): "
          + "\(result.files) file\(result.files == 1 ? "" : "s"), \(result.bytes) bytes"
      } else {
        "nothing was dropped"
      }
    let kept =
      result.firstKept > result.head
      ? "no history is left, only the state  (rev \(result.head))"
      : "the history begins with revision \(result.firstKept)  (rev \(result.head))"
    guard let file = result.busyFile else { return [dropped, kept] }
    return [dropped, "stopped at '\(Escaping.forTerminal(file))': somebody is reading it", kept]
  }
}
