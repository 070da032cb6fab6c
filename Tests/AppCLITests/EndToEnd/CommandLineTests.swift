import Foundation
import Testing

@testable import AppCLI

/// Section 1: the rules of the command line, and the options that every command has.
@Suite struct CommandLineTests {
  private let state = TemporaryState()

  private func run(_ line: String) throws -> Outcome {
    try state.run(line.split(separator: " ").map(String.init))
  }

  @Test(arguments: [
    ("gett", "unknown command 'gett'. Did you mean 'get'?"),
    ("ver", "unknown command 'ver'. Did you mean 'version'?"),
    ("get --jso", "unknown option '--jso'. Did you mean '--json'?"),
    ("get --no", "unknown option '--no'. Did you mean '--no-color'?"),
    ("log -n5", "unknown option '-n5'. A value that begins with '-' needs '--' before it."),
    ("get nam", "unknown key 'nam'. Did you mean 'name'?"),
    ("log us", "unknown stream 'us'. Did you mean 'user'?"),
    ("help exit", "unknown topic 'exit'. Did you mean 'exit-codes'?"),
  ])
  func `nothing is abbreviated, and the nearest is named`(line: String, message: String) throws {
    #expect(try run(line) == .failure(64, "appcli: \(message)\n"))
  }

  @Test(arguments: [
    "--json get name", "get --json name", "get name --json", "--color never get --json name",
    "get --json -- name",
    "-- get name",
  ])
  func `options stand before or after words, until two hyphens`(line: String) throws {
    let isJSON = line.contains("--json")

    #expect(try run(line) == .success(isJSON ? #"{"rev":0,"key":"name","value":""}"# + "\n" : "\n"))
  }

  @Test(arguments: ["watch --limit 1", "watch --limit=1", "watch --limit +1"])
  func `an option has its value behind a blank or an equals sign`(line: String) throws {
    #expect(try run(line) == .success("0\t\t0\t0\n"))
  }

  @Test(arguments: ["--help", "-h", "help", "--help --bogus", "-q --help"])
  func `help is the overview`(line: String) throws {
    #expect(try run(line) == .success(HelpText.overview + "\n"))
  }

  @Test(arguments: [
    "set --help", "help set", "set age 200 -h", "set --help --version", "--state-dir x set -h",
  ])
  func `CMD --help is help CMD, and wins over everything`(line: String) throws {
    #expect(try run(line) == .success(HelpText.command(SetCommand.manual) + "\n"))
    #expect(!FileManager.default.fileExists(atPath: state.directory))
  }

  @Test func `help exit-codes explains a topic, also in JSON`() throws {
    #expect(try run("help exit-codes") == .success(HelpText.topic(.exitCodes) + "\n"))
    #expect(try run("help exit-codes --json").output.hasPrefix(#"{"topic":"exit-codes","text":"OVERVIEW: "#))
  }

