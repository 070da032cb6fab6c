import Testing

@testable import AppCLI

@Suite struct ArgumentsTests {
  @Test func `options may stand anywhere, with their value after a blank or an equals sign`() throws {
    var arguments = try Arguments(["--json", "watch", "--limit", "3", "user", "--rev=7", "-n", "5"])

    #expect(try arguments.takeWord() == "watch")
    #expect(try arguments.takeWord() == "user")
    #expect(try arguments.takeWord() == nil)
    #expect(arguments[.limit] == "3")
    #expect(arguments[.rev] == "7")
    #expect(arguments[.lines] == "5")
    #expect(arguments.has(.json))
  }

  @Test func `after two hyphens everything is a word`() throws {
    var arguments = try Arguments(["set", "--", "--json", "-5", "--"])

    #expect(try arguments.takeWord() == "set")
    #expect(try arguments.takeWord() == "--json")
    #expect(try arguments.takeWord() == "-5")
    #expect(try arguments.takeWord() == "--")
    #expect(!arguments.has(.json))
  }

  @Test func `a negative number is a value where a number is expected, and only there`() throws {
    var number = try Arguments(["-5"])
    #expect(try number.takeNumber()?.value == -5)

    var word = try Arguments(["-5"])
    #expect(throws: CommandError.self) { try word.takeWord() }
    #expect(throws: CommandError.self) { try Arguments(["-5"]).finish() }
  }

  @Test func `a single hyphen is a word, and a value`() throws {
    var arguments = try Arguments(["-", "--state-dir", "-"])

    #expect(try arguments.takeWord() == "-")
    #expect(arguments[.stateDir] == "-")
  }

  @Test func `a value may begin with a hyphen if it goes on like a number or follows an equals sign`() throws
  {
    #expect(try Arguments(["--since", "-15min"])[.since] == "-15min")
    #expect(try Arguments(["--state-dir=--odd"])[.stateDir] == "--odd")
    #expect(throws: CommandError.self) { try Arguments(["--state-dir", "--odd"]) }
  }

  @Test func `an accent at the beginning of a word does not hide the sign before it`() throws {
    #expect(try Arguments(["--state-dir=\u{301}x"])[.stateDir] == "\u{301}x")
    #expect(throws: CommandError.self) { try Arguments(["--state-dir", "-\u{301}x"]) }
  }

  @Test(arguments: [
    (["--state-dir", "a\0b"], "bad-option-value"),
    (["--no"], "unknown-option"), (["--jso"], "unknown-option"), (["-x"], "unknown-option"),
    (["-n5"], "unknown-option"), (["--limit"], "missing-value"), (["--json="], "unexpected-value"),
    (["-n", "1", "--lines", "2"], "repeated-option"),
  ])
  func `abbreviated, repeated and misused options are errors`(words: [String], code: String) {
    let error = #expect(throws: CommandError.self) { try Arguments(words) }
    #expect(error?.code == code)
    #expect(error?.exit == .usage)
  }

  @Test(arguments: [("0", 0), ("-0", 0), ("+7", 7), ("007", 7), ("-9223372036854775808", Int.min)])
  func `a whole number is digits with an optional sign`(text: String, value: Int) throws {
    #expect(try WholeNumber(text).value == value)
  }

  @Test(arguments: ["", "x", "+", "-", "1.5", "1e3", " 1", "0x10", "１", "--1", "1_000"])
  func `nothing else is a whole number`(text: String) {
    #expect(throws: CommandError.self) { try WholeNumber(text) }
  }

  @Test func `a number of more than 64 bits is a number, but out of range`() throws {
    let number = try WholeNumber("99999999999999999999")

    #expect(number.value == nil)
    #expect(throws: CommandError.self) { try number.fitting64Bits() }
  }

  @Test func `help and version win over everything else, but not behind two hyphens`() {
    func words(_ line: String) -> [String]? {
      HelpRequest.words(in: line.split(separator: " ").map { Array($0.utf8) })
    }

    #expect(words("set --bogus age x --help") == ["help", "set"])
    #expect(words("--limit 3 watch -h --json") == ["help", "watch", "--json"])
    #expect(words("--help") == ["help"])
    #expect(words("get -V --help") == ["version"])
    #expect(words("set name -- --help") == nil)
    #expect(HelpRequest.words(in: [Array("get".utf8), [0xFF], Array("-h".utf8)]) == ["help", "get"])
  }

  @Test(arguments: [
    ([0x41, 0xFF], "word is not valid UTF-8: byte 0xff at offset 1"),
    ([0xE4, 0xBA], "word is not valid UTF-8: byte 0xe4 at offset 0"),
    ([0x41, 0xC0, 0x80], "word is not valid UTF-8: byte 0xc0 at offset 1"),
    ([0xED, 0xA0, 0x80], "word is not valid UTF-8: byte 0xed at offset 0"),
  ])
  func `bytes that are not UTF-8 are named with their offset`(bytes: [UInt8], message: String) {
    let error = #expect(throws: CommandError.self) { try RawArguments.decode(bytes, called: "word") }
    #expect(error?.message == message)
  }
}
