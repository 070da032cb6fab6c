import UserModelKit

extension JournalKey {
  static var names: [String] { allCases.map(\.rawValue) }

  /// The key that a word names.
  init(word: String) throws(CommandError) {
    guard !word.isEmpty else {
      throw .badData("empty-word", "a key is expected, got an empty word", hint: JournalKey.list)
    }
    guard let key = JournalKey(rawValue: word) else {
      throw .usage(
        "unknown-key", "unknown key \(Escaping.quoted(word))",
        hint: didYouMean(word, among: JournalKey.names) ?? JournalKey.list)
    }
    self = key
  }

  private static var list: String { "The keys are \(names.joined(separator: ", "))." }
}

extension JournalState {
  /// The value of a key.
  subscript(key: JournalKey) -> Value {
    switch key {
    case .name: .text(name)
    case .age: .number(age)
    case .count: .number(count)
    }
  }
}
