import UserModelKit

/// One of the output streams.
enum StreamName: String, CaseIterable {
  /// Name and age.
  case user
  case count
  /// Both combined.
  case all

  /// The stream that a word names.
  init(word: String) throws(CommandError) {
    guard let stream = StreamName(rawValue: word) else {
      let names = StreamName.allCases.map(\.rawValue)
      throw .usage(
        "unknown-stream", "unknown stream \(Escaping.quoted(word))",
        hint: didYouMean(word, among: names) ?? "The streams are \(names.joined(separator: ", ")).")
    }
    self = stream
  }

  /// One line for the help.
  var summary: String {
    switch self {
    case .user: "The name and the age"
    case .count: "The count"
    case .all: "Both of them"
    }
  }

  /// Whether a revision made by `action` is one of this stream.
  func concerns(_ action: JournalAction) -> Bool {
    switch (self, action) {
    case (.all, _): true
    case (_, .batch(let actions)): actions.contains(where: concerns)
    case (_, .reset(let keys)): keys.contains(where: concerns)
    case (_, .setName): concerns(.name)
    case (_, .setAge): concerns(.age)
    case (_, .changingCount): concerns(.count)
    }
  }

  private func concerns(_ key: JournalKey) -> Bool {
    switch self {
    case .all: true
    case .user: key != .count
    case .count: key == .count
    }
  }
}
