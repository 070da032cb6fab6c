/// What happens at which frame, read from a line of text and written as one.
///
/// ```text
/// --a--(bc)--|
/// ```
///
/// `-` is a frame, a letter or digit an element, `|` the completion, `#` an error; `(bc)` stands at the frame of its
/// bracket and is as many frames wide as it has characters. `10ms`, `1.5s` and `2m`, alone between blanks, are spans
/// of so many frames, one a millisecond; other blanks are free. `^` is the frame of a subscription, `!` of its
/// disposal.
///
/// A text may have several lines; they share their columns. That is how an element is written that comes before
/// a bracket of another frame has closed.
package struct MarbleDiagram {
  /// What one character of a diagram stands for.
  package enum Sign: Hashable, Sendable {
    case element(Character)
    case completed, error, subscription, disposal
  }

  /// A sign at its frame.
  package struct Marble: Sendable {
    package var frame: Int
    package var sign: Sign
    /// Where it was read, if it was.
    package var place: MarbleError.Place?

    package init(_ frame: Int, _ sign: Sign, place: MarbleError.Place? = nil) {
      // Farther away, a sum would overflow.
      self.frame = min(max(frame, -1 << 60), 1 << 60)
      self.sign = sign
      self.place = place
    }
  }

  /// The signs by frame, those of one frame in order.
  package var marbles: [Marble]

  /// A diagram of the given signs, which need not be in order of their frames.
  package init(_ marbles: [Marble]) {
    let order = marbles.indices.sorted { (marbles[$0].frame, $0) < (marbles[$1].frame, $1) }
    self.marbles = order.map { marbles[$0] }
  }

  /// Reads the row of a source or an expectation. Its frames count from `^` if there is one, else from its beginning.
  package init(events text: String) throws(MarbleError) {
    self.init(try MarbleParser.marbles(in: text))
    for marble in marbles where marble.sign == .disposal {
      throw MarbleError(marble, "! belongs to a row of subscriptions")
    }
    let origin = try only(.subscription)?.frame ?? 0
    marbles.removeAll { $0.sign == .subscription }
    for index in marbles.indices { marbles[index].frame -= origin }
  }

  /// Reads the row of one subscription: `^` and, if it ends, `!`.
  package init(subscription text: String) throws(MarbleError) {
    self.init(try MarbleParser.marbles(in: text))
    for marble in marbles where ![.subscription, .disposal].contains(marble.sign) {
      throw MarbleError(marble, "a row of subscriptions has ^ and ! only")
    }
    let (begin, end) = (try only(.subscription), try only(.disposal))
    guard let begin else {
      throw MarbleError("a row of subscriptions needs ^", at: MarbleError.Place(row: text, column: 1))
    }
    if let end, end.frame < begin.frame { throw MarbleError(end, "! comes before ^") }
  }

  /// Whether a text is the row of a subscription: it has `^` or `!`, and nothing else.
  package static func isSubscription(_ text: String) throws(MarbleError) -> Bool {
    let signs = try MarbleParser.marbles(in: text).map(\.sign)
    return !signs.isEmpty && signs.allSatisfy { [.subscription, .disposal].contains($0) }
  }

  /// The one marble with `sign`, if there is one; a second is an error.
  private func only(_ sign: Sign) throws(MarbleError) -> Marble? {
    let found = marbles.filter { $0.sign == sign }
    if found.count > 1 { throw MarbleError(found[1], "a second \(sign.character)") }
    return found.first
  }

  /// The diagram as text, which reads as this diagram again. It has several lines only where one cannot say it.
  package var text: String {
    let hasPast = marbles.contains { $0.frame < 0 }
    let diagram = hasPast ? MarbleDiagram([Marble(0, .subscription)] + marbles) : self
    return MarbleDrawing([diagram]).rows[0].joined(separator: "\n")
  }
}

extension MarbleDiagram.Sign {
  init?(_ character: Character) {
    switch character {
    case "|": self = .completed
    case "#": self = .error
    case "^": self = .subscription
    case "!": self = .disposal
    case _ where (character.isLetter || character.isNumber) && character.standsAlone:
      self = .element(character)
    default: return nil
    }
  }

  package var character: Character {
    switch self {
    case .element(let name): name
    case .completed: "|"
    case .error: "#"
    case .subscription: "^"
    case .disposal: "!"
    }
  }
}

extension Character {
  /// Whether it stays a character of its own beside any other: a mark and a part of a syllable do not.
  fileprivate var standsAlone: Bool {
    isASCII || "가\(self)가".count == 3 && "\(self)क".count == 2
  }
}
