import Testing

@testable import AppCLI

@Suite struct TerminalDrawingTests {
  private func draw(_ text: String, _ characters: TerminalDrawing.Characters = .box) throws -> String {
    let document = try MarbleDocument(reading: text)
    let layout = try MarbleLayout(document)
    return TerminalDrawing(document: document, layout: layout, characters: characters).lines
      .joined(separator: "\n")
  }

  @Test func `the example of the specification`() throws {
    #expect(try draw(MarbleDocument.example) == MarbleDocument.exampleDrawing)
  }

  private let endings = "a-b|\ntitle = ends\n\n-c#\ntitle = fails"

  @Test func `a row ends with its stream`() throws {
    #expect(
      try draw(endings) == """
               0     1     2     3
        ends   (a)─────────(b)───│
        fails  ──────(c)───✕
        """)
  }

  @Test func `in ASCII all lines and marks are ASCII`() throws {
    #expect(
      try draw(endings + "\n\n> op\n\n-", .ascii) == """
               0     1     2     3
        ends   (a)---------(b)---|
        fails  ------(c)---#
               +-------------------+
               |        op         |
               +-------------------+
               --------------------->
        """)
  }

  @Test func `a subscription is drawn from its beginning to its end`() throws {
    #expect(
      try draw("a--|\n\n-^-!\n\n--^") == """
        0     1   2   3
        (a)───────────│
              ^───────!
                  ^──────▶
        """)
  }

  @Test func `widths are those of the terminal, and controls are shown`() throws {
    #expect(
      try draw("a-b-c\ntitle = 订阅\na := 亚伦\nb := e\u{301}\nc := x\u{1B}[m") == """
              0         2      4
        订阅  (亚伦)────(e\u{301})────(x\\u{1b}[m)──▶
        """)
  }

  @Test func `a number on the ruler can be what makes a column wide`() throws {
    #expect(try draw("1s |") == "        1000\n────────│")
    #expect(
      try draw("20ms ^a\n\n- 5ms b 10s |") == """
           1         6          10007
        ───(a)─────────────────────────▶
        ─────────────(b)────────│
        """)
  }

  @Test func `frames may be negative, and the first one begins at the edge`() throws {
    #expect(
      try draw("-a-^-b--|") == """
        -2       2       5
        (a)──────(b)─────│
        """)
  }

  @Test func `time before the first event is drawn too`() throws {
    #expect(
      try draw("---a") == """
             3
        ─────(a)──▶
        """)
  }

  @Test func `an operator with a long text makes the picture wide`() throws {
    #expect(
      try draw("a\n\n> abcdefghij") == """
        0
        (a)───────────▶
        ┌────────────┐
        │ abcdefghij │
        └────────────┘
        """)
  }

  @Test func `a row without events is only a line`() throws {
    #expect(try draw("--\ntitle = never") == "       \nnever  ──▶")
  }

  @Test func `what would be too large is refused before it is drawn`() {
    let wide = String(repeating: "a", count: 9000) + "\na := " + String(repeating: "x", count: 999)
    let error = #expect(throws: CommandError.self) { try draw(wide) }

    #expect(error?.code == "picture-too-large")
  }
}
