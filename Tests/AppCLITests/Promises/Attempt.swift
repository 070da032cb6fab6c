/// A change, and what its writer learned of it.
struct Attempt: Sendable {
  enum Fate: Equatable, Sendable {
    case acknowledged(Int)
    /// Its process was killed before it could answer.
    case unknown
    case refused
  }

  var change: Intent
  var fate: Fate
  /// It cannot have happened unless the one before it did.
  var followsPrevious: Bool
}
