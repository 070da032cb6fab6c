import UserModelKit

/// What may stand in a place of the command line: as a word of a command, or as the value of an option.
enum WordKind: Equatable {
  /// One of a few words.
  case oneOf([Completion.Candidate])
  /// What the help explains.
  case topic
  case file
  case directory
  /// What only the user knows: text, a number, a time.
  case free

  /// One of a few words that speak for themselves.
  static func oneOf(_ words: [String]) -> WordKind {
    .oneOf(words.map { Completion.Candidate(word: $0, summary: "") })
  }

  static var key: WordKind {
    .oneOf(JournalKey.allCases.map { Completion.Candidate(word: $0.rawValue, summary: $0.summary) })
  }

  static var stream: WordKind {
    .oneOf(StreamName.allCases.map { Completion.Candidate(word: $0.rawValue, summary: $0.summary) })
  }

  /// The words that there are to choose from.
  var candidates: [Completion.Candidate] {
    switch self {
    case .oneOf(let candidates): candidates
    case .topic: HelpPage.all
    case .file, .directory, .free: []
    }
  }

  /// Whether it is the path of something in the file system.
  var isPath: Bool { self == .file || self == .directory }
}

extension JournalKey {
  fileprivate var summary: String {
    switch self {
    case .name: "Text"
    case .age: "A number, 0 to 150"
    case .count: "Any 64-bit integer"
    }
  }
}
