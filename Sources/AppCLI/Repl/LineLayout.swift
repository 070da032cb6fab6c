/// How a prompt and a line stand in a terminal of so many columns, and where the cursor is.
struct LineLayout: Equatable {
  private(set) var rows = [Row()]
  private(set) var cursorRow = 0
  private(set) var cursorColumn = 0
  private let columns: Int

  struct Row: Equatable {
    var text = ""
    var width = 0
  }

  init(prompt: String, before: String, after: String = "", columns: Int) {
    // Room for one wide character, or nothing would ever fit.
    self.columns = max(2, columns)
    for character in prompt { place(character) }
    for character in before { placeSafely(character) }
    // The cursor stands where the next character begins, which may be on the next row.
    breakRow(before: after.first.map(shown)?.first?.displayWidth ?? 1)
    (cursorRow, cursorColumn) = (rows.count - 1, rows[rows.count - 1].width)
    for character in after { placeSafely(character) }
  }

  /// The part of the rows that a terminal of this height has room for, with the cursor in it.
  func visible(height: Int) -> Range<Int> {
    let first = max(0, cursorRow - max(1, height) + 1)
    return first..<min(rows.count, first + max(1, height))
  }

  /// A control is shown as an escape, in reverse video so that it is not taken for the characters it is shown by.
  private mutating func placeSafely(_ character: Character) {
    let text = shown(character)
    guard text != String(character) else { return place(character) }
    rows[rows.count - 1].text += "\u{1B}[7m"
    for character in text { place(character) }
    rows[rows.count - 1].text += "\u{1B}[0m"
  }

  private mutating func place(_ character: Character) {
    let width = character.displayWidth
    breakRow(before: width)
    rows[rows.count - 1].text.append(character)
    rows[rows.count - 1].width += width
  }

  private mutating func breakRow(before width: Int) {
    if rows[rows.count - 1].width + width > columns { rows.append(Row()) }
  }
}

private func shown(_ character: Character) -> String { Escaping.forTerminal(String(character)) }
