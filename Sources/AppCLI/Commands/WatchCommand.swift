struct WatchCommand: Command {
  static let manual = Manual(
    name: "watch", usage: ["[user|count|all]"], words: [.stream],
    summary: "Print the current value, then each change as it is made",
    details: """
      The streams are user (name and age), count, and all (both; the default). One line for each revision that \
      concerns the stream, with its value after the whole revision. -n, --rev and --since begin with history instead \
      of the current value, and exclude each other and --once.
      """,
    options: [.once] + StreamRequest.options,
    examples: [
      "appcli watch", "appcli watch user --rev 42 --json", "appcli watch count --limit 2 --timeout 10s",
    ])

  let request: StreamRequest
  let isOnce: Bool

  init(_ arguments: inout Arguments) throws(CommandError) {
    isOnce = arguments.has(.once)
    request = try StreamRequest(&arguments, start: .now)
  }

  func run(in session: Session) throws {
    let wakeUp = Signals.catchRequestsToEnd()
    var printer = try StreamPrinter(request, in: session)
    try printer.printFirstValue()
    if isOnce { return }
    while try !printer.printEntries() { try printer.wait(wakeUp) }
  }
}
