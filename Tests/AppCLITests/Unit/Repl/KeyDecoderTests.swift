import Testing

@testable import AppCLI

@Suite struct KeyDecoderTests {
  private func keys(_ text: String) -> [Key] {
    var decoder = KeyDecoder()
    return decoder.decode(Array(text.utf8))
  }

  @Test func `text comes scalar by scalar, whatever its length in bytes`() {
    #expect(keys("aé語👍") == [.text("a"), .text("é"), .text("語"), .text("👍")])
  }

  @Test func `letters with Ctrl, and the keys that are among them`() {
    #expect(keys("\u{1}\u{5}\u{12}\u{1A}") == [.control("a"), .control("e"), .control("r"), .control("z")])
    #expect(keys("\r\n\t\u{8}\u{7F}") == [.enter, .enter, .tab, .backspace, .backspace])
    #expect(keys("\u{0}\u{1C}\u{1F}") == [])
  }

  @Test func `the sequences of arrows, Home, End and Delete`() {
    #expect(keys("\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D") == [.up, .down, .right, .left])
    #expect(
      keys("\u{1B}OA\u{1B}OB\u{1B}OC\u{1B}OD\u{1B}OH\u{1B}OF") == [.up, .down, .right, .left, .home, .end])
    #expect(
      keys("\u{1B}[H\u{1B}[F\u{1B}[1~\u{1B}[4~\u{1B}[7~\u{1B}[8~") == [.home, .end, .home, .end, .home, .end])
    #expect(keys("\u{1B}[3~\u{1B}[1;5C\u{1B}[1;3D") == [.delete, .wordRight, .wordLeft])
  }

  @Test func `a character after Esc is that character with Alt`() {
    #expect(keys("\u{1B}b\u{1B}f\u{1B}d\u{1B}\u{7F}") == [.alt("b"), .alt("f"), .alt("d"), .control("w")])
  }

  @Test func `sequences that mean nothing are passed over whole`() {
    #expect(
      keys("\u{1B}[15~a\u{1B}[<0;1;1Mb\u{1B}[Zc\u{1B}OPd") == [
        .text("a"), .text("b"), .text("c"), .text("d"),
      ])
  }

  @Test func `a key may come in any pieces`() {
    let whole = "é\u{1B}[1;5C語\u{1B}[200~p\r\nq\u{1B}[201~\u{1B}b👍"
    var decoder = KeyDecoder()

    let keys = whole.utf8.flatMap { decoder.decode([$0]) }

    #expect(keys == [.text("é"), .wordRight, .text("語"), .paste("p\nq"), .alt("b"), .text("👍")])
  }

  @Test func `an Esc after which nothing comes is a key`() {
    var decoder = KeyDecoder()
    #expect(decoder.decode([0x1B]) == [])
    #expect(decoder.isWaiting)

    #expect(decoder.endWaiting() == [.escape])
    #expect(!decoder.isWaiting)
    #expect(decoder.decode([UInt8(ascii: "b")]) == [.text("b")])
    #expect(keys("\u{1B}\u{1B}b\u{1B}é") == [.escape, .alt("b"), .escape, .text("é")])
  }

  @Test func `a half sequence after which nothing comes is no key`() {
    var decoder = KeyDecoder()

    #expect(decoder.decode(Array("\u{1B}[1;".utf8)) == [])
    #expect(decoder.endWaiting() == [])
    #expect(decoder.decode(Array("a".utf8)) == [.text("a")])
  }

  @Test(
    arguments: [
      ([0x80], [Key.invalid]), ([0xC1, 0x61], [.invalid, .text("a")]),
      ([0xC3, 0x61], [.invalid, .text("a")]),
      ([0xE8, 0xAA, 0x1B, 0x5B, 0x41], [.invalid, .up]), ([0xED, 0xA0, 0x80], [.invalid]),
      ([0xF5, 0x61], [.invalid, .text("a")]), ([0xF4, 0x90, 0x80, 0x80], [.invalid]),
    ] as [([UInt8], [Key])])
  func `bytes that are not UTF-8 are refused, and what follows is not lost`(_ bytes: [UInt8], _ keys: [Key]) {
    var decoder = KeyDecoder()

    #expect(decoder.decode(bytes) == keys)
  }

  @Test func `in a paste nothing is a key, and line ends are newlines`() {
    let paste = "\u{1B}[200~a\rb\r\nc\u{1B}[A\u{3}\td\u{1B}[201~e"

    #expect(keys(paste) == [.paste("a\nb\nc\u{1B}[A\u{3}\td"), .text("e")])
  }

  @Test func `a paste that is not UTF-8 or too long is refused whole`() {
    var decoder = KeyDecoder()
    let start = Array("\u{1B}[200~".utf8)
    let end = Array("\u{1B}[201~".utf8)

    #expect(decoder.decode(start + [0x61, 0xFF] + end) == [.invalid])
    let long = [UInt8](repeating: 0x61, count: 3 * LineReader.maximumLength)
    #expect(decoder.decode(start + long + end + [0x62]) == [.invalid, .text("b")])
  }
}
