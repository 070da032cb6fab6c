/// What the journal keeps: the user's name and age, and the count, at one revision.
public struct JournalState: Equatable, Sendable {
  /// The user's name, kept byte for byte.
  public var name: String
  /// The user's age in years, 0 to 150.
  public var age: Int
  /// The counter of the store.
  public var count: Int

  /// The state before anything was set, unless told otherwise: an empty name, zero and zero.
  public init(name: String = "", age: Int = 0, count: Int = 0) {
    self.name = name
    self.age = age
    self.count = count
  }

  /// Whether all three are the same, the name byte for byte: an é in one piece is not an e with an accent.
  public static func == (left: JournalState, right: JournalState) -> Bool {
    left.name.utf8.elementsEqual(right.name.utf8) && left.age == right.age && left.count == right.count
  }
}
