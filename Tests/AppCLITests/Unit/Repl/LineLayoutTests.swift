import Testing

@testable import AppCLI

@Suite struct LineLayoutTests {
  /// The rows, and where the cursor is.
  private func layout(_ before: String, _ after: String = "", columns: Int) -> [String] {
    let layout = LineLayout(prompt: "> ", before: before, after: after, columns: columns)
    return layout.rows.map(\.text) + ["\(layout.cursorRow):\(layout.cursorColumn)"]
  }

  @Test func `a short line is one row`() {
    #expect(layout("", columns: 10) == ["> ", "0:2"])
    #expect(layout("ab", "cd", columns: 10) == ["> abcd", "0:4"])
  }

  @Test func `a line that fills its row has the cursor on the next`() {
    #expect(layout("abc", columns: 6) == ["> abc", "0:5"])
    #expect(layout("abcd", columns: 6) == ["> abcd", "", "1:0"])
    #expect(layout("abcd", "e", columns: 6) == ["> abcd", "e", "1:0"])
    #expect(layout("abc", "d", columns: 6) == ["> abcd", "0:5"])
  }

  @Test func `a wide character that does not fit goes to the next row, and the cursor with it`() {
    #expect(layout("a日", columns: 6) == ["> a日", "0:5"])
    #expect(layout("a日本", columns: 6) == ["> a日", "本", "1:2"])
    #expect(layout("a日", "本", columns: 6) == ["> a日", "本", "1:0"])
  }

  @Test func `combining characters and emoji take the columns they take`() {
    #expect(layout("e\u{301}👨‍👩‍👧", columns: 10) == ["> e\u{301}👨‍👩‍👧", "0:5"])
  }

  @Test func `controls are shown as escapes in reverse video`() {
    #expect(layout("a\n", "b", columns: 10) == ["> a\u{1B}[7m\\n\u{1B}[0mb", "0:5"])
    #expect(layout("\u{1B}\u{202E}", columns: 40).last == "0:16")
  }

  @Test func `a terminal of one column is no reason to stop`() {
    #expect(layout("日", columns: 1) == ["> ", "日", "", "2:0"])
  }

  @Test func `of too many rows those around the cursor are shown`() {
    let line = String(repeating: "x", count: 38)
    #expect(LineLayout(prompt: "> ", before: line, columns: 10).visible(height: 3) == 2..<5)
    #expect(LineLayout(prompt: "> ", before: "", after: line, columns: 10).visible(height: 3) == 0..<3)
    #expect(LineLayout(prompt: "> ", before: "x", columns: 10).visible(height: 3) == 0..<1)
  }
}
