struct MarblesCommand: Command {
  static let manual = Manual(
    name: "marbles", usage: ["[FILE|-]"], words: [.file],
    summary: "Draw a marble file, or the recorded history",
    details: """
      In a file, rows of marbles (- a frame of 1ms, a letter or digit an element, (ab) at one frame, | completed, \
      # error, ^ subscription, ! disposal, 10ms 1.5s 2m time) are parted by blank lines. Below a row may stand \
      'title = NAME' and 'a := LABEL'; the label of a tuple is 1,x. A line that begins with > is an operator, such as \
      > map { $0 * 10 }, and % begins a comment. Swirly's [styles] and 'ghosts' are passed over.

      Without FILE, the last revisions are drawn: -n of them, else as many as fit the terminal.

      --check runs each operator on the rows that it names, or on those between it and the operator above, and \
      compares with the row below: \(checkable). An expression has $0 and $1, numbers, "text", tuples and the \
      operators of Swift. Rows are hot, but cold for concat. withLatestFrom gives the second row's element, unless \
      an expression such as { ($0, $1) } says otherwise.
      """,
    options: [.svg, .check, .ascii, .lines],
    examples: [
      "appcli marbles diagram.txt --svg diagram.svg", "appcli marbles --check diagram.txt",
      #"printf '1-2-|\n\n> skip(1)\n\n--2-|\n' | appcli marbles --check -"#, "appcli marbles -n 5",
    ])

  private static let checkable = MarbleOperator.allCases.map(\.rawValue).joined(separator: ", ")

  private enum Task {
    case draw, check
    case write(to: String)
  }

  private let source: MarbleSource
  private let task: Task
  private let isASCII: Bool

  init(_ arguments: inout Arguments) throws(CommandError) {
    let picture = try arguments.path(.svg)
    if picture == "-", arguments.has(.json) {
      throw .usage(
        "conflicting-options", "'--svg -' and '--json' exclude each other",
        hint: "Give a FILE, or one of them.")
    }
    source = try MarbleSource(&arguments)
    isASCII = arguments.has(.ascii)
    task = if let picture { .write(to: picture) } else { arguments.has(.check) ? .check : .draw }
  }

  var readsStandardInput: Bool {
    if case .file(nil) = source { true } else { false }
  }

  func run(in session: Session) throws {
    switch task {
    case .draw: try draw(in: session)
    case .check: try check(in: session)
    case .write(let path): try write(to: path, in: session)
    }
  }

  private func draw(in session: Session) throws {
    let (document, layout) = try source.read(in: session)
    if session.options.json {
      try session.print(JSON.object([("diagram", document.json)]).text)
    } else {
      for line in drawing(document, layout).lines { try session.print(line) }
    }
  }

  private func write(to path: String, in session: Session) throws {
    let (document, layout) = try source.read(in: session)
    let text = SVGDrawing(document: document, layout: layout).text
    if path == "-" { return try session.print(String(text.dropLast())) }
    try OutputFile(path: path).replace(with: text)
    if session.options.json {
      try session.print(
        JSON.object([
          ("svg", .string(path)), ("bytes", .number(text.utf8.count)), ("diagram", document.json),
        ]).text)
    }
  }

  private func check(in session: Session) throws {
    let checks = try MarbleCheck.all(of: try source.read(in: session).document)
    for check in checks {
      if session.options.json {
        try session.print(check.json.text)
      } else if let slot = check.firstDifference {
        try session.print("\(check.operation.label) differs, first at frame \(slot.frame)\n")
        let document = check.document
        let drawing = drawing(document, try MarbleLayout(document))
        for line in drawing.lines + [drawing.mark(below: slot)] { try session.print(line) }
      } else {
        try session.print("\(check.operation.label) fits")
      }
    }
    if !checks.allSatisfy(\.fits) { throw ReportedFailure(exit: .answerIsNo) }
  }

  private func drawing(_ document: MarbleDocument, _ layout: MarbleLayout) -> TerminalDrawing {
    TerminalDrawing(document: document, layout: layout, characters: isASCII ? .ascii : .box)
  }
}
