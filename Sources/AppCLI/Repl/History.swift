/// The lines of the past, of this session and of those before it.
struct History {
  /// How many lines are kept.
  static let maximumCount = 1000

  /// The oldest first.
  private(set) var lines: [String] = []
  /// Nil: nothing is kept for the next session.
  private var file: HistoryFile?

  /// The history of an earlier session, if there is a file. What is wrong with it is worth a note, no more.
  init(_ environment: Environment, note: (String) -> Void = { _ in }) {
    do throws(HistoryFile.Failure) {
      file = try HistoryFile(environment)
      lines = try file?.load() ?? []
    } catch {
      file = nil
      note(error.sentence)
    }
  }

  /// Keeps a line, unless it begins with a blank or is the same as the one before.
  mutating func add(_ line: String, note: (String) -> Void = { _ in }) {
    guard let first = line.first, !first.isWhitespace, line != lines.last else { return }
    lines = (lines + [line]).suffix(History.maximumCount)
    do throws(HistoryFile.Failure) {
      try file?.append(line)
    } catch {
      // Said once: it will not be better at the next line.
      file = nil
      note(error.sentence)
    }
  }
}
