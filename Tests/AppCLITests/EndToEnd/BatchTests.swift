import Foundation
import Testing

@Suite struct BatchTests {
  private let state = TemporaryState()

  @Test func `each line is a command of its own`() throws {
    let lines = """
      # a comment, then an empty line

      set name "Grace \\"Amazing\\" Hopper"\r
        set age 36
      get name
      inc 2
      get age --json
      reset count
      """

    #expect(
      try state.run("batch", input: .text(lines))
        == .success(
          "1\tname\tGrace \"Amazing\" Hopper\n2\tage\t36\nGrace \"Amazing\" Hopper\n3\tcount\t2\n"
            + "{\"rev\":3,\"key\":\"age\",\"value\":36}\n4\treset\n"))
  }

  @Test func `a batch ends at the first line that fails, and what came before stays`() throws {
    let outcome = try state.run("batch", "-", input: .text("set name Ann\nset age 200\ninc\n"))

    let message =
      "batch:2: appcli: age '200' is out of range. This line changed nothing. An age is 0 to 150.\n"
    #expect(outcome == Outcome(ending: .exit(65), output: "1\tname\tAnn\n", errors: message))
    #expect(try state.run("get") == .success("name\tAnn\nage\t0\ncount\t0\n"))
  }

  @Test func `keep-going goes on, and exits as the first failure says`() throws {
    let outcome = try state.run(
      "batch", "--keep-going", input: .text("set nmae X\nset age 200\ninc\nwatch\n"))

    #expect(outcome.ending == .exit(64))
    #expect(outcome.output == "1\tcount\t1\n")
    #expect(
      outcome.errors == """
        batch:1: appcli: unknown key 'nmae'. This line changed nothing. Did you mean 'name'?
        batch:2: appcli: age '200' is out of range. This line changed nothing. An age is 0 to 150.
        batch:4: appcli: 'watch' cannot be in a batch. This line changed nothing. \
        A batch takes get, set, inc, dec and reset.

        """)
  }

  @Test func `an atomic batch is one revision`() throws {
    let outcome = try state.run("batch", "--atomic", input: .text("set name Ann\ninc\ninc\nget\n"))

    #expect(outcome == .success("1\tname\tAnn\n1\tcount\t1\n1\tcount\t2\nname\tAnn\nage\t0\ncount\t2\n"))
    #expect(try state.run("log") == .success("1\tAnn\t0\t2\n"))
  }

  @Test(arguments: ["set age 200", "bogus", "set name \"x"])
  func `an atomic batch with a line that fails changes nothing`(line: String) throws {
    let outcome = try state.run("batch", "--atomic", input: .text("set name Ann\n\(line)\n"))

    #expect(outcome.ending != .exit(0))
    #expect(outcome.output == "")
    #expect(outcome.errors.hasPrefix("batch:2: appcli: "))
    #expect(outcome.errors.contains("Nothing was changed"))
    #expect(try state.run("get", "name") == .success("\n"))
  }

  @Test func `a line is answered as soon as it is committed, on a pipe that stays open`() throws {
    let batch = try state.start("batch", input: .pipe)

    batch.write("set name Ann\n")
    #expect(try batch.nextLine() == "1\tname\tAnn")
    batch.write("inc\nin")
    #expect(try batch.nextLine() == "2\tcount\t1")
    batch.write("c\n")
    #expect(try batch.nextLine() == "3\tcount\t2")
    batch.closeInput()

    #expect(try batch.finish() == .success(""))
  }

  @Test func `more lines than a group holds are all answered, in order`() throws {
    let outcome = try state.run("batch", input: .text(String(repeating: "inc\n", count: 600)))

    #expect(outcome == .success((1...600).map { "\($0)\tcount\t\($0)\n" }.joined()))
  }

  @Test func `if-rev is about the state before the whole batch`() throws {
    #expect(
      try state.run("batch", "--if-rev", "0", input: .text("inc\ninc\n"))
        == .success("1\tcount\t1\n2\tcount\t2\n"))

    #expect(
      try state.run("batch", "--if-rev", "0", input: .text("inc\n"))
        == .failure(
          1,
          "appcli: the state is at revision 2, not 0. Nothing was changed (still rev 2). "
            + "Look at it again with 'appcli get'.\n"))
  }

  @Test func `a batch that only looks creates nothing`() throws {
    #expect(try state.run("batch", input: .text("get age\n")) == .success("0\n"))
    #expect(!FileManager.default.fileExists(atPath: state.directory))
  }

  @Test func `a batch from a file, and with JSON errors that have the line`() throws {
    let file = state.parent + "/lines"
    try "inc\nset age x\n".write(toFile: file, atomically: false, encoding: .utf8)
    let outcome = try state.run("batch", file, "--json")

    #expect(outcome.ending == .exit(65))
    #expect(outcome.output == #"{"rev":1,"key":"count","old":0,"value":1}"# + "\n")
    let error = try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.errors.utf8)) as? [String: Any])
    #expect(error["line"] as? Int == 2)
    #expect(error["error"] as? String == "not-a-number")
  }

  @Test func `options of the whole batch are refused in a line`() throws {
    #expect(
      try state.run("batch", input: .text("get --state-dir /tmp\n"))
        == .failure(
          64,
          "batch:1: appcli: '--state-dir' is for a whole batch, not for a line of it. This line changed nothing. "
            + "Write: appcli batch --state-dir DIR.\n"))
  }
}
