/// Draws the prompt and the line, over what it drew before.
///
/// Long lines are wrapped by the terminal itself, so that it joins them when they are copied, and wraps them anew when
/// the window is resized.
struct Screen {
  private let output: Output
  /// What stands in the terminal now, if anything does.
  private var shown: (prompt: String, line: LineBuffer)?

  init(_ output: Output) {
    self.output = output
  }

  /// Shows the prompt and the line, with the cursor where it is in the line.
  mutating func draw(prompt: String, _ line: LineBuffer) {
    let size = size
    let layout = LineLayout(prompt: prompt, before: line.before, after: line.after, columns: size.columns)
    let visible = layout.visible(height: size.rows)
    var text = goingToStart + "\r"
    for row in layout.rows[visible].dropLast() {
      text += row.text
      // A wide character that did not fit leaves a column empty, where something may have stood.
      if row.width < size.columns { text += "\u{1B}[K" }
    }
    let last = layout.rows[visible.upperBound - 1]
    text += last.text
    // At the right edge the cursor waits for one more character before it goes to the next row.
    if visible.count > 1, last.width == 0 { text += " \r" }
    // There, what is cleared from the cursor on would include the last character.
    if last.width < size.columns { text += "\u{1B}[J" }
    text += up(visible.upperBound - 1 - layout.cursorRow) + "\r" + right(layout.cursorColumn)
    try? output.write(text)
    shown = (prompt, line)
  }

  /// Takes the prompt and the line away, to print something in their place.
  mutating func erase() {
    guard shown != nil else { return }
    try? output.write(goingToStart + "\r\u{1B}[J")
    shown = nil
  }

  /// Shows the prompt and a line that is done with, and begins a new one below.
  mutating func leave(prompt: String, _ text: String) {
    draw(prompt: prompt, LineBuffer(text))
    try? output.write("\r\n")
    shown = nil
  }

  /// Clears all of the terminal.
  mutating func clear() {
    try? output.write("\u{1B}[H\u{1B}[2J")
    shown = nil
  }

  func ringBell() { try? output.write("\u{7}") }

  private var size: (columns: Int, rows: Int) { output.size ?? (80, 24) }

  /// Moves the cursor to the row of the prompt. After the window was resized, that is where it is now.
  private var goingToStart: String {
    guard let (prompt, line) = shown else { return "" }
    let size = size
    let layout = LineLayout(prompt: prompt, before: line.before, after: line.after, columns: size.columns)
    return up(layout.cursorRow - layout.visible(height: size.rows).lowerBound)
  }
}

private func up(_ rows: Int) -> String { rows > 0 ? "\u{1B}[\(rows)A" : "" }

private func right(_ columns: Int) -> String { columns > 0 ? "\u{1B}[\(columns)C" : "" }
