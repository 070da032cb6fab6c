/// Where a document comes from.
enum MarbleSource {
  /// A file; nil: standard input.
  case file(String?)
  /// The last revisions of the journal: so many, or as many as fit.
  case history(Int?)

  init(_ arguments: inout Arguments) throws(CommandError) {
    guard let word = try arguments.takeWord() else {
      if arguments.has(.check) {
        throw .usage("missing-word", "FILE is missing", hint: "--check compares the rows of a file.")
      }
      self = .history(arguments[.lines] == "all" ? .max : try arguments.count(.lines))
      return
    }
    if arguments.has(.lines) {
      throw .usage(
        "option-not-allowed", "'--lines' is for the recorded history, not for a file",
        hint: "Leave out one of them.")
    }
    self = .file(word == "-" ? nil : word)
  }

  /// The document, and where everything in it stands.
  func read(in session: Session) throws -> (document: MarbleDocument, layout: MarbleLayout) {
    switch self {
    case .file(let path):
      let document = try InputFile.read(path) { descriptor in
        try MarbleReader.read(LineReader(descriptor: descriptor, of: "marble file"))
      }
      return (document, try MarbleLayout(document))
    case .history(let count?):
      let document = try RecordedHistory(last: count, of: try session.journal()).document
      return (document, try MarbleLayout(document))
    case .history(nil):
      let history = try RecordedHistory(last: Self.most, of: try session.journal())
      return try Self.fitting(history, columns: session.output.columns)
    }
  }

  /// The most revisions that are drawn when nothing is said.
  private static let most = 50

  /// As many of the last revisions as fit so many columns, but one at least.
  static func fitting(
    _ history: RecordedHistory, columns: Int?
  ) throws(CommandError) -> (document: MarbleDocument, layout: MarbleLayout) {
    for count in stride(from: history.count, through: 1, by: -1) {
      let document = history.suffix(count).document
      let layout = try MarbleLayout(document)
      if count == 1 || layout.totalWidth <= columns ?? .max { return (document, layout) }
    }
    return (history.document, try MarbleLayout(history.document))
  }
}
