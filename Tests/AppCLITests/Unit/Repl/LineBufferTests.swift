import Testing

@testable import AppCLI

/// The cursor is written as `|`.
@Suite struct LineBufferTests {
  private func after(_ edits: LineBuffer.Edit..., in line: String) -> String {
    // By scalars: an accent after the cursor would be one character with it.
    let parts = line.unicodeScalars.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    var buffer = LineBuffer(parts[0], parts[1])
    for edit in edits { buffer.apply(edit) }
    return buffer.before + "|" + buffer.after
  }

  @Test func `text is inserted at the cursor`() {
    #expect(after(.insert("x"), in: "|ab") == "x|ab")
    #expect(after(.insert("x"), in: "a|b") == "ax|b")
    #expect(after(.insert("xy"), in: "ab|") == "abxy|")
  }

  @Test func `the cursor moves by grapheme clusters, and stops at the ends`() {
    #expect(after(.move(.left), in: "e\u{301}👨‍👩‍👧|語") == "e\u{301}|👨‍👩‍👧語")
    #expect(after(.move(.left), .move(.left), in: "e\u{301}👨‍👩‍👧|語") == "|e\u{301}👨‍👩‍👧語")
    #expect(after(.move(.left), in: "|a") == "|a")
    #expect(after(.move(.right), in: "a|🇩🇪b") == "a🇩🇪|b")
    #expect(after(.move(.right), in: "a|") == "a|")
    #expect(after(.move(.start), in: "ab|c") == "|abc")
    #expect(after(.move(.end), in: "a|bc") == "abc|")
  }

  @Test func `words are letters and digits`() {
    #expect(after(.move(.wordLeft), in: "set name-x  |") == "set name-|x  ")
    #expect(after(.move(.wordLeft), in: "set na|me") == "set |name")
    #expect(after(.move(.wordLeft), in: "  |a") == "|  a")
    #expect(after(.move(.wordRight), in: "|  日本 x") == "  日本| x")
    #expect(after(.move(.wordRight), in: "a|--") == "a--|")
  }

  @Test func `an accent joins the letter before it, and so does a letter put before an accent`() {
    #expect(after(.insert("\u{301}"), in: "e|x") == "e\u{301}|x")
    #expect(after(.insert("e"), in: "|\u{301}x") == "e\u{301}|x")
    #expect(after(.delete(.right), in: "e|x\u{302}y") == "e|y")
  }

  @Test func `deleting takes a whole cluster on either side`() {
    #expect(after(.delete(.left), in: "ae\u{301}|b") == "a|b")
    #expect(after(.delete(.right), in: "a|👍🏽b") == "a|b")
    #expect(after(.delete(.left), in: "|b") == "|b")
    #expect(after(.delete(.right), in: "a|") == "a|")
  }

  @Test func `what was killed can be put back`() {
    #expect(after(.kill(.end), in: "ab|cd") == "ab|")
    #expect(after(.kill(.end), .move(.start), .yank, in: "ab|cd") == "cd|ab")
    #expect(after(.kill(.start), .move(.end), .yank, in: "ab|cd") == "cdab|")
    #expect(after(.kill(.blankLeft), in: "set name-x  |y") == "set |y")
    #expect(after(.kill(.wordRight), in: "set| name x") == "set| x")
    #expect(after(.yank, in: "a|b") == "a|b")
  }

  @Test func `kills in a row are one piece, in the order of the text`() {
    #expect(after(.kill(.blankLeft), .kill(.blankLeft), .yank, in: "a b c|d") == "a b c|d")
    #expect(after(.kill(.wordRight), .kill(.wordRight), .yank, in: "|a b c") == "a b| c")
    #expect(after(.kill(.blankLeft), .kill(.end), .yank, in: "a b|c") == "a bc|")
    #expect(after(.kill(.blankLeft), .move(.start), .kill(.end), .yank, in: "a b|") == "a |")
  }

  @Test func `transposing swaps the characters around the cursor, at the end the last two`() {
    #expect(after(.transpose, in: "a|bc") == "ba|c")
    #expect(after(.transpose, in: "ab語|") == "a語b|")
    #expect(after(.transpose, in: "|ab") == "|ab")
    #expect(after(.transpose, in: "a|") == "a|")
    #expect(after(.transpose, in: "|") == "|")
  }
}
