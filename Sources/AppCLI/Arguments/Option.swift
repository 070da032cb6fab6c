/// Every option there is. A name means the same wherever it may stand.
enum Option: String, CaseIterable, Sendable {
  case ifRev = "--if-rev"
  case lockTimeout = "--lock-timeout"
  case lines = "--lines"
  case rev = "--rev"
  case since = "--since"
  case once = "--once"
  case limit = "--limit"
  case timeout = "--timeout"
  case untilRev = "--until-rev"
  case distinct = "--distinct"
  case representation = "--as"
  case keepGoing = "--keep-going"
  case atomic = "--atomic"
  case svg = "--svg"
  case check = "--check"
  case ascii = "--ascii"
  case keep = "--keep"
  case salvage = "--salvage"
  case json = "--json"
  case stateDir = "--state-dir"
  case quiet = "--quiet"
  case color = "--color"
  case noColor = "--no-color"
  case help = "--help"
  case version = "--version"

  /// What every command takes.
  static let common: [Option] = [.json, .stateDir, .quiet, .color, .noColor, .help, .version]

  /// The option a word stands for, by its long or its short name.
  init?(spelled word: String) {
    guard let option = Option.allCases.first(where: { $0.rawValue == word || $0.short == word }) else {
      return nil
    }
    self = option
  }

  /// The one-letter name.
  var short: String? {
    switch self {
    case .lines: "-n"
    case .quiet: "-q"
    case .help: "-h"
    case .version: "-V"
    default: nil
    }
  }

  /// Every name it has on the command line.
  var names: [String] { [short, rawValue].compactMap { $0 } }

  /// The value's name in the help; nil: takes none.
  var placeholder: String? {
    switch self {
    case .ifRev, .rev, .untilRev: "R"
    case .lockTimeout, .timeout: "DUR"
    case .lines: "N|all"
    case .since: "T"
    case .limit, .keep: "N"
    case .representation: "swift-test"
    case .svg: "FILE"
    case .stateDir, .salvage: "DIR"
    case .color: "WHEN"
    case .once, .distinct, .keepGoing, .atomic, .check, .ascii, .json, .quiet, .noColor, .help, .version: nil
    }
  }

  /// What the value can be, where there is one.
  var value: WordKind {
    switch self {
    case .lines: .oneOf(["all"])
    case .color: .oneOf(["auto", "always", "never"])
    case .representation: .oneOf(["swift-test"])
    case .stateDir, .salvage: .directory
    case .svg: .file
    default: .free
    }
  }

  /// Whether the two may not stand on one line.
  func excludes(_ other: Option) -> Bool {
    self != other && Option.exclusive.contains { $0.contains(self) && $0.contains(other) }
  }

  /// Of each of these, no more than one may be given.
  private static let exclusive: [[Option]] = [
    [.once, .lines, .rev, .since], [.representation, .distinct], [.representation, .timeout],
    [.representation, .json], [.keepGoing, .atomic], [.svg, .check], [.svg, .ascii], [.color, .noColor],
  ]

  /// The line in the help.
  var summary: String {
    switch self {
    case .ifRev: "Only if the state is at revision R, else exit 1"
    case .lockTimeout: "How long to wait for other writers (default \(WriteConditions.usualLockTimeout.word))"
    case .lines: "Begin with the last N lines of history"
    case .rev: "Begin with revision R; 0: with the value before it all"
    case .since: "Begin at a time: 2026-11-30T02:00:00Z, or -15min"
    case .once: "Print the current value and end"
    case .limit: "End after N lines"
    case .timeout: "End after DUR, with exit code 124"
    case .untilRev: "End once revision R has passed"
    case .distinct: "Drop a line whose value equals the one before"
    case .representation: "Print the history as a test in Swift"
    case .keepGoing: "Go on after a line that fails"
    case .atomic: "All lines or none, as one revision"
    case .svg: "Write the picture to FILE (-: standard output) as SVG"
    case .check: "Run the operators on their rows and compare; exit 1 if one differs"
    case .ascii: "Draw without box characters"
    case .keep: "Keep at least the last N revisions; 0: only the state"
    case .salvage: "Copy what is whole to a new directory"
    case .json: "Print JSON, one value a line; errors too"
    case .stateDir: "Where the state is kept"
    case .quiet: "Do not confirm what was changed"
    case .color: "Colour: auto, always or never (default auto)"
    case .noColor: "The same as --color never"
    case .help: "Show the help of a command"
    case .version: "Show the version"
    }
  }
}
