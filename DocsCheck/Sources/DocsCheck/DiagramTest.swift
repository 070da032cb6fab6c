/// A marble diagram as the body of a test.
///
/// - A line without marbles is Swift.
/// - A row whose label is a name, and none that such a line declares, is a source. It begins anew for each subscriber, and
///   is drawn where the first one comes; with `hot` before the name it is under way. Where a letter of it is the label of
///   a source, that is the element.
/// - `subject.on` sends the events of the row; so do `accept`, `apply` and `dispatch`, and `connect` is called at `^`.
/// - Any other label is an expression, or a method of `source`, and the row is what it sends to one who subscribes at `^`,
///   or from the beginning, and leaves at `!`, or at `...`. A letter that is the label of a row below stands for a
///   sequence that sends what that row says.
struct DiagramTest {
  private let block: Block
  private let rows: [DiagramRow]
  /// Where the marbles of all rows begin.
  private let column: Int
  private let sources: Set<String>
  private(set) var body: [String] = []
  /// The lines that have become code.
  private var checked: Set<Int> = []

  init(_ block: Block) throws {
    var rows: [DiagramRow] = []
    var code: [(line: Int, text: String)] = []
    for (index, text) in block.lines.enumerated() where !text.isEmpty {
      if let row = DiagramRow(text, line: block.line + index) {
        rows.append(row)
      } else if rows.isEmpty || !rows[rows.count - 1].addLegend(text) {
        code.append((block.line + index, text))
      }
    }
    let declared = block.lines.compactMap { $0.prefixMatch(of: #/(?:let|var) (\w+)/#).map { String($0.1) } }
    let outputs = rows.indices.filter { Self.isOutput(rows[$0], declared: declared) }
    guard let firstOutput = outputs.first else {
      throw DocumentError(block.file, block.line, "a diagram without a result")
    }
    let names = rows[..<firstOutput].map { $0.label.replacing(#/^hot /#, with: "") }
    self.block = block
    self.rows = rows
    column = rows.map(\.column).min() ?? 0
    sources = Set(names.filter { $0.wholeMatch(of: #/\w+/#) != nil })
    // The sources that are elements of others come last in the picture, and first here.
    let inputs = rows[..<firstOutput].reversed()
    for row in inputs where !Self.isFed(row) { add(source(row), at: row.line) }
    for (line, text) in code { add(text, at: line) }
    body += declared.map { "kept.append(\($0))" }
    for row in inputs where Self.isFed(row) { add(feed(row), at: row.line) }
    for index in outputs { addOutput(index) }
    for row in rows where !checked.contains(row.line) {
      throw DocumentError(block.file, row.line, "nothing says how '\(row.label)' comes about")
    }
  }

  private static func isOutput(_ row: DiagramRow, declared: [String]) -> Bool {
    !isFed(row) && (row.label.wholeMatch(of: #/(hot )?\w+/#) == nil || declared.contains(row.label))
  }

  /// Whether the row is sent to something.
  private static func isFed(_ row: DiagramRow) -> Bool {
    row.label.wholeMatch(of: #/[\w.]+\.(on|accept|apply|dispatch|connect)/#) != nil
  }

  private mutating func add(_ code: String, at line: Int) {
    body += [sourceLocation(block.file, line), code]
    checked.insert(line)
  }

  private func feed(_ row: DiagramRow) -> String {
    let action = row.label.hasSuffix(".connect") ? "_ = \(row.label)()" : "\(row.label)($0)"
    if row.label.hasSuffix(".on") { return "\(marbles(row, "hot")).subscribe { \(action) }" }
    if row.label.hasSuffix(".connect") {
      return "m.hot(\(quoted(row.marbles.replacing("^", with: "x")))).subscribe(onNext: { _ in \(action) })"
    }
    return "\(marbles(row, "hot")).subscribe(onNext: { \(action) })"
  }

  private func source(_ row: DiagramRow) -> String {
    if row.label.hasPrefix("hot ") {
      return "let \(row.label.dropFirst(4)) = \(marbles(row, "hot")).asObservable()"
    }
    let name = row.label
    return "let cold\(name) = \(marbles(row, "cold")), \(name) = cold\(name).\(conversion(row)); "
      + "checks.append { expectBegin(cold\(name).subscriptions, at: \(row.column - column)) }"
  }

  private func marbles(_ row: DiagramRow, _ temperature: String) -> String {
    let inner = row.names.filter { sources.contains(String($0)) && String($0) != row.label }
    if !row.legend.isEmpty || !inner.isEmpty {
      let values = row.names.map { name in
        "\(quoted(String(name))): \(inner.contains(name) ? String(name) : value(of: name, in: row))"
      }
      return "m.\(temperature)(\(quoted(row.marbles)), [\(values.joined(separator: ", "))])"
    }
    let type = row.names.allSatisfy(\.isNumber) ? "Int" : "String"
    return "m.\(temperature)(\(quoted(row.marbles)), of: \(type).self)"
  }

  /// To the trait that the diagram is about.
  private func conversion(_ row: DiagramRow) -> String {
    if block.scope.contains("CompletableTrait") {
      return row.names.isEmpty ? "ignoreElements().asCompletable()" : "asSingle()"
    }
    if block.scope.contains("Element == Never") { return "ignoreElements()" }
    if block.scope.contains("MaybeTrait") { return "asMaybe()" }
    return block.scope.contains("PrimitiveSequence") ? "asSingle()" : "asObservable()"
  }

  private mutating func addOutput(_ index: Int) {
    let row = rows[index]
    let inner = row.names.filter { name in rows[index...].contains { $0.label == String(name) } }
    let isMember = row.label.contains(#/^[a-z]\w*\s?[({]/#)
    var expression = isMember ? "source.\(row.label)" : row.label
    if !inner.isEmpty {
      for (place, name) in inner.enumerated() {
        guard let row = rows.first(where: { $0.label == String(name) }) else { continue }
        add(expectation(of: "\(expression).element(at: \(place)).flatMap { $0 }", row), at: row.line)
      }
      expression += ".enumerated().map { \(row.names.map(String.init))[$0.index] }"
    }
    add(expectation(of: expression, row), at: row.line)
  }

  private func expectation(of expression: String, _ row: DiagramRow) -> String {
    let lead = String(repeating: "-", count: row.column - column)
    let (marbles, subscription) = DiagramRow.parted(lead + row.marbles)
    let values = row.names.map { "\(quoted(String($0))): \(value(of: $0, in: row))" }
    let dictionary = values.isEmpty ? "" : ", [\(values.joined(separator: ", "))]"
    // Which error it is, a diagram does not say.
    let anyError = marbles.contains("#") ? ".asObservable().catch { _ in .error(e) }" : ""
    return "m.expect(\(expression)\(anyError), subscribed: \(quoted(subscription)))"
      + ".toBe(\(quoted(marbles))\(dictionary))"
  }

  private func value(of name: Character, in row: DiagramRow) -> String {
    row.legend.first { $0.name == name }?.value ?? (name.isNumber ? String(name) : quoted(String(name)))
  }
}

/// A literal of Swift.
func quoted(_ text: String) -> String { String(reflecting: text) }

/// What makes an error in the next line one of `line` in `file`.
func sourceLocation(_ file: String, _ line: Int) -> String {
  "#sourceLocation(file: \(quoted(file)), line: \(line))"
}
