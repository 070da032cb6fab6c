import Foundation
import Testing

/// The session where nobody sits at a terminal.
@Suite struct PlainReplTests {
  private let state = TemporaryState()

  @Test func `the lines of a pipe are run, up to exit`() throws {
    let lines = "# what's a comment\nset name Ann\n\nget name\nlog\nexit\ninc\n"

    #expect(try state.run("repl", input: .text(lines)) == .success("1\tname\tAnn\nAnn\n1\tAnn\t0\t0\n"))
  }

  @Test func `a line may begin with the name of the program, as hints do`() throws {
    let lines = "appcli inc\nappcli get count --json\n"
    #expect(
      try state.run("repl", input: .text(lines))
        == .success("1\tcount\t1\n" + #"{"rev":1,"key":"count","value":1}"# + "\n"))

    #expect(
      try state.run("repl", input: .text("appcli\n"))
        == .failure(64, "batch:1: appcli: unknown command 'appcli'. 'appcli help' lists the commands.\n"))
  }

  @Test func `the first line that fails ends it, as in a batch`() throws {
    var outcome = Outcome.failure(
      65, "batch:2: appcli: age '200' is out of range. Nothing was changed. An age is 0 to 150.\n")
    outcome.output = "1\tcount\t1\n"

    #expect(try state.run("repl", input: .text("inc\nset age 200\ninc\n")) == outcome)
  }

  @Test func `a path with a NUL in it is not taken for the one that ends there`() throws {
    let file = state.parent + "/file"
    try Data("inc\n".utf8).write(to: URL(fileURLWithPath: file))

    let message = "batch:1: appcli: cannot read '\(file)\\u{0}b': No such file or directory\n"
    #expect(try state.run("repl", input: .text("batch \"\(file)\\x00b\"\n")) == .failure(66, message))
  }

  @Test func `a line is answered as soon as it has come`() throws {
    let repl = try state.start("repl", "--json", input: .pipe)
    repl.write("get age\n")
    #expect(try repl.nextLine() == #"{"rev":0,"key":"age","value":0}"#)

    repl.write("inc")
    repl.closeInput()
    #expect(try repl.finish() == .success("{\"rev\":1,\"key\":\"count\",\"old\":0,\"value\":1}\n"))
  }

  @Test func `a watch in it is ended by a signal, and the session with it`() throws {
    let repl = try state.start("repl", input: .pipe)
    repl.write("watch\n")
    #expect(try repl.nextLine() == "0\t\t0\t0")

    repl.signal(2)
    #expect(try repl.finish() == Outcome(ending: .signal(2)))
  }
}
