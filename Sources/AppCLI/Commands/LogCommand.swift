struct LogCommand: Command {
  static let manual = Manual(
    name: "log", usage: ["[user|count|all]"], words: [.stream],
    summary: "Print the history of a stream, then end",
    details: """
      All that is kept, unless -n, --rev or --since say where to begin; they exclude each other. The lines are those \
      of watch.
      """,
    options: StreamRequest.options, examples: ["appcli log -n 10", "appcli log count --since -15min --json"])

  private let request: StreamRequest

  init(_ arguments: inout Arguments) throws(CommandError) {
    request = try StreamRequest(&arguments, start: .lines(nil))
  }

  func run(in session: Session) throws {
    var printer = try StreamPrinter(request, in: session)
    try printer.printFirstValue()
    _ = try printer.printEntries()
  }
}
