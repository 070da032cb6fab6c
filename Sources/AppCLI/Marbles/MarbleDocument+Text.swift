import ReactiveLite

extension MarbleDocument {
  /// A document as text, which reads as the document again: but for controls in a label, which are escaped.
  init(steps: [Step], start: Int = 0) {
    self.steps = steps
    self.start = start
    let blocks = steps.map { step in
      switch step {
      case .row(let row): row.lines.joined(separator: "\n")
      case .operation(let operation): operation.line.text
      }
    }
    text = blocks.joined(separator: "\n\n")
  }
}

extension MarbleRow {
  /// The marbles, the title, and what the letters stand for.
  fileprivate var lines: [String] {
    var names: [String: Character] = [:]
    var labels: [String] = []
    var letters = Self.letters.makeIterator()
    let marbles = events.map { event in
      let sign: MarbleDiagram.Sign
      switch event.mark {
      case .element(let label):
        if names[label] == nil, let letter = letters.next() {
          names[label] = letter
          labels.append("\(letter) := \(Escaping.forTerminal(label))")
        }
        sign = .element(names[label] ?? "?")
      case .completed: sign = .completed
      case .error: sign = .error
      case .subscribed: sign = .subscription
      case .disposed: sign = .disposal
      }
      return MarbleDiagram.Marble(event.frame, sign)
    }
    return [MarbleDiagram(marbles).text, "title = \(title)"] + labels
  }

  /// More of them than a picture has room for; a to z first.
  private static var letters: some Sequence<Character> {
    [0x61...0x7A, 0x41...0x5A, 0x4E00...0x9FFF, 0xAC00...0xD7A3 as ClosedRange<UInt32>].joined().lazy
      .compactMap(Unicode.Scalar.init).map(Character.init)
  }
}
