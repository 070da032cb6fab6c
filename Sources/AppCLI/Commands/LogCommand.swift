struct LogCommand: Command {
  static let manual = Manual(
    name: "log", usage: ["[user|count|all]"], words: [.stream],
    summary: "Print the history of a stream, then end",
    details: """
      All that is kept, unless -n, --rev or --since say where to begin; they exclude each other. The lines are those \
      of watch. With --as swift-test it is a test: what was done, at the revisions as virtual times, and what the \
      stream showed; put it into a test target that depends on UserModelKit and ReactiveLiteTest.
      """,
    options: StreamRequest.options + [.representation],
    examples: [
      "appcli log -n 10", "appcli log count --since -15min --json",
      "appcli log --as swift-test > Tests/UserModelKitTests/RecordedTests.swift",
    ])

  private let request: StreamRequest
  private let isTest: Bool

  init(_ arguments: inout Arguments) throws(CommandError) {
    request = try StreamRequest(&arguments, start: .lines(nil))
    isTest = try arguments.choice(.representation) != nil
  }

  func run(in session: Session) throws {
    if isTest {
      let test = try RecordedTest(request, in: session)
      return try session.print(test.source)
    }
    var printer = try StreamPrinter(request, in: session)
    try printer.printFirstValue()
    _ = try printer.printEntries()
  }
}
