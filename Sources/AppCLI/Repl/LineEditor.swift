/// Edits one line after the other: what each key does to the line, and what it asks of the session.
struct LineEditor {
  private(set) var buffer = LineBuffer()
  private(set) var search: HistorySearch?
  private var walk: HistoryWalk
  private var lastQuery = ""

  enum Request: Equatable {
    /// Only the line has to be drawn again.
    case draw
    case bell
    /// Enter: what was typed, one line or, after a paste, several.
    case run([String])
    case complete
    case clearScreen
    case interrupt
    case suspend
    case end
  }

  init(_ past: [String] = []) {
    walk = HistoryWalk(past)
  }

  /// What to show: the line, or what a search has found.
  var line: LineBuffer { search?.line ?? buffer }

  /// Begins an empty line. What was cut out can still be put back.
  mutating func begin(after past: [String]) {
    walk = HistoryWalk(past)
    search = nil
    buffer.replace(with: "")
  }

  /// Puts what a completion found into the line. False: it is there already, and the user has to choose.
  mutating func complete(_ completion: LineCompletion) -> Bool {
    let before = buffer
    for _ in 0..<completion.replaced { buffer.apply(.delete(.left)) }
    buffer.apply(.insert(completion.replacement))
    return buffer.text != before.text
  }

  mutating func handle(_ key: Key) -> Request {
    if let request = handleInSearch(key) { return request }
    if let edit = LineEditor.edit(for: key) {
      guard let edit = fitting(edit) else { return .bell }
      buffer.apply(edit)
      return .draw
    }
    switch key {
    case .enter: return .run(buffer.text.split(separator: "\n").map(String.init))
    case .tab: return .complete
    case .up, .control("p"): return step(-1)
    case .down, .control("n"): return step(1)
    case .control("r"): search = HistorySearch(walk, from: buffer)
    case .control("l"): return .clearScreen
    case .control("c"): return .interrupt
    case .control("z"): return .suspend
    case .control("d"):
      if buffer.isEmpty { return .end }
      buffer.apply(.delete(.right))
    case .invalid: return .bell
    default: break
    }
    return .draw
  }

  private mutating func step(_ step: Int) -> Request {
    guard let line = walk.step(step, leaving: buffer.text) else { return .bell }
    buffer.replace(with: line)
    return .draw
  }

  /// An edit that leaves the line no longer than a line may be.
  private func fitting(_ edit: LineBuffer.Edit) -> LineBuffer.Edit? {
    let added =
      switch edit {
      case .insert(let text): text
      case .yank: buffer.killed
      default: ""
      }
    return buffer.text.utf8.count + added.utf8.count <= LineReader.maximumLength ? edit : nil
  }
}

// MARK: - Search

extension LineEditor {
  /// Handles a key while a search is on. Nil: there is none, or the key has ended it and goes to the line found.
  private mutating func handleInSearch(_ key: Key) -> Request? {
    guard search != nil else { return nil }
    switch key {
    case .text(let text): search!.add(text)
    case .paste(let text): search!.add(String(text.prefix { $0 != "\n" }))
    case .backspace: search!.removeLast()
    case .control("r"):
      if search!.query.isEmpty { search!.add(lastQuery) } else if !search!.findNext() { return .bell }
    case .control("g"):
      search = nil
      return .draw
    case .invalid: return .bell
    case .escape, .right:
      acceptSearch()
      return .draw
    default:
      if key != .control("c") { acceptSearch() }
      search = nil
      return nil
    }
    return search!.hasFailed ? .bell : .draw
  }

  private mutating func acceptSearch() {
    guard let search else { return }
    lastQuery = search.query
    self.search = nil
    guard let match = search.match else { return }
    walk.go(to: match.position, leaving: buffer.text)
    buffer.replace(with: search.line.before, search.line.after)
  }
}

// MARK: - Keys that edit

extension LineEditor {
  private static func edit(for key: Key) -> LineBuffer.Edit? {
    switch key {
    case .text(let text): .insert(text)
    // The newline that a copied line ends with runs nothing.
    case .paste(let text): .insert(text.trimmingLastNewlines)
    case .left, .control("b"): .move(.left)
    case .right, .control("f"): .move(.right)
    case .home, .control("a"): .move(.start)
    case .end, .control("e"): .move(.end)
    case .wordLeft, .alt("b"): .move(.wordLeft)
    case .wordRight, .alt("f"): .move(.wordRight)
    case .backspace: .delete(.left)
    case .delete: .delete(.right)
    case .control("k"): .kill(.end)
    case .control("u"): .kill(.start)
    case .control("w"): .kill(.blankLeft)
    case .alt("d"): .kill(.wordRight)
    case .control("y"): .yank
    case .control("t"): .transpose
    default: nil
    }
  }
}

extension String {
  fileprivate var trimmingLastNewlines: String {
    String(self[..<(lastIndex { $0 != "\n" }.map(index(after:)) ?? startIndex)])
  }
}
