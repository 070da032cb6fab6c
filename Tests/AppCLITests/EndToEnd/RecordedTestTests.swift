import Foundation
import Testing

@Suite struct RecordedTestTests {
  private let state = TemporaryState()

  private func makeHistory() throws {
    try state.run("batch", "-q", input: .text("set name Ann\nset age 36\ninc 3\nset name Grace\n"))
    try state.run("batch", "--atomic", input: .text("set name '亚伦 \"Al\"'\nset age 41\n"))
    try state.run("reset", "count")
  }

  private func body(_ words: String...) throws -> [String] {
    let source = try state.run(["log", "--as", "swift-test"] + words).output
    return source.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  // The file is compiled and its test run with all the others: what the program writes is a test that passes.
  @Test func `a session becomes the test that is in RecordedSession.swift`() throws {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../..")
    let file = tests.appending(path: "UserModelKitTests/RecordedSession.swift")
    try makeHistory()

    #expect(try state.run("log", "--as", "swift-test") == .success(String(contentsOf: file, encoding: .utf8)))
  }

  @Test func `a part begins with the state before it, at the revision before it`() throws {
    try makeHistory()
    let lines = try body("-n", "1")

    #expect(lines.contains(#"let start = JournalState(name: "亚伦 \"Al\"", age: 41, count: 3)"#))
    #expect(lines.contains("let scheduler = TestScheduler(initialClock: 5)"))
    #expect(lines.filter { $0.hasPrefix(".next") }.count == 3)
  }

  @Test func `a stream has the actions that concern it, and shows its own value`() throws {
    try makeHistory()
    let lines = try body("count")

    #expect(
      lines.filter { $0.hasPrefix(".next") } == [
        ".next(3, .changingCount(3)),", ".next(6, .reset([.count])),",
        ".next(0, 0),", ".next(3, 3),", ".next(6, 0),",
      ])
    let values = "app.settled.map { _, _, count in count }"
    #expect(lines.contains("let stream = Stream(\(values), scheduler: scheduler)"))
  }

  @Test func `it ends where it is told to`() throws {
    try makeHistory()

    #expect(try body("--limit", "2").contains("@Test private func `all from revision 1 to 2`() {"))
    #expect(try body("--until-rev", "4").contains("@Test private func `all from revision 1 to 4`() {"))
    #expect(try body("user", "--rev", "7").contains("@Test private func `user at revision 6`() {"))
  }

  @Test func `a name is a literal that nothing in it can end`() throws {
    try state.run("set", "name", "\\(0) \"\n\u{1b}[2J\u{202e}\u{301}")

    let literal = #""\\(0) \"\u{a}\u{1b}[2J\u{202e}\u{301}""#
    #expect(try body("--limit", "1").contains(".next(1, .setName(\(literal))),"))
  }

  @Test func `another form and what would change the lines are refused`() throws {
    #expect(
      try state.run("log", "--as", "xctest")
        == .failure(64, "appcli: bad value 'xctest' for '--as'. It can be: swift-test.\n"))
    for option in ["--distinct", "--timeout=1s", "--json"] {
      #expect(try state.run("log", "--as", "swift-test", option).ending == .exit(64))
    }
  }
}
