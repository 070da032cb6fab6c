import UserModelKit

/// The state before and after a statement. They are the same where it only looked.
struct Change: Equatable {
  var before: JournalState
  var after: JournalState
  /// The revision of `after`.
  var revision: Int
}

extension Change {
  init(lookingAt snapshot: JournalSnapshot) {
    self.init(before: snapshot.state, after: snapshot.state, revision: snapshot.revision)
  }

  /// The answer of a command that set one key.
  func answer(for key: JournalKey, form: Form, style: Style) -> [String] {
    switch form {
    case .terminal:
      [line(for: key, style)]
    case .pipe:
      ["\(revision)\t\(key.rawValue)\t\(style.emphasized(after[key].pipe))"]
    case .json:
      [
        JSON.object([
          ("rev", .number(revision)), ("key", .string(key.rawValue)), ("old", before[key].json),
          ("value", after[key].json),
        ]).text
      ]
    }
  }

  /// `name: "Ada" → "Grace"  (rev 43)`
  func line(for key: JournalKey, _ style: Style) -> String {
    "\(key.rawValue): \(before[key].quoted) → \(style.emphasized(after[key].quoted))  (rev \(revision))"
  }
}
