/// A search back through the history while its query is being typed.
struct HistorySearch: Equatable {
  private(set) var query = ""
  private(set) var match: HistoryWalk.Match?
  /// The line before the search, to give back.
  let original: LineBuffer
  private let walk: HistoryWalk

  /// Begins at the line of `walk`, which has `line` in it.
  init(_ walk: HistoryWalk, from line: LineBuffer) {
    self.walk = walk
    original = line
  }

  /// Whether nothing was found.
  var hasFailed: Bool { match == nil && !query.isEmpty }

  /// What to show: the line found, the cursor where the query is in it.
  var line: LineBuffer {
    guard let match else { return original }
    return LineBuffer(match.before, String(match.text.dropFirst(match.before.count)))
  }

  mutating func add(_ text: String) {
    query += text
    // Once it has failed, more letters do not help.
    guard !hasFailed || query == text else { return }
    match = walk.last(containing: query, from: match?.position ?? newest)
  }

  mutating func removeLast() {
    _ = query.popLast()
    match = query.isEmpty ? nil : walk.last(containing: query, from: newest)
  }

  /// Goes on to an older line, one that is not the same. False: there is none.
  mutating func findNext() -> Bool {
    guard var next = match else { return false }
    repeat {
      guard next.position > 0, let older = walk.last(containing: query, from: next.position - 1) else {
        return false
      }
      next = older
    } while next.text == match?.text
    match = next
    return true
  }

  private var newest: Int { max(0, walk.position - 1) }
}
