/// What a writing command waits for and insists on.
struct WriteConditions: Equatable {
  /// The revision that has to be the last one.
  var ifRevision: Int?
  /// Nil: `usualLockTimeout`.
  var lockTimeout: Duration?

  /// How long a writer waits for others when nothing is said.
  static let usualLockTimeout = Duration.seconds(5)

  /// The options of every writing command.
  static let options: [Option] = [.ifRev, .lockTimeout]

  init(_ arguments: Arguments) throws(CommandError) {
    ifRevision = try arguments.count(.ifRev)
    lockTimeout = try arguments.duration(.lockTimeout)
  }

  /// Throws if the state is not at the revision asked for.
  func check(_ revision: Int) throws(CommandError) {
    if let violation = violation(at: revision) { throw violation }
  }

  /// The error of a state that is not at the revision asked for.
  func violation(at revision: Int) -> CommandError? {
    guard let ifRevision, ifRevision != revision else { return nil }
    return CommandError(
      .answerIsNo, "revision-differs", "the state is at revision \(revision), not \(ifRevision)",
      hint: "Look at it again with 'appcli get'.")
  }
}
