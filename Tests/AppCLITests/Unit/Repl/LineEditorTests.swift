import Testing

@testable import AppCLI

@Suite struct LineEditorTests {
  private var editor = LineEditor(["set name Ann", "get", "set age 36", "get"])

  /// Presses keys. Returns the line with `|` for the cursor.
  private mutating func press(_ keys: Key...) -> String {
    for key in keys { _ = editor.handle(key) }
    return editor.line.before + "|" + editor.line.after
  }

  @Test mutating func `every key of a shell edits as it does there`() {
    _ = press(.paste("ab cd"))
    #expect(press(.control("b")) == "ab c|d")
    #expect(press(.control("a"), .control("f")) == "a|b cd")
    #expect(press(.end, .alt("b")) == "ab |cd")
    #expect(press(.alt("f"), .home) == "|ab cd")
    #expect(press(.alt("d"), .control("e"), .control("y")) == " cdab|")
    #expect(press(.control("w"), .text("x"), .control("t")) == "x |")
  }

  @Test mutating func `Enter asks to run the line, Ctrl-D on an empty line to end`() {
    #expect(editor.handle(.control("d")) == .end)
    _ = press(.text("a"), .text("b"), .left)

    #expect(editor.handle(.control("d")) == .draw)
    #expect(editor.handle(.enter) == .run(["a"]))
  }

  @Test mutating func `the keys that the session handles`() {
    #expect(editor.handle(.control("c")) == .interrupt)
    #expect(editor.handle(.control("z")) == .suspend)
    #expect(editor.handle(.control("l")) == .clearScreen)
    #expect(editor.handle(.tab) == .complete)
    #expect(editor.handle(.invalid) == .bell)
    #expect(editor.handle(.escape) == .draw)
  }

  @Test mutating func `a paste runs nothing, and each line of it is a line`() {
    #expect(press(.paste("get\n")) == "get|")
    #expect(press(.paste(" name\nset age 3\n\n")) == "get name\nset age 3|")
    #expect(editor.handle(.enter) == .run(["get name", "set age 3"]))
  }

  @Test mutating func `a line does not grow without end`() {
    _ = press(.paste(String(repeating: "x", count: LineReader.maximumLength)))

    #expect(editor.handle(.text("y")) == .bell)
    #expect(editor.buffer.text.utf8.count == LineReader.maximumLength)
  }

  @Test mutating func `the arrows go through the history, and the line in progress is kept`() {
    #expect(press(.text("x"), .up) == "get|")
    #expect(press(.up, .up, .up) == "set name Ann|")
    #expect(editor.handle(.up) == .bell)
    #expect(press(.down) == "get|")
    #expect(press(.down, .down, .down) == "x|")
    #expect(editor.handle(.down) == .bell)
  }

  @Test mutating func `a line of the history that was changed stays so until one is run`() {
    #expect(press(.up, .text("!"), .up, .down) == "get!|")

    editor.begin(after: ["get"])
    #expect(press(.up) == "get|")
  }

  @Test mutating func `Ctrl-R finds the latest line, and again the one before`() {
    #expect(press(.control("r"), .text("s"), .text("e")) == "|set age 36")
    #expect(press(.control("r")) == "|set name Ann")
    #expect(editor.handle(.control("r")) == .bell)
    #expect(press(.backspace, .text("e")) == "|set age 36")
    #expect(press(.text("t"), .text(" "), .text("n")) == "|set name Ann")
  }

  @Test mutating func `Ctrl-R passes over lines that are the same`() {
    #expect(press(.control("r"), .text("g"), .text("e"), .text("t")) == "|get")
    #expect(editor.handle(.control("r")) == .bell)
  }

  @Test mutating func `Enter runs the line found`() {
    _ = press(.text("x"), .control("r"), .text("6"))

    #expect(editor.handle(.enter) == .run(["set age 36"]))
  }

  @Test(arguments: [Key.escape, .right])
  mutating func `Esc and the right arrow take the line found for editing`(_ key: Key) {
    #expect(press(.control("r"), .text("a"), .text("g"), key, .text("x")) == "set x|age 36")
    #expect(press(.up) == "get|")
  }

  @Test mutating func `other keys take the line found, and do what they do`() {
    #expect(press(.control("r"), .text("a"), .text("g"), .control("k")) == "set |")
  }

  @Test mutating func `Ctrl-G gives back the line there was, with its cursor`() {
    #expect(press(.text("x"), .text("y"), .left, .control("r"), .text("g"), .control("g")) == "x|y")
  }

  @Test mutating func `a search that finds nothing says so, and keeps what it found before`() {
    #expect(press(.control("r"), .text("3"), .text("6")) == "set age |36")
    #expect(editor.handle(.text("7")) == .bell)
    #expect(editor.search?.hasFailed == true)
    #expect(press(.backspace) == "set age |36")
  }

  @Test mutating func `Ctrl-R twice looks for what was looked for last`() {
    #expect(press(.control("r"), .text("A"), .text("n"), .escape) == "set name |Ann")
    editor.begin(after: ["set name Ann", "get"])

    #expect(press(.control("r"), .control("r")) == "set name |Ann")
  }

  @Test mutating func `what was cut out can be put back in the next line`() {
    _ = press(.text("a"), .control("u"))
    editor.begin(after: [])

    #expect(press(.control("y")) == "a|")
  }
}
