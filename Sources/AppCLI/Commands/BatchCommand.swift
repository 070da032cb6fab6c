struct BatchCommand: Command {
  static let manual = Manual(
    name: "batch", usage: ["[FILE|-]"], words: [.file],
    summary: "Run one command a line, from a file or standard input",
    details: #"""
      The lines are get, set, inc, dec and reset commands, as typed after 'appcli'. Words are quoted as in redis-cli: \#
      "…" with \" \\ \n \t \xHH \u{H…}, or '…'. A line that begins with # is a comment. Each line is answered as soon \#
      as it is on disk. The first line that fails ends the batch, and what came before it stays.
      """#,
    options: [.keepGoing, .atomic] + WriteConditions.options,
    examples: ["printf 'set name Ann\\nset age 36\\n' | appcli batch", "appcli batch --atomic changes.txt"])

  private let file: String?
  private let conditions: WriteConditions
  private let keepsGoing: Bool
  private let isAtomic: Bool

  init(_ arguments: inout Arguments) throws(CommandError) {
    conditions = try WriteConditions(arguments)
    keepsGoing = arguments.has(.keepGoing)
    isAtomic = arguments.has(.atomic)
    let word = try arguments.takeWord()
    file = word == "-" ? nil : word
  }

  var readsStandardInput: Bool { file == nil }

  func run(in session: Session) throws {
    try InputFile.read(file) { descriptor in
      let reader = LineReader(descriptor: descriptor)
      if isAtomic {
        try AtomicBatch(conditions, in: session).run(reader)
      } else {
        var batch = GroupedBatch(reader, conditions, keepsGoing: keepsGoing, in: session)
        try batch.run()
      }
    }
  }
}
