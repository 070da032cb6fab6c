import Foundation
import Testing

@Suite struct ErrorsTests {
  private let state = TemporaryState()

  @Test(arguments: [
    (
      ["set", "age", "forty"], 65,
      "'forty' is not a number. Nothing was changed. Write it in digits, such as 36."
    ),
    (["set", "age", ""], 65, "a number is expected, got an empty word. Nothing was changed."),
    (["set", "age", "-5"], 65, "age '-5' is out of range. Nothing was changed. An age is 0 to 150."),
    (["set", "age", "151"], 65, "age '151' is out of range. Nothing was changed. An age is 0 to 150."),
    (
      ["set", "count", "9223372036854775808"], 65,
      "'9223372036854775808' is out of range. Nothing was changed. "
        + "The numbers go from -9223372036854775808 to 9223372036854775807."
    ),
    (["set", "nmae", "X"], 64, "unknown key 'nmae'. Did you mean 'name'?"),
    (["get", "height"], 64, "unknown key 'height'. The keys are name, age, count."),
    (["get", ""], 65, "a key is expected, got an empty word. The keys are name, age, count."),
    (["set", "name"], 64, "TEXT is missing. 'appcli help set' shows how."),
    (["set", "name", "a", "b"], 64, "unexpected word 'b'. Put quotes around a value that has blanks in it."),
    (["gte"], 64, "unknown command 'gte'. Did you mean 'get'?"),
    (["vacuum"], 64, "unknown command 'vacuum'. 'appcli help' lists the commands."),
    (["help", "wach"], 64, "unknown topic 'wach'. Did you mean 'watch'?"),
    (["watch", "usr"], 64, "unknown stream 'usr'. Did you mean 'user'?"),
    (["watch", "--limt", "3"], 64, "unknown option '--limt'. Did you mean '--limit'?"),
    (["get", "--limit", "3"], 64, "'get' has no option '--limit'. It belongs to: watch, log."),
    (["watch", "--once", "--rev", "3"], 64, "'--rev' and '--once' exclude each other. Give one of them."),
    (
      ["log", "-n", "3", "--since", "-1h"], 64,
      "'--lines' and '--since' exclude each other. Give one of them."
    ),
    (["get", "-q", "--quiet"], 64, "'--quiet' is given twice. Give it once."),
    (["get", "--json=yes"], 64, "'--json' takes no value"),
    (
      ["watch", "--limit"], 64,
      "'--limit' needs a value. Write --limit N, or --limit=N if it begins with '-'."
    ),
    (
      ["watch", "--timeout", "5"], 64, "bad value '5' for '--timeout'. It has no unit: write 5s, for seconds."
    ),
    (["get", "--color", "alway"], 64, "bad value 'alway' for '--color'. Did you mean 'always'?"),
    (
      ["batch", "--atomic", "--keep-going"], 64,
      "'--keep-going' and '--atomic' exclude each other. Give one of them."
    ),
    (["batch", "/nowhere/x"], 66, "cannot read '/nowhere/x': No such file or directory"),
    (
      ["log", "--rev", "9"], 65,
      "revision 9 is too far ahead: the last one is 0. The latest to wait for is 1."
    ),
  ])
  func `an error names what is at fault, and creates nothing`(words: [String], code: Int, message: String)
    throws
  {
    let outcome = try state.run(words)

    #expect(outcome == .failure(Int32(code), "appcli: \(message)\n"))
    #expect(!FileManager.default.fileExists(atPath: state.directory))
  }

  @Test func `a name that is not UTF-8 is refused, with the byte and its offset`() throws {
    var launch = state.launch(["set", "name"])
    launch.arguments.append(Array("Zo".utf8) + [0xEB] + Array("!".utf8))

    #expect(
      try launch.start().finish()
        == .failure(
          65, "appcli: argument 3 is not valid UTF-8: byte 0xeb at offset 2. Nothing was changed.\n"))
  }

  @Test func `a name may be 65,536 bytes long, and no longer`() throws {
    let longest = String(repeating: "é", count: 32_768)
    #expect(try state.run("set", "name", longest, "-q") == .success(""))
    #expect(try state.run("get", "name") == .success(longest + "\n"))

    #expect(
      try state.run("set", "name", longest + "x")
        == .failure(
          65,
          "appcli: the name is 65537 bytes long. Nothing was changed. A name is at most 65536 bytes of UTF-8.\n"
        ))
  }

  @Test func `a count that would overflow changes nothing`() throws {
    try state.run("set", "count", "9223372036854775807")

    #expect(
      try state.run("inc")
        == .failure(
          65,
          "appcli: 9223372036854775807 + 1 is out of range for the count. Nothing was changed (still rev 1). "
            + "It goes from -9223372036854775808 to 9223372036854775807.\n"))
    #expect(try state.run("get", "count") == .success("9223372036854775807\n"))
  }

  @Test(arguments: [
    (["set", "age", "200"], "age-out-of-range", 65), (["get", "nmae"], "unknown-key", 64),
    (["get", "--bogus"], "unknown-option", 64), (["set", "count", "x"], "not-a-number", 65),
    ([], "no-command", 64), (["watch", "--timeout", "0s"], "timeout", 124),
  ])
  func `an error is JSON where JSON is asked for`(words: [String], code: String, exit: Int) throws {
    let outcome = try state.run(words + ["--json"])

    let error = try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.errors.utf8)) as? [String: Any])
    #expect(outcome.ending == .exit(Int32(exit)))
    #expect(error["error"] as? String == code)
    #expect(error["exit"] as? Int == exit)
    #expect((error["message"] as? String)?.isEmpty == false)
  }

  @Test(arguments: [
    (["APPCLI_STATE_DIR": ""], "APPCLI_STATE_DIR is empty. Unset it, or name a directory."),
    (
      ["HOME": "here"],
      "HOME is not an absolute path, so there is no place for the state. "
        + "Use --state-dir DIR or set APPCLI_STATE_DIR."
    ),
  ])
  func `a bad environment value is named`(environment: [String: String], message: String) throws {
    state.environment = environment

    #expect(try state.run("get") == .failure(78, "appcli: \(message)\n"))
    #expect(try state.run("version").ending == .exit(0))
  }

  @Test func `a path that is longer than any can be is cut`() throws {
    let path = String(repeating: "/x", count: 20_000)

    let message = "appcli: cannot create '\(path.prefix(80))…': File name too long. "
    let remedy = "Choose another place with --state-dir.\n"
    #expect(try state.run("get", "--state-dir", path) == .failure(73, message + remedy))
  }

  @Test func `a state directory under a file cannot be created`() throws {
    let file = state.parent + "/file"
    try Data().write(to: URL(fileURLWithPath: file))
    let outcome = try state.run("set", "name", "Ann", "--state-dir", file + "/state")

    #expect(outcome.ending == .exit(73))
    #expect(outcome.errors.hasPrefix("appcli: cannot create '\(file)/state"))
    #expect(outcome.errors.contains("Nothing was changed."))
  }
}
