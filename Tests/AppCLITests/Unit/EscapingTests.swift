import Testing

@testable import AppCLI

@Suite struct EscapingTests {
  @Test func `a terminal gets no control, no line separator and nothing that reverses text`() {
    #expect(Escaping.forTerminal("Zoë 亚伦 👩‍👩‍👧 \\") == "Zoë 亚伦 👩‍👩‍👧 \\")
    #expect(Escaping.forTerminal("\u{1B}]0;x\u{7}") == #"\u{1b}]0;x\u{7}"#)
    #expect(Escaping.forTerminal("a\nb\tc\rd") == #"a\nb\tc\u{d}d"#)
    #expect(Escaping.forTerminal("\u{7F}\u{85}\u{9B}") == #"\u{7f}\u{85}\u{9b}"#)
    #expect(
      Escaping.forTerminal("\u{2028}\u{2029}\u{202E}\u{2066}\u{200F}\u{61C}")
        == #"\u{2028}\u{2029}\u{202e}\u{2066}\u{200f}\u{61c}"#)
  }

  @Test func `a field of a line has its backslashes doubled too`() {
    #expect(Escaping.forPipe("a\\t\tb\n") == #"a\\t\tb\n"#)
  }

  @Test func `a word in a message is quoted, escaped and cut at 80 characters`() {
    #expect(Escaping.quoted("na\u{1B}me") == #"'na\u{1b}me'"#)
    #expect(Escaping.quoted(String(repeating: "x", count: 80)).count == 82)
    #expect(
      Escaping.quoted(String(repeating: "x", count: 81)) == "'" + String(repeating: "x", count: 80) + "…'")
  }

  @Test func `JSON has the exact text, on one line`() {
    let value = JSON.object([
      ("name", .string("a\"\\\n\u{1B}\u{2028}é")), ("list", .array([.number(1), .string("")])),
    ])

    #expect(value.text == #"{"name":"a\"\\\u000a\u001b\u2028é","list":[1,""]}"#)
  }
}
