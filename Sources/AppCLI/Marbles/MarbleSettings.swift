/// What the lines below a row say about it: `title = NAME`, `a := LABEL`.
struct MarbleSettings {
  private(set) var title = ""
  /// What stands for the letters and digits of the row.
  private(set) var labels: [Character: String] = [:]
  private var given: Set<String> = []

  /// Swirly's own settings of a row, which make no difference to this drawing.
  private static let ignored = ["ghosts"]

  init(_ lines: ArraySlice<MarbleLine>) throws(CommandError) {
    for line in lines { try take(line) }
  }

  private mutating func take(_ line: MarbleLine) throws(CommandError) {
    guard let equals = line.text.firstIndex(of: "=") else {
      throw line.error(
        "this is no setting", at: line.content,
        hint: "Write title = NAME or a := LABEL, or a blank line above it.")
    }
    let isLabel = line.text[..<equals].last == ":"
    let name = line.text[..<equals].dropLast(isLabel ? 1 : 0).trimmed
    let value = line.text[equals...].dropFirst().trimmed
    try line.checkLength(of: value)
    guard given.insert(name + (isLabel ? ":" : "")).inserted else {
      throw line.error("\(Escaping.quoted(String(name))) is given twice", at: name)
    }
    if isLabel {
      guard name.count == 1, let letter = name.first, letter.isLetter || letter.isNumber else {
        throw line.error("a label belongs to one letter or digit", at: name, hint: "Write a := LABEL.")
      }
      labels[letter] = String(value)
    } else if name == "title" {
      title = String(value)
    } else if !Self.ignored.contains(String(name)) {
      let word = String(name)
      throw line.error(
        "unknown setting \(Escaping.quoted(word))", at: name,
        hint: didYouMean(word, among: ["title"] + Self.ignored)
          ?? "The settings are title = NAME and a := LABEL.")
    }
  }

  /// The error for a line with a setting where a row should be.
  static func withoutRow(_ line: MarbleLine) -> CommandError {
    let name = line.content.prefix { $0 != "=" && $0 != ":" }.trimmed
    return name.count == 1 && !line.content.contains(":=")
      ? line.error(
        "this names a row that is an element of another, which cannot be drawn", at: line.content,
        hint: "Write the row itself, and 'title = \(Escaping.forTerminal(String(name)))' below it.")
      : line.error(
        "a setting is not below a row", at: line.content, hint: "Leave no blank line between the two.")
  }
}
