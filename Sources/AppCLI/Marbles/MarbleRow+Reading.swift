import ReactiveLite

extension MarbleRow {
  /// Reads a row and its settings.
  init(_ block: ArraySlice<MarbleLine>) throws(CommandError) {
    let first = block[block.startIndex]
    guard !first.text.contains("=") else { throw MarbleSettings.withoutRow(first) }
    let lines = [first] + block.dropFirst().prefix(while: \.continuesRow)
    for line in lines { try line.checkNewlines() }
    let settings = try MarbleSettings(block.dropFirst(lines.count))
    do throws(MarbleError) {
      let text = lines.map(\.text).joined(separator: "\n")
      isSubscription = try MarbleDiagram.isSubscription(text)
      let diagram =
        if isSubscription { try MarbleDiagram(subscription: text) } else { try MarbleDiagram(events: text) }
      if let end = diagram.marbles.firstIndex(where: \.sign.isEnding), end + 1 < diagram.marbles.count {
        throw MarbleError(diagram.marbles[end + 1], "nothing comes after the end")
      }
      title = settings.title
      events = diagram.marbles.map { Event(frame: $0.frame, mark: Mark($0.sign, settings.labels)) }
    } catch {
      let line = lines[min(error.place.line, lines.count) - 1]
      throw line.error(Escaping.forTerminal(error.message), at: error.place.column)
    }
  }
}

extension MarbleRow.Mark {
  fileprivate init(_ sign: MarbleDiagram.Sign, _ labels: [Character: String]) {
    self =
      switch sign {
      case .element(let name): .element(labels[name] ?? String(name))
      case .completed: .completed
      case .error: .error
      case .subscription: .subscribed
      case .disposal: .disposed
      }
  }
}

extension MarbleDiagram.Sign {
  fileprivate var isEnding: Bool { self == .completed || self == .error }
}

extension MarbleLine {
  /// Other ends of a line than a newline would be taken for one by who reads the row.
  fileprivate func checkNewlines() throws(CommandError) {
    guard let index = text.firstIndex(where: \.isNewline) else { return }
    let character = Escaping.forTerminal(String(reflecting: text[index]))
    throw error("\(character) means nothing here", at: text[index...])
  }

  /// Whether a line below a row is one of the same row.
  fileprivate var continuesRow: Bool {
    guard !text.contains("=") else { return false }
    return content.first == "-" || MarbleSpan(content.prefix { !$0.isBlank }) != nil
  }
}
