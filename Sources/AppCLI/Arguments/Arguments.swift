/// The words and options of one command line, taken one by one by the command they are for.
struct Arguments {
  private var words: ArraySlice<Word> = []
  private var options: [Option: String] = [:]

  /// A word that is not an option.
  private struct Word {
    let text: String
    /// Begins like a negative number and came before `--`: a value only where a number is expected.
    let looksLikeOption: Bool
  }

  /// Parts words from options, wherever they stand. Throws for an option that does not exist, is repeated, or has
  /// a value too many or too few.
  init(_ raw: [String]) throws(CommandError) {
    var found: [Word] = []
    var rest = raw[...]
    while let word = rest.popFirst() {
      if word == "--" {
        found += rest.map { Word(text: $0, looksLikeOption: false) }
        break
      }
      if isNumberLike(word) {
        found.append(Word(text: word, looksLikeOption: true))
      } else if isHyphenated(word), word != "-" {
        try takeOption(word, &rest)
      } else {
        found.append(Word(text: word, looksLikeOption: false))
      }
    }
    words = found[...]
  }

  private mutating func takeOption(_ word: String, _ rest: inout ArraySlice<String>) throws(CommandError) {
    // By bytes: an accent at the beginning of the value would make one character with the sign before it.
    let equals = word.utf8.firstIndex(of: UInt8(ascii: "="))
    let name = equals.map { String(word[..<$0]) } ?? word
    var value = equals.map { String(word[word.utf8.index(after: $0)...]) }
    guard let option = Option(spelled: name) else { throw unknownOption(name) }
    if let placeholder = option.placeholder {
      if value == nil, let next = rest.first, next == "-" || !isHyphenated(next) || isNumberLike(next) {
        value = rest.removeFirst()
      }
      guard value != nil else {
        throw .usage(
          "missing-value", "'\(name)' needs a value",
          hint: "Write \(name) \(placeholder), or \(name)=\(placeholder) if it begins with '-'.")
      }
    } else if value != nil {
      throw .usage("unexpected-value", "'\(name)' takes no value")
    }
    // Quoting can put it there, and the system would take a path for ended.
    if let value, value.utf8.contains(0) { throw badValue(option, value, hint: "A value has no NUL in it.") }
    guard options.updateValue(value ?? "", forKey: option) == nil else {
      throw .usage("repeated-option", "'\(name)' is given twice", hint: "Give it once.")
    }
  }
}

// MARK: - Words

extension Arguments {
  /// The next word, if there is one.
  mutating func takeWord() throws(CommandError) -> String? {
    guard let word = words.popFirst() else { return nil }
    if word.looksLikeOption { throw unknownOption(word.text) }
    return word.text
  }

  /// The next word, which has to be there.
  mutating func takeWord(named placeholder: String) throws(CommandError) -> String {
    guard let word = try takeWord() else { throw missing(placeholder) }
    return word
  }

  /// The next word as a whole number, if there is a word.
  mutating func takeNumber() throws(CommandError) -> WholeNumber? {
    guard let word = words.popFirst() else { return nil }
    return try WholeNumber(word.text)
  }

  /// The next word as a whole number, which has to be there.
  mutating func takeNumber(named placeholder: String) throws(CommandError) -> WholeNumber {
    guard let number = try takeNumber() else { throw missing(placeholder) }
    return number
  }

  /// Checks that no word is left after the last one that could be, which was of a kind.
  func finish(after kind: WordKind? = nil) throws(CommandError) {
    guard let word = words.first else { return }
    if word.looksLikeOption { throw unknownOption(word.text) }
    throw .usage(
      "unexpected-word", "unexpected word \(Escaping.quoted(word.text))",
      hint: kind == .free ? "Put quotes around a value that has blanks in it." : nil)
  }

  private func missing(_ placeholder: String) -> CommandError {
    .usage("missing-word", "\(placeholder) is missing")
  }
}

// MARK: - Options

extension Arguments {
  /// Whether an option was given.
  func has(_ option: Option) -> Bool { options[option] != nil }

  /// The value an option was given.
  subscript(option: Option) -> String? { options[option] }

  /// Every option that was given, in the order of the help.
  var given: [Option] { Option.allCases.filter(has) }

  /// Checks that no two were given that exclude each other.
  func checkExclusions() throws(CommandError) {
    for option in given {
      guard let other = given.first(where: option.excludes) else { continue }
      throw .usage(
        "conflicting-options", "'\(option.rawValue)' and '\(other.rawValue)' exclude each other",
        hint: "Give one of them.")
    }
  }
}

/// Whether a word begins as an option does.
func isHyphenated(_ word: String) -> Bool { word.utf8.first == UInt8(ascii: "-") }

/// A hyphen and a digit: a negative number, or what was meant to be one.
func isNumberLike(_ word: String) -> Bool {
  let bytes = Array(word.utf8.prefix(2))
  return bytes.count == 2 && bytes[0] == UInt8(ascii: "-") && bytes[1].isASCIIDigit
}

private func unknownOption(_ word: String) -> CommandError {
  let suggestion = isNumberLike(word) ? nil : didYouMean(word, among: Option.allCases.map(\.rawValue))
  return .usage(
    "unknown-option", "unknown option \(Escaping.quoted(word))",
    hint: suggestion ?? "A value that begins with '-' needs '--' before it.")
}
