import Testing

@testable import AppCLI

@Suite struct MarbleReaderTests {
  /// The events of the only row, as in `a0 b2 |5`.
  private func events(_ text: String) throws -> String {
    let rows = try MarbleDocument(reading: text).rows
    return rows[0].events.map { event in
      switch event.mark {
      case .element(let label): "\(label)\(event.frame)"
      case .completed: "|\(event.frame)"
      case .error: "#\(event.frame)"
      case .subscribed: "^\(event.frame)"
      case .disposed: "!\(event.frame)"
      }
    }.joined(separator: " ")
  }

  @Test(arguments: [
    ("a 9ms b 9s c|", "a0 b10 c9011 |9012"), ("-a-^-b--|", "a-2 b2 |5"), ("--(abc)-|", "a2 b2 c2 |8"),
    (" - a -#", "a1 #3"), ("-^ 10ms !", "^1 !12"), ("--", ""), ("亚-é", "亚0 é2"),
    ("--(ab)--|\n---c", "a2 b2 c3 |8"), ("- 9ms a\n5ms b", "b5 a10"),
  ])
  func `a row has the syntax of marbles`(text: String, expected: String) throws {
    #expect(try events(text) == expected)
  }

  @Test func `settings give a row its title and its labels`() throws {
    let row = try MarbleDocument(
      reading: "a-b-c|\n title =  the = name \nb := b = 2, and more\nghosts = a, b\nc:="
    ).rows[0]

    #expect(row.title == "the = name")
    #expect(
      row.events.map(\.mark)
        == [.element("a"), .element("b = 2, and more"), .element(""), .completed])
  }

  @Test func `labels belong to their row only`() throws {
    let rows = try MarbleDocument(reading: "a\na := Ada\n\na").rows

    #expect(
      rows.map(\.events) == [
        [.init(frame: 0, mark: .element("Ada"))], [.init(frame: 0, mark: .element("a"))],
      ])
  }

  @Test func `comments and styles are passed over, and several operators may follow each other`() throws {
    let document = try MarbleDocument(
      reading: """
        % one
        [styles]
        frame_width = 20

        a-b
          % two
        title = first
        \t
        [styles.message]
        color = red

          >  merge( a )

        c

        > last
        """)

    #expect(document.rows.map(\.title) == ["first", ""])
    #expect(document.operations.map(\.text) == ["merge( a )", "last"])
  }

  @Test(
    arguments: [
      ("--a-(b", 1, 5, "( is not closed", nil),
      ("a\n\n\n\n-a-$", 5, 4, "\"$\" means nothing here", nil),
      ("--a--!", 1, 6, "! belongs to a row of subscriptions", nil),
      ("!--", 1, 1, "a row of subscriptions needs ^", nil),
      ("-a\n-(b", 2, 2, "( is not closed", nil),
      ("a|b", 1, 3, "nothing comes after the end", nil),
      ("--(a#b)", 1, 6, "nothing comes after the end", nil),
      ("a\rb", 1, 2, "\"\\r\" means nothing here", nil),
      ("a\u{2028}b", 1, 2, "\"\\u{2028}\" means nothing here", nil),
      ("a 1.5ms b", 1, 3, "not a whole number of frames", nil),
      ("a\n titel = x", 2, 2, "unknown setting 'titel'", "Did you mean 'title'?"),
      ("a\nheight = x", 2, 1, "unknown setting 'height'", "The settings are title = NAME and a := LABEL."),
      (
        "a\ntitle x", 2, 1, "this is no setting",
        "Write title = NAME or a := LABEL, or a blank line above it."
      ),
      ("a\ntitle = x\ntitle = y", 3, 1, "'title' is given twice", nil),
      ("a\nab := x", 2, 1, "a label belongs to one letter or digit", "Write a := LABEL."),
      ("a\n- := x", 2, 1, "a label belongs to one letter or digit", "Write a := LABEL."),
      ("title = x", 1, 1, "a setting is not below a row", "Leave no blank line between the two."),
      (
        "x = --a--|", 1, 1, "this names a row that is an element of another, which cannot be drawn",
        "Write the row itself, and 'title = x' below it."
      ),
      ("a\n\n >", 3, 2, "an operator follows >", nil),
      ("> a\n b", 2, 2, "an operator is one line", "Leave a blank line below it."),
      ("[style]\n\na", 1, 1, "unknown section '[style]'", "The sections are [styles] and [styles.…]."),
      ("> \(String(repeating: "a", count: 1001))", 1, 3, "this is longer than 1000 bytes", nil),
      ("a\na := \(String(repeating: "é", count: 501))", 2, 6, "this is longer than 1000 bytes", nil),
    ] as [(String, Int, Int, String, String?)])
  func `an error names its line and column`(
    text: String, line: Int, column: Int, message: String, hint: String?
  ) {
    let error = #expect(throws: CommandError.self) { try MarbleDocument(reading: text) }

    #expect(error?.exit == .badData)
    #expect(error?.message == message)
    #expect(error?.hint == hint)
    #expect(error?.place?.line == line)
    #expect(error?.place?.column == column)
  }

  @Test func `bytes that are not UTF-8 are named, with the column`() {
    let error = #expect(throws: CommandError.self) {
      try MarbleLine(LineReader.Line(number: 3, bytes: Array("é-".utf8) + [0xFF, 0x61]))
    }

    #expect(error?.message == "byte 0xff is not valid UTF-8")
    #expect(error?.place == CommandError.Place(text: "é-\u{FFFD}a", line: 3, column: 3))
  }

  @Test func `without a row there is nothing to draw`() {
    let error = #expect(throws: CommandError.self) { try MarbleDocument(reading: "% nothing\n\n> map") }

    #expect(error?.message == "there is no row of marbles")
  }
}

@Suite struct FaultExcerptTests {
  private func sentence(_ text: String) -> String? {
    #expect(throws: CommandError.self) { try MarbleDocument(reading: text) }
      .map { FaultReport(error: $0).sentence }
  }

  @Test func `the mark stands below the character, also behind wide and combining ones`() {
    #expect(sentence("亚-e\u{301}(b") == "appcli: line 1, column 4: ( is not closed\n  亚-e\u{301}(b\n      ^")
    #expect(
      sentence("a\t-") == "appcli: line 1, column 2: \"\\t\" means nothing here\n  a\\t-\n   ^")
  }

  @Test func `a long line is cut on both sides`() {
    let text = String(repeating: "a-", count: 60) + "$" + String(repeating: "-b", count: 60)

    #expect(
      sentence(text) == """
        appcli: line 1, column 121: "$" means nothing here
          …\(String(repeating: "a-", count: 25))$\(String(repeating: "-b", count: 12))…
          \(String(repeating: " ", count: 51))^
        """)
  }

  @Test func `in JSON an error has line and column as fields`() {
    let error = #expect(throws: CommandError.self) { try MarbleDocument(reading: "a\n\n-(b") }

    #expect(
      error.map { FaultReport(error: $0).json.text }
        == #"{"error":"bad-marbles","exit":65,"message":"line 3, column 2: ( is not closed","line":3,"column":2}"#
    )
  }
}
