import Foundation
import Testing

/// Section 2: what every command prints in a pipe and as JSON, and when there is colour. TerminalFormTests has the
/// terminal.
@Suite struct OutputFormTests {
  private let state = TemporaryState()

  init() throws {
    try state.run("batch", "-q", input: .text("set name Ada\nset age 36\ninc 3\n"))
  }

  private func run(_ line: String, output: Launch.Output = .pipe) throws -> Outcome {
    try state.run(line.split(separator: " ").map(String.init), output: output)
  }

  @Test(arguments: [
    ("get name", "Ada\n"), ("get age", "36\n"), ("get", "name\tAda\nage\t36\ncount\t3\n"),
    ("set name Grace", "4\tname\tGrace\n"), ("reset", "4\treset\n"), ("reset age", "4\treset\n"),
    ("log -n 1", "3\tAda\t36\t3\n"), ("log user -n 1", "2\tAda\t36\n"), ("log count -n 1", "3\t3\n"),
    ("watch --once", "3\tAda\t36\t3\n"), ("watch user --once", "3\tAda\t36\n"),
    ("watch count --once", "3\t3\n"),
  ])
  func `in a pipe fields are parted by tabs`(line: String, output: String) throws {
    #expect(try run(line) == .success(output))
  }

  @Test(arguments: [
    ("get count", #"{"rev":3,"key":"count","value":3}"#),
    ("get", #"{"rev":3,"name":"Ada","age":36,"count":3}"#),
    ("set name Grace", #"{"rev":4,"key":"name","old":"Ada","value":"Grace"}"#),
    ("dec 5", #"{"rev":4,"key":"count","old":3,"value":-2}"#), ("reset age", #"{"rev":4,"reset":["age"]}"#),
    ("watch --once", #"{"rev":3,"stream":"all","value":{"name":"Ada","age":36,"count":3}}"#),
    ("watch user --once", #"{"rev":3,"stream":"user","value":{"name":"Ada","age":36}}"#),
    ("watch count --once", #"{"rev":3,"stream":"count","value":{"count":3}}"#),
    ("log count --rev 0 --limit 1", #"{"rev":0,"stream":"count","value":{"count":0}}"#),
  ])
  func `in JSON`(line: String, output: String) throws {
    #expect(try run(line + " --json") == .success(output + "\n"))
  }

  @Test func `a line of the log in JSON has what was done, and when`() throws {
    let line = try run("log count -n 1 --json").output
    let start =
      #"{"rev":3,"stream":"count","value":{"count":3},"action":{"type":"changing-count","value":3},"at":""#

    #expect(line.hasPrefix(start))
    let time = try #require(
      ISO8601DateFormatter.milliseconds.date(from: String(line.dropFirst(start.count).dropLast(3))))
    #expect(abs(time.timeIntervalSinceNow) < 3600)
  }

  @Test(arguments: [
    "get nmae", "set age 200", "set age x", "set name", "inc 9223372036854775807", "inc --if-rev 1", "gte",
    "get --bogus",
    "batch /nowhere", "log --rev 99", "watch --timeout 0s", "completions tcsh", "help nothing", "version x",
    "",
    "set name a --state-dir /dev/null/x",
  ])
  func `under a failing command every line is JSON, and the error has its exit code`(line: String) throws {
    let outcome = try run(line + " --json")
    let objects = try (outcome.output + outcome.errors).split(separator: "\n").map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
    let error = try #require(objects.last)

    #expect(outcome.ending == .exit(Int32(error["exit"] as? Int ?? 0)))
    #expect((error["error"] as? String)?.isEmpty == false)
    #expect((error["message"] as? String)?.isEmpty == false)
  }

  @Test func `a batch with failing lines is JSON in every line`() throws {
    let outcome = try state.run(
      "batch", "--keep-going", "--json", input: .text("inc\nset age 200\nbogus\nset name \"\nget\n"))
    let lines = (outcome.output + outcome.errors).split(separator: "\n")

    #expect(lines.count == 5)
    for line in lines { _ = try JSONSerialization.jsonObject(with: Data(line.utf8)) }
  }

  @Test(arguments: [
    ("", ["TERM": "xterm"], true), ("", [:], true), ("", ["TERM": "dumb"], false),
    ("", ["NO_COLOR": "1"], false),
    ("", ["NO_COLOR": ""], true), ("", ["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], true),
    ("--color always", ["NO_COLOR": "1"], true), ("--color auto", ["NO_COLOR": "1"], false),
    ("--color never", ["CLICOLOR_FORCE": "1"], false), ("--no-color", ["CLICOLOR_FORCE": "1"], false),
    ("--json --color always", ["CLICOLOR_FORCE": "1"], false),
  ])
  func `colour on a terminal`(options: String, variables: [String: String], isColored: Bool) throws {
    state.environment.merge(variables) { $1 }

    #expect(try run("set name Grace \(options)", output: .terminal).output.contains("\u{1B}[") == isColored)
  }

  @Test(arguments: [
    ("", [:], false), ("", ["CLICOLOR_FORCE": "1"], true), ("", ["CLICOLOR_FORCE": "0"], false),
    ("", ["CLICOLOR_FORCE": ""], false), ("--color always", [:], true),
    ("--color auto", ["TERM": "xterm"], false),
    ("--json", ["CLICOLOR_FORCE": "1"], false),
  ])
  func `colour in a pipe`(options: String, variables: [String: String], isColored: Bool) throws {
    state.environment.merge(variables) { $1 }

    #expect(try run("set name Grace \(options)").output.contains("\u{1B}[") == isColored)
  }

  @Test func `on a terminal an error is as in a pipe`() throws {
    #expect(
      try run("get nmae", output: .terminal)
        == .failure(64, "appcli: unknown key 'nmae'. Did you mean 'name'?\n"))
  }

  @Test func `a history that cannot be written says so`() throws {
    #expect(
      try run("log", output: .file("/dev/full"))
        == .failure(74, "appcli: the answer could not be written: No space left on device\n"))
    #expect(try run("log", output: .closed).ending == .exit(74))
  }

  @Test func `a reader that ends after one line ends log and watch at once`() throws {
    for command in ["log", "watch"] {
      let program = try state.start(command, "--rev", "1")
      #expect(try program.nextLine() == "1\tAda\t0\t0")
      program.closeOutput()
      try state.run("inc", "-q")

      #expect(try program.finish().errors == "")
    }
  }
}

extension ISO8601DateFormatter {
  fileprivate static var milliseconds: ISO8601DateFormatter {
    let formatter = ISO8601DateFormatter()
    formatter.formatOptions = [.withInternetDateTime, .withFractionalSeconds]
    return formatter
  }
}
