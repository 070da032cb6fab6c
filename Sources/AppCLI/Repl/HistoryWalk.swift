/// A walk through the lines of the past, and the line in progress after the last of them.
///
/// A line that was changed on the way stays so until the walk is over.
struct HistoryWalk: Equatable {
  private var lines: [String]
  private(set) var position: Int

  /// A walk through `past`, the oldest line first, beginning below the last.
  init(_ past: [String] = []) {
    lines = past + [""]
    position = past.count
  }

  /// The line at the position.
  var line: String { lines[position] }

  /// Goes to the line above (-1) or below (+1), leaving `line` in this place. Nil: there is none.
  mutating func step(_ step: Int, leaving line: String) -> String? {
    guard lines.indices.contains(position + step) else { return nil }
    lines[position] = line
    position += step
    return lines[position]
  }

  /// Goes to a line that a search has found, leaving `line` in this place.
  mutating func go(to position: Int, leaving line: String) {
    lines[self.position] = line
    self.position = position
  }

  /// The last line at `position` or above that contains `query`, and what stands in it before the query.
  func last(containing query: String, from position: Int) -> Match? {
    for index in lines.indices.prefix(through: min(position, lines.count - 1)).reversed() {
      if let before = lines[index].before(query) {
        return Match(position: index, text: lines[index], before: before)
      }
    }
    return nil
  }

  struct Match: Equatable {
    var position: Int
    var text: String
    /// What stands left of what was looked for.
    var before: String
  }
}

extension String {
  /// What stands before the last place where `part` is.
  fileprivate func before(_ part: String) -> String? {
    var start = endIndex
    while true {
      if self[start...].hasPrefix(part) { return String(self[..<start]) }
      guard start > startIndex else { return nil }
      start = index(before: start)
    }
  }
}
