/// Reads one line of a marble diagram.
struct MarbleParser {
  private let row: String
  private let line: Int
  private let characters: [Character]
  private var position = 0
  private var frame = 0
  /// Where the bracket opened that is not closed yet.
  private var group: (position: Int, frame: Int)?
  private var marbles: [MarbleDiagram.Marble] = []

  /// The signs of all lines of `text`, one line after the other.
  static func marbles(in text: String) throws(MarbleError) -> [MarbleDiagram.Marble] {
    var marbles: [MarbleDiagram.Marble] = []
    let rows = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, row) in rows.enumerated() {
      var parser = MarbleParser(String(row), line: index + 1)
      try parser.parse()
      marbles += parser.marbles
    }
    return marbles
  }

  private init(_ row: String, line: Int) {
    self.row = row
    self.line = line
    characters = Array(row)
  }

  private mutating func parse() throws(MarbleError) {
    while position < characters.count {
      if let word = word(), let span = MarbleSpan(word) {
        try pass(span)
        position += word.count
      } else {
        try read(characters[position])
        position += 1
      }
    }
    if let group { throw error("( is not closed", at: group.position) }
  }

  /// What stands between here and the next blank, if it begins here.
  private func word() -> ArraySlice<Character>? {
    let isBegin = position == 0 || characters[position - 1] == " "
    return isBegin ? characters[position...].prefix { $0 != " " } : nil
  }

  private mutating func pass(_ span: MarbleSpan) throws(MarbleError) {
    if group != nil { throw error("no time passes inside ( )", at: position) }
    guard let frames = span.frames else { throw error("not a whole number of frames", at: position) }
    try pass(frames)
  }

  private mutating func pass(_ frames: Int) throws(MarbleError) {
    let (end, isTooGreat) = frame.addingReportingOverflow(frames)
    if isTooGreat || end > 1 << 60 { throw error("too far away", at: position) }
    frame = end
  }

  private mutating func read(_ character: Character) throws(MarbleError) {
    switch character {
    case " ":
      return
    case "-":
      if group != nil { throw error("no time passes inside ( )", at: position) }
    case "(":
      if group != nil { throw error("( inside ( )", at: position) }
      group = (position, frame)
    case ")":
      if group.take() == nil { throw error(") without (", at: position) }
    default:
      guard let sign = MarbleDiagram.Sign(character) else {
        throw error("\(String(reflecting: character)) means nothing here", at: position)
      }
      marbles.append(.init(group?.frame ?? frame, sign, place: place(position)))
    }
    try pass(1)
  }

  private func place(_ position: Int) -> MarbleError.Place {
    MarbleError.Place(row: row, column: position + 1, line: line)
  }

  private func error(_ message: String, at position: Int) -> MarbleError {
    MarbleError(message, at: place(position))
  }
}
