/// What the help explains besides the commands.
enum HelpTopic: String, CaseIterable {
  case syntax
  case streams
  case output
  case environment
  case exitCodes = "exit-codes"

  /// A piece of an explanation.
  enum Block {
    case text(String)
    case table([(term: String, meaning: String)])
  }

  /// One line.
  var summary: String {
    switch self {
    case .syntax: "How words, options, numbers and times are written"
    case .streams: "What watch and log show"
    case .output: "How answers and errors look"
    case .environment: "The variables that count"
    case .exitCodes: "What the exit code says"
    }
  }

  /// The explanation.
  var blocks: [Block] {
    switch self {
    case .syntax: HelpTopic.syntaxBlocks
    case .streams: HelpTopic.streamsBlocks
    case .output: HelpTopic.outputBlocks
    case .environment: [.table(HelpTopic.variables)]
    case .exitCodes: [.table(HelpTopic.codes)]
    }
  }

  private static var syntaxBlocks: [Block] {
    [
      .text(
        """
        Options stand before or after words, as --option VALUE or --option=VALUE, each of them once, and none is \
        abbreviated. After -- everything is a word.
        """),
      .table([
        ("TEXT", "UTF-8, kept byte for byte. One that begins with '-' needs -- before it"),
        ("N, R", "ASCII digits, with a sign where that makes sense: set count -5"),
        ("DUR", "250ms, 5s, 2min or 1h"),
        ("T", "2026-11-30T02:00:00Z, 2026-11-30T04:00:00+02:00, or as long ago as -15min"),
      ]),
    ]
  }

  private static var streamsBlocks: [Block] {
    [
      .table(StreamName.allCases.map { ($0.rawValue, $0.summary) }),
      .text(
        """
        watch shows the current value first, unless -n, --rev or --since begin with history, then one line for each \
        revision that concerns the stream: on all every revision, on user those that set the name or the age, on \
        count those that set the count. The value in it is that after the whole revision. Before anything was set, \
        the revision is 0, the name empty, the age 0 and the count 0.
        """),
      .text(
        """
        Revisions are 1, 2, 3 and so on. To go on exactly where a watch has ended at revision R, begin with \
        --rev R+1. If that part of the history was dropped, this is said, and the exit code is 76.
        """),
    ]
  }

  private static var outputBlocks: [Block] {
    [
      .table([
        ("terminal", "For people, in colour. What could act on the terminal is shown as \\u{1b}"),
        (
          "pipe",
          "Fields between tabs; \\ tab, newline and controls are escaped. get KEY is the bytes themselves"
        ),
        ("--json", "One JSON value a line, with the exact text. Errors are JSON too, on standard error"),
      ]),
      .text(
        """
        In a pipe, watch and log print the revision and the values of the stream; a change, the revision, the key \
        and the new value; get, the key and the value. With --json, watch and log have rev, stream, value, action \
        and at, the time; a change has rev, key, old and value; an error has error, exit, message and hint.
        """),
      .text(
        """
        Each line is written whole, as soon as it is known. A terminal gets colour unless NO_COLOR is set or TERM is \
        dumb; --color and --no-color, then CLICOLOR_FORCE, decide first.
        """),
    ]
  }

  static let variables = [
    ("APPCLI_STATE_DIR", "Where the state is kept, unless --state-dir says so"),
    ("XDG_STATE_HOME", "Without these it is in appcli in this directory, if it is an absolute path"),
    ("HOME", "Without this too it is in .local/state/appcli in this one"),
    ("APPCLI_HISTFILE", "Where the repl keeps its history; nowhere, if it is empty"),
    ("NO_COLOR", "No colour, if it is not empty"),
    ("CLICOLOR_FORCE", "Colour on a pipe too, if it is neither empty nor 0"),
    ("TERM", "No colour, if it is dumb"),
  ]

  static var codes: [(String, String)] {
    [("0", "Done")] + ExitCode.allCases.map { (String($0.rawValue), $0.meaning) }
      + [("128+n", "Ended by signal n: 130 INT, 141 PIPE, 143 TERM")]
  }
}
