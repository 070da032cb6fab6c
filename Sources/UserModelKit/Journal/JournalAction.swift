/// One change of the journal's state, as it is recorded: a value, resolved before it is written.
public enum JournalAction: Equatable, Sendable {
  /// Sets the user's name. At most `maximumNameLength` bytes of UTF-8, kept byte for byte.
  case setName(String)
  /// Sets the user's age, one of `ages`.
  case setAge(Int)
  /// Sets the count. "One more" is resolved to a value before it becomes an action.
  case changingCount(Int)
  /// Puts back the initial value of each key.
  case reset([JournalKey])
  /// Several changes in one revision: all of them happen, or none. Batches do not nest.
  case batch([JournalAction])

  /// The longest name that is kept, in bytes of UTF-8.
  public static let maximumNameLength = 65_536

  /// The ages that are kept.
  public static let ages = 0...150

  /// Whether both make the same change, a name being compared byte for byte.
  public static func == (left: JournalAction, right: JournalAction) -> Bool {
    switch (left, right) {
    case (.setName(let left), .setName(let right)): left.utf8.elementsEqual(right.utf8)
    case (.setAge(let left), .setAge(let right)): left == right
    case (.changingCount(let left), .changingCount(let right)): left == right
    case (.reset(let left), .reset(let right)): left == right
    case (.batch(let left), .batch(let right)): left == right
    case (.setName, _), (.setAge, _), (.changingCount, _), (.reset, _), (.batch, _): false
    }
  }
}

/// One of the values that the journal keeps.
public enum JournalKey: String, CaseIterable, Sendable {
  /// The user's name.
  case name
  /// The user's age in years.
  case age
  /// The counter of the store.
  case count
}
