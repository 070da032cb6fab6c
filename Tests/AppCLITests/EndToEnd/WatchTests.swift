import Glibc
import Testing

@Suite struct WatchTests {
  private let state = TemporaryState()

  @Test func `watch shows the current value, then each change of another process`() throws {
    let watch = try state.start("watch")
    #expect(try watch.nextLine() == "0\t\t0\t0")

    try state.run("set", "name", "Ann")
    try state.run("set", "age", "36")
    try state.run("set", "count", "3")

    #expect(try watch.nextLine() == "1\tAnn\t0\t0")
    #expect(try watch.nextLine() == "2\tAnn\t36\t0")
    #expect(try watch.nextLine() == "3\tAnn\t36\t3")
  }

  @Test func `a stream shows the revisions that concern it`() throws {
    let user = try state.start("watch", "user", "--limit", "3")
    let count = try state.start("watch", "count", "--limit", "3")
    #expect(try user.nextLine() == "0\t\t0")
    #expect(try count.nextLine() == "0\t0")

    try state.run("set", "name", "Ann")
    try state.run("inc")
    try state.run("reset")

    #expect(try user.finish() == .success("1\tAnn\t0\n3\t\t0\n"))
    #expect(try count.finish() == .success("2\t1\n3\t0\n"))
  }

  @Test func `the revisions of a batch are all shown, an atomic one as a single line`() throws {
    let watch = try state.start("watch", "--until-rev", "3")
    #expect(try watch.nextLine() == "0\t\t0\t0")

    try state.run("batch", input: .text("set name Ann\nset age 36\n"))
    try state.run("batch", "--atomic", input: .text("set name Grace\nset age 37\nset count 1\n"))

    #expect(try watch.finish() == .success("1\tAnn\t0\t0\n2\tAnn\t36\t0\n3\tGrace\t37\t1\n"))
  }

  @Test func `watch in JSON names the action, but for the value shown first`() throws {
    let watch = try state.start("watch", "--json", "--limit", "2")
    #expect(
      try watch.nextLine() == #"{"rev":0,"stream":"all","value":{"name":"","age":0,"count":0}}"#)

    try state.run("set", "name", "Grace")

    let line = try #require(try watch.nextLine())
    let expected =
      #"{"rev":1,"stream":"all","value":{"name":"Grace","age":0,"count":0},"#
      + #""action":{"type":"set-name","value":"Grace"},"at":""#
    #expect(line.hasPrefix(expected))
  }

  @Test func `once shows the current value and ends`() throws {
    try state.run("set", "name", "Ann")

    #expect(try state.run("watch", "--once") == .success("1\tAnn\t0\t0\n"))
    #expect(try state.run("watch", "count", "--once") == .success("1\t0\n"))
  }

  @Test func `watch goes on from a revision, also from the one to come`() throws {
    try state.run("set", "name", "Ann")
    let watch = try state.start("watch", "--rev", "2", "--limit", "1")
    let history = try state.run("watch", "--rev", "1", "--limit", "1")
    #expect(history == .success("1\tAnn\t0\t0\n"))

    try state.run("set", "age", "36")

    #expect(try watch.finish() == .success("2\tAnn\t36\t0\n"))
  }

  @Test func `watch begins with the last lines of history`() throws {
    for word in ["1", "2", "3"] { try state.run("set", "count", word) }

    #expect(try state.run("watch", "-n", "2", "--limit", "2") == .success("2\t\t0\t2\n3\t\t0\t3\n"))
    #expect(try state.run("watch", "-n", "0", "--limit", "1") == .success("3\t\t0\t3\n"))
    #expect(try state.run("watch", "user", "-n", "2", "--timeout", "0s").output == "")
  }

  @Test func `the timeout ends with 124`() throws {
    #expect(
      try state.run("watch", "--timeout", "50ms")
        == Outcome(
          ending: .exit(124), output: "0\t\t0\t0\n", errors: "appcli: the time is up, after 50ms\n"))
  }

  @Test func `distinct drops a line that repeats the value`() throws {
    for word in ["1", "1", "2"] { try state.run("set", "count", word) }

    #expect(
      try state.run("watch", "count", "--rev", "1", "--distinct", "--until-rev", "3")
        == .success("1\t1\n3\t2\n"))
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func `a signal ends watch, and is what it ends by`(signal: Int32) throws {
    let watch = try state.start("watch")
    #expect(try watch.nextLine() == "0\t\t0\t0")

    watch.signal(signal)

    #expect(try watch.finish() == Outcome(ending: .signal(signal)))
  }

  @Test func `a line that is being written when the signal comes is written whole`() throws {
    let name = String(repeating: "x", count: 60_000)
    let watch = try startWithTwoLinesThatDoNotFit(name)

    watch.signal(SIGINT)
    let outcome = try watch.finish()

    #expect(outcome.ending == .signal(SIGINT))
    #expect(outcome.output == "1\t\(name)\t0\t0\n2\t\(name)\t0\t0\n")
  }

  @Test func `a second signal ends watch on the spot`() throws {
    let watch = try startWithTwoLinesThatDoNotFit(String(repeating: "x", count: 60_000))

    watch.signal(SIGTERM)
    try watch.waitUntilSignalIsTaken()
    watch.signal(SIGTERM)

    // Nothing is read: the write that is waiting would wait for ever.
    #expect(try watch.waitForEnd() == .signal(SIGTERM))
  }

  @Test func `a reader that takes nothing keeps no signal waiting`() throws {
    let watch = try startWithMoreLinesThanFit()

    watch.signal(SIGTERM)

    #expect(try watch.waitForEnd() == .signal(SIGTERM))
  }

  @Test func `a reader that takes nothing does not put off the timeout`() throws {
    let watch = try startWithMoreLinesThanFit("--timeout", "1s")

    #expect(try watch.waitForEnd() == .exit(124))
  }

  @Test func `watch ends at once when nobody reads any more, also while idle`() throws {
    let watch = try state.start("watch")
    #expect(try watch.nextLine() == "0\t\t0\t0")

    watch.closeOutput()

    #expect(try watch.finish() == Outcome(ending: .signal(SIGPIPE)))
  }

  @Test func `a name that is composed differently is another name`() throws {
    let watch = try state.start("watch", "--limit", "3")
    _ = try watch.nextLine()

    try state.run("set", "name", "e\u{301}")
    try state.run("set", "name", "\u{E9}")

    #expect(Array(try watch.finish().output.utf8) == Array("1\te\u{301}\t0\t0\n2\t\u{E9}\t0\t0\n".utf8))
  }

  /// A watch that waits before a line: the pipe has taken sixteen of a page each, and takes no more.
  private func startWithMoreLinesThanFit(_ options: String...) throws -> RunningProgram {
    let line = "set name \(String(repeating: "x", count: 4000))\n"
    try state.run("batch", "-q", input: .text(String(repeating: line, count: 20)))
    let words = ["watch", "--rev", "1"] + options
    let watch = try state.launch(words).start()
    try watch.waitUntilPipeHolds(moreThan: 16 * 4000)
    return watch
  }

  /// A watch that is in the middle of writing its second line: a pipe takes 64 KiB.
  private func startWithTwoLinesThatDoNotFit(_ name: String) throws -> RunningProgram {
    for _ in 1...3 { try state.run("set", "name", name, "-q") }
    let watch = try state.start("watch", "--rev", "1")
    try watch.waitUntilPipeHolds(moreThan: name.utf8.count + 100)
    return watch
  }
}
