/// Reads a marble document, in the form that swirly reads too.
///
///     % a comment
///     a--b--|
///     title = source
///     a := Ada
///
///     > map { $0 * 10 }
///
/// Blocks are parted by blank lines. A block is a row with its settings, an operator, or swirly's styles, which are
/// passed over. A row may go on in lines that begin with `-` or a span of time: they share its columns.
struct MarbleReader {
  /// The longest file that is read, in bytes.
  static let maximumSize = 256 << 10
  /// The longest title, label or operator, in bytes.
  static let maximumLength = 1000

  /// Reads to the end of the input.
  static func read(_ reader: LineReader) throws(CommandError) -> MarbleDocument {
    var reader = reader
    var lines: [MarbleLine] = []
    var size = 0
    while case .line(let line) = try reader.next(waiting: true) {
      size += line.bytes.count + 1
      guard size <= maximumSize, !line.isTooLong else {
        throw .badData(
          "marbles-too-large", "the marble file is longer than \(maximumSize) bytes",
          hint: "Draw it in several files.")
      }
      lines.append(try MarbleLine(line))
    }
    return try document(of: lines)
  }

  /// The document that the lines are.
  static func document(of lines: [MarbleLine]) throws(CommandError) -> MarbleDocument {
    var steps: [MarbleDocument.Step] = []
    let kept = lines.filter { $0.content.first != "%" }
    for block in kept.split(whereSeparator: { $0.content.isEmpty }) {
      if let step = try step(of: block) { steps.append(step) }
    }
    let document = MarbleDocument(steps: steps, text: lines.map(\.text).joined(separator: "\n"))
    guard !document.rows.isEmpty else {
      throw .badData("no-marbles", "there is no row of marbles", hint: "Write one like --a--b--|.")
    }
    return document
  }

  private static func step(of block: ArraySlice<MarbleLine>) throws(CommandError) -> MarbleDocument.Step? {
    let first = block[block.startIndex]
    switch first.content.first {
    case ">": return .operation(try operation(block))
    case "[":
      guard first.content == "[styles]" || first.content.hasPrefix("[styles."), first.content.last == "]"
      else {
        throw first.error(
          "unknown section \(Escaping.quoted(String(first.content)))", at: first.content,
          hint: "The sections are [styles] and [styles.…].")
      }
      return nil
    default: return .row(try MarbleRow(block))
    }
  }

  private static func operation(_ block: ArraySlice<MarbleLine>) throws(CommandError) -> MarbleOperation {
    let line = block[block.startIndex]
    if let second = block.dropFirst().first {
      throw second.error("an operator is one line", at: second.content, hint: "Leave a blank line below it.")
    }
    let operation = MarbleOperation(line: line)
    guard !operation.text.isEmpty else { throw line.error("an operator follows >", at: line.content) }
    try line.checkLength(of: operation.text)
    return operation
  }
}

extension MarbleLine {
  func checkLength(of part: Substring) throws(CommandError) {
    guard part.utf8.count <= MarbleReader.maximumLength else {
      throw error("this is longer than \(MarbleReader.maximumLength) bytes", at: part)
    }
  }
}