  @Test(arguments: ["version", "--version", "-V", "set age 200 --version", "-V --help"])
  func `the version wins over everything too`(line: String) throws {
    #expect(try run(line) == .success("appcli \(VersionCommand.number)\n"))
    #expect(
      try run(line + " --json")
        == .success(#"{"name":"appcli","version":"\#(VersionCommand.number)"}"# + "\n"))
  }

  @Test(arguments: [
    "-n --rev", "-n --since", "-n --once", "--rev --since", "--rev --once", "--since --once",
  ])
  func `-n, --rev, --since and --once exclude each other`(pair: String) throws {
    let values = ["-n": "-n 1", "--rev": "--rev 1", "--since": "--since -1h", "--once": "--once"]
    let options = pair.split(separator: " ").compactMap { values[String($0)] }
    let outcome = try run("watch \(options.joined(separator: " "))")

    #expect(outcome.ending == .exit(64))
    #expect(outcome.errors.hasSuffix(" exclude each other. Give one of them.\n"))
  }

  @Test(arguments: [
    ("get --color auto --no-color", "--color", "--no-color"),
    ("batch --atomic --keep-going", "--keep-going", "--atomic"),
    ("log --as swift-test --json", "--as", "--json"),
    ("log --as swift-test --distinct", "--distinct", "--as"),
    ("log --as swift-test --timeout 1s", "--timeout", "--as"),
  ])
  func `other options that exclude each other`(line: String, first: String, second: String) throws {
    let outcome = try run(line)

    #expect(outcome.ending == .exit(64))
    #expect(outcome.errors.contains("'\(first)' and '\(second)' exclude each other"))
  }

  @Test(arguments: Option.allCases.filter { $0 != .help && $0 != .version })
  func `an option that is given twice is an error`(option: Option) throws {
    let once = option.rawValue + (option.placeholder == nil ? "" : " 1")

    #expect(try run("get \(once) \(once)").errors.contains("'\(option.rawValue)' is given twice"))
  }

  @Test(arguments: Option.allCases.filter { $0.placeholder != nil })
  func `an option that wants a value says so`(option: Option) throws {
    #expect(
      try run("get \(option.rawValue)").errors.hasPrefix("appcli: '\(option.rawValue)' needs a value. Write ")
    )
    #expect(try run("get \(option.rawValue)").ending == .exit(64))
  }

  @Test(arguments: [
    ("inc --if-rev x", "bad value 'x' for '--if-rev'. Give a number, zero or more."),
    ("inc --lock-timeout 5", "bad value '5' for '--lock-timeout'. It has no unit: write 5s, for seconds."),
    ("log -n few", "bad value 'few' for '--lines'. Give a number, zero or more."),
    ("log --rev -1", "bad value '-1' for '--rev'. Give a number, zero or more."),
    ("watch --limit 1.5", "bad value '1.5' for '--limit'. Give a number, zero or more."),
    ("watch --until-rev=", "bad value '' for '--until-rev'. Give a number, zero or more."),
    (
      "watch --timeout 5d",
      "bad value '5d' for '--timeout'. The units are ms, s, min and h: 250ms, 5s, 2min, 1h."
    ),
    ("log --as xctest", "bad value 'xctest' for '--as'. It can be: swift-test."),
    ("get --color red", "bad value 'red' for '--color'. It can be: auto, always, never."),
    ("get --state-dir=", "bad value '' for '--state-dir'. Name a directory."),
  ])
  func `a bad value of an option is named, with what would be right`(line: String, message: String) throws {
    #expect(try run(line) == .failure(64, "appcli: \(message)\n"))
  }

  @Test(arguments: [
    ("get name age", "age", "'appcli help get' shows how."),
    ("inc 1 2", "2", "Put quotes around a value that has blanks in it."),
    ("version now", "now", "'appcli help version' shows how."),
    ("log user count", "count", "'appcli help log' shows how."),
  ])
  func `a word too many is named`(line: String, word: String, hint: String) throws {
    #expect(try run(line) == .failure(64, "appcli: unexpected word '\(word)'. \(hint)\n"))
  }

  @Test(arguments: [
    "get", "get name", "log", "watch --once", "log --as swift-test", "help", "version", "man",
  ])
  func `who reads creates nothing`(line: String) throws {
    #expect(try run(line).ending == .exit(0))
    #expect(!FileManager.default.fileExists(atPath: state.directory))
  }

  @Test(arguments: ["250ms", "5s", "2min", "1h"])
  func `a duration is written with its unit`(duration: String) throws {
    #expect(try run("inc --lock-timeout \(duration)") == .success("1\tcount\t1\n"))
  }

  @Test func `a word at fault is escaped, and cut at 80 characters`() throws {
    let word = "\u{1B}[2J" + String(repeating: "x", count: 100)
    let shown = "\\u{1b}[2J" + String(repeating: "x", count: 76) + "…"

    #expect(
      try state.run("get", word)
        == .failure(64, "appcli: unknown key '\(shown)'. The keys are name, age, count.\n"))
  }
}
