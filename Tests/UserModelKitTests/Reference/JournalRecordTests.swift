import Testing

@testable import UserModelKit

@Suite struct JournalRecordTests {
  static let names = [
    "", "Ann", "\0", "\u{01}\u{08}\t\n\u{0b}\u{0c}\r\u{1b}[2J\u{1f}", #""quoted" \ back \n slash / \u0041"#,
    "\u{7f}\u{80}\u{9f}",
    "line\u{2028}and\u{2029}paragraph", "\u{202e}reversed\u{2066}isolated\u{2069}", "👩‍👩‍👧 🇯🇵 亚伦", "e\u{301}", "é",
    "\u{fffd}\u{feff}\u{10ffff}\u{d7ff}\u{e000}", String(repeating: "\u{01}", count: 65_536),
    String(repeating: "😀", count: 16_384),
  ]

  // By index: the runner prints arguments as they are, and these would clear a terminal.
  @Test(arguments: names.indices)
  func `a name comes back byte for byte`(index: Int) throws {
    let name = Self.names[index]

    guard case .setName(let read) = try roundTrip(.setName(name)) else {
      Issue.record("another action came back")
      return
    }
    // Bytes: `==` on strings takes é for e with an accent.
    #expect(Array(read.utf8) == Array(name.utf8))
  }

  @Test(
    arguments: [
      .setAge(0), .setAge(150), .changingCount(0), .changingCount(-1), .changingCount(.max),
      .changingCount(.min),
      .reset([]), .reset([.count]), .reset(JournalKey.allCases), .batch([]),
      .batch([.setName("Ann"), .setAge(36), .changingCount(-3), .reset([.name, .age])]),
    ] as [JournalAction])
  func `every action comes back as it was written`(action: JournalAction) throws {
    #expect(try roundTrip(action) == action)
  }

  @Test func `a head comes back as it was written`() throws {
    let written = RecordFormat.Head(
      epoch: "00ff10ab",
      snapshot: JournalSnapshot(revision: 42, state: JournalState(name: "Ada\n", age: 7, count: -9)))

    let read = try RecordFormat.line(written).dropLast().withUnsafeBytes { try RecordFormat.head(in: $0) }

    #expect(read == written)
  }

  @Test func `the lines are those of the description`() {
    #expect(
      text(head()) == """
        850cb823 {"kind":"head","v":1,"epoch":"3f2a91c4","base":0,"state":{"name":"","age":0,"count":0}}

        """)
    #expect(
      text(record(1, .setAge(36))) == """
        affe661a {"kind":"action","rev":1,"at":"2026-11-30T02:00:00.123Z","action":{"type":"set-age","value":36}}

        """)
  }

  @Test func `an action is shown as it is recorded, without anything that could disturb a terminal`() {
    #expect(
      JournalAction.setName("a\u{1b}\u{9b}\u{202e}\n").json
        == #"{"type":"set-name","value":"a\u001b\u009b\u202e\u000a"}"#)
    #expect(
      JournalAction.batch([.reset([.name, .count]), .changingCount(-1)]).json == """
        {"type":"batch","actions":[{"type":"reset","keys":["name","count"]},{"type":"changing-count","value":-1}]}
        """)
  }

  @Test func `escapes that this program does not write are understood`() throws {
    #expect(try name(#"\b\f\n\r\t\/\"\\"#) == "\u{08}\u{0c}\n\r\t/\"\\")
    #expect(try name(#"\u0041\u00e9\u4e9A\u0000"#) == "Aé亚\0")
    #expect(try name(#"\ud83d\ude00!"#) == "😀!")
  }

  @Test(
    arguments: [
      #""\ud83d""#, #""\ud83d!""#, #""\ude00\ud83d""#, #""\ude00\ude00""#, #""\ud83d\u0041""#, #""\x41""#,
      #""\u00g0""#,
      "\"\u{01}\"", "36", "null",
      "'Ann'", "\"Ann", "\"Ann\"\"", "[\"Ann\"]",
    ])
  func `a name that is not a JSON string is refused`(json: String) {
    #expect(throws: RecordFormat.Failure.self) { try read(#"{"type":"set-name","value":\#(json)}"#) }
  }

  @Test(
    arguments: [[0xff], [0xc0, 0x80], [0xed, 0xa0, 0x80], [0xf4, 0x90, 0x80, 0x80], [0xe2, 0x82]] as [[UInt8]]
  )
  func `a name that is not UTF-8 is refused`(bytes: [UInt8]) {
    let start = Array(
      #"{"kind":"action","rev":1,"at":"2026-11-30T02:00:00Z","action":{"type":"set-name","value":""#.utf8)
    let json = start + bytes + Array(#""}}"#.utf8)

    #expect(throws: RecordFormat.Failure.wrong("a string is not valid UTF-8")) { try read(bytes: json) }
  }

  @Test(
    arguments: [
      "9223372036854775808", "-9223372036854775809", "18446744073709551616", "01", "-01", "-0", "+1", "1.0",
      "1e3", "", "-", "0x1",
      "\"1\"", " 1", "true", "١",
    ])
  func `a count that is not an integer of 64 bits is refused`(json: String) {
    #expect(throws: RecordFormat.Failure.self) { try read(#"{"type":"changing-count","value":\#(json)}"#) }
  }

  private func roundTrip(_ action: JournalAction) throws -> JournalAction {
    try record(1, action).dropLast().withUnsafeBytes { try RecordFormat.action(in: $0, revision: 1).action }
  }

  private func name(_ json: String) throws -> String? {
    guard case .setName(let name) = try read(#"{"type":"set-name","value":"\#(json)"}"#) else { return nil }
    return name
  }

  private func read(_ action: String) throws -> JournalAction {
    try read(bytes: Array(#"{"kind":"action","rev":1,"at":"2026-11-30T02:00:00Z","action":\#(action)}"#.utf8))
  }

  private func read(bytes: [UInt8]) throws -> JournalAction {
    try line(bytes).dropLast().withUnsafeBytes { try RecordFormat.action(in: $0, revision: 1).action }
  }

  private func text(_ line: [UInt8]) -> String { String(decoding: line, as: UTF8.self) }
}
