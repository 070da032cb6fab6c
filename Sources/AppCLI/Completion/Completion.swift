/// What could stand in one place of a command line. The interactive session asks it; the scripts for the shells have the
/// same table in them.
///
///     Completion(of: ["set", "na"], at: 1).candidates.map(\.word)        // ["name"]
///     Completion(of: ["get", "--color=n"], at: 1).candidates.map(\.word) // ["--color=never"]
///     Completion(of: ["batch", "/tm"], at: 1).path?.typed                // "/tm"
struct Completion: Equatable {
  /// A word that could stand there, whole, and what it means.
  struct Candidate: Equatable {
    let word: String
    let summary: String
  }

  /// A path that could stand there, in place of as much of it as is typed: `pic` of `--svg=pic`.
  struct Path: Equatable {
    let typed: String
    /// Whether nothing but a directory makes sense.
    let isDirectory: Bool
  }

  private(set) var candidates: [Candidate] = []
  private(set) var path: Path?

  /// Completes the word at `position` of `words`, which do not have the program's name. What comes after it is left
  /// out of account, but for the options that are given there. An empty word, or one past the end, is still to come.
  init(of words: [String], at position: Int, commands: [Manual] = CommandTable.manuals) {
    let word = position < words.count ? words[position] : ""
    var line = LineBefore(words.prefix(position))
    let manual = commands.first { $0.name == line.words.first }
    if let option = line.awaitsValue {
      offer(option.value, for: word)
    } else if !line.isPastOptions, word.hasPrefix("-") {
      line.given += words.dropFirst(position + 1).prefix { $0 != "--" }.compactMap(Option.init(written:))
      offerOption(for: word, in: manual, besides: line.given)
    } else if let manual {
      let index = line.words.count - 1
      if index < manual.words.count { offer(manual.words[index], for: word) }
    } else if line.words.isEmpty {
      offer(.oneOf(commands.map { Candidate(word: $0.name, summary: $0.summary) }), for: word)
    }
  }

  /// Offers what may stand for `typed`, written behind `start`.
  private mutating func offer(_ kind: WordKind, for typed: String, behind start: String = "") {
    candidates = kind.candidates.filter { $0.word.hasPrefix(typed) }
      .map { Candidate(word: start + $0.word, summary: $0.summary) }
    if kind.isPath { path = Path(typed: typed, isDirectory: kind == .directory) }
  }

  private mutating func offerOption(for word: String, in manual: Manual?, besides given: [Option]) {
    if let equals = word.firstIndex(of: "=") {
      guard let option = Option(spelled: String(word[..<equals])) else { return }
      offer(option.value, for: String(word[word.index(after: equals)...]), behind: String(word[...equals]))
    } else {
      let options = manual?.allOptions ?? Option.common
      candidates = options.filter { option in
        option.rawValue.hasPrefix(word) && !given.contains { $0 == option || $0.excludes(option) }
      }.map { Candidate(word: $0.rawValue, summary: $0.summary) }
    }
  }
}

/// What stands before the word to complete, as far as it can be made out: it need not be right.
private struct LineBefore {
  var words: [String] = []
  var given: [Option] = []
  /// The last word is an option whose value is to come.
  var awaitsValue: Option?
  /// `--` was there.
  var isPastOptions = false

  init(_ before: ArraySlice<String>) {
    for word in before {
      if awaitsValue != nil {
        awaitsValue = nil
      } else if isPastOptions || !word.hasPrefix("-") || word == "-" || isNumberLike(word) {
        words.append(word)
      } else if word == "--" {
        isPastOptions = true
      } else if let option = Option(written: word) {
        given.append(option)
        if option.placeholder != nil, !word.contains("=") { awaitsValue = option }
      }
    }
  }
}

extension Option {
  /// The option a word stands for that may have its value behind an equals sign.
  fileprivate init?(written word: String) {
    self.init(spelled: String(word.prefix { $0 != "=" }))
  }
}
