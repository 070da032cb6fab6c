/// A row of a marble diagram: what it is, its marbles, and what its letters stand for.
///
///     map { $0 * 10 }   --a--b--c--|   a = 10, b = 20, c = 30
struct DiagramRow {
  let label: String
  /// The marbles, without the blanks before them.
  let marbles: String
  /// The column, from 0, at which the marbles begin.
  let column: Int
  private(set) var legend: [(name: Character, value: String)]
  /// The line of the document.
  let line: Int

  /// Nil if the line is none: a label, two blanks or more, and marbles among which is a sign of time.
  init?(_ text: String, line: Int) {
    guard let match = text.wholeMatch(of: #/(\S+(?: \S+)*) {2,}([-\w()|#^!]+(?:\.\.\.)?)(?: {2,}(.*))?/#),
      match.2.contains(#/^[-(^|#]|^\w-|\|$/#)
    else { return nil }
    label = String(match.1)
    marbles = String(match.2)
    column = text.distance(from: text.startIndex, to: match.2.startIndex)
    legend = Self.legend(match.3 ?? "")
    self.line = line
  }

  static func isRow(_ text: String) -> Bool { DiagramRow(text, line: 0) != nil }

  /// Takes a line below the row that says what letters stand for; false if it is another one.
  mutating func addLegend(_ text: String) -> Bool {
    guard text.hasPrefix(" ") else { return false }
    let values = Self.legend(text.trimmingPrefix { $0 == " " })
    legend += values
    return !values.isEmpty
  }

  /// The letters and digits that stand for elements, each once.
  var names: [Character] {
    var names: [Character] = []
    for character in marbles where character.isLetter || character.isNumber {
      if !names.contains(character) { names.append(character) }
    }
    return names
  }

  /// `a = 10, b = "x, y"`: each value goes on until the next name.
  private static func legend(_ text: Substring) -> [(Character, String)] {
    let starts = text.matches(of: #/(?:^|, )(\w) = /#)
    let ends = starts.dropFirst().map(\.range.lowerBound) + [text.endIndex]
    return zip(starts, ends).map { start, end in
      (start.1.first ?? "?", String(text[start.range.upperBound..<end]))
    }
  }

  /// The events of a row of results, and the row of the subscription.
  static func parted(_ marbles: String) -> (events: String, subscription: String) {
    var (begin, end): (Int?, Int?)
    var events = ""
    var (column, group, removed) = (0, Int?.none, 0)
    for character in marbles.replacing("...", with: "!") {
      switch character {
      case "^", "!":
        if character == "^" { begin = group ?? column } else { end = group ?? column }
        if group == nil { events.append("-") } else { removed += 1 }
      case "(":
        group = column
        events.append("(")
      case ")":
        events.append(")" + String(repeating: "-", count: removed))
        (group, removed) = (nil, 0)
      default: events.append(character)
      }
      column += 1
    }
    var subscription = String(repeating: "-", count: begin ?? 0) + "^"
    if let end { subscription += String(repeating: "-", count: max(0, end - subscription.count)) + "!" }
    return (events, subscription)
  }
}
