import Testing

@testable import AppCLI

@Suite struct QuotingTests {
  private func words(_ line: String) throws -> [String] {
    try Quoting.words(of: Array(line.utf8)).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func `blanks part words`() throws {
    #expect(try words("  set\tname  Ann ") == ["set", "name", "Ann"])
    #expect(try words("") == [])
    #expect(try words(#"C:\temp # no comment"#) == [#"C:\temp"#, "#", "no", "comment"])
  }

  @Test func `double quotes know escapes`() throws {
    #expect(try words(#""a \"b\" \\ \n \t""#) == ["a \"b\" \\ \n \t"])
    #expect(try words(#""\x41\u{e9}\u{1F44D}""#) == ["Aé👍"])
    #expect(try words(#""" ''"#) == ["", ""])
    #expect(try Quoting.words(of: Array(#""\xff""#.utf8)) == [[0xFF]])
  }

  @Test func `single quotes take everything as it is, but for an escaped single quote`() throws {
    #expect(try words(#"'a "b" \n' 'it\'s'"#) == [#"a "b" \n"#, "it's"])
  }

  @Test(arguments: [
    (#"set name "Ann"#, "the quote opened at column 10 is not closed"),
    (#"set name 'Ann"#, "the quote opened at column 10 is not closed"),
    (#"set name O'Brien"#, "the quote opened at column 11 is not closed"),
    (#""a"b"#, "the quote closed at column 3 is not followed by a blank"),
    (#""a\q""#, "unknown escape at column 3"), (#""\x4""#, "unknown escape at column 2"),
    (#""\xzz""#, "unknown escape at column 2"), (#""\u{}""#, "unknown escape at column 2"),
    (#""\u{d800}""#, "unknown escape at column 2"), (#""\u{110000}""#, "unknown escape at column 2"),
    (#""\u41""#, "unknown escape at column 2"), (#""\u{41""#, "unknown escape at column 2"),
    (#""a\"#, "unknown escape at column 3"), (#""\r""#, "unknown escape at column 2"),
  ])
  func `bad quoting is an error that names the column`(line: String, message: String) {
    let error = #expect(throws: CommandError.self) { try words(line) }
    #expect(error?.message == message)
    #expect(error?.exit == .badData)
  }
}
