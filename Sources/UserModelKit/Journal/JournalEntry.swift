/// One revision of the journal: what happened, when, and what it led to.
public struct JournalEntry: Equatable, Sendable {
  /// The number of the revision: 1, 2, 3 … without a gap.
  public var revision: Int
  /// When it was recorded, in RFC 3339 and UTC (`2026-11-30T02:00:00.123Z`). For display: nothing depends on it.
  public var at: String
  /// What happened.
  public var action: JournalAction
  /// The state after the whole revision.
  public var state: JournalState

  /// A revision made by hand, for a test or a double.
  public init(revision: Int, at: String, action: JournalAction, state: JournalState) {
    self.revision = revision
    self.at = at
    self.action = action
    self.state = state
  }

  /// The state together with the revision that led to it.
  public var snapshot: JournalSnapshot { JournalSnapshot(revision: revision, state: state) }
}

/// The state of the journal at one revision.
public struct JournalSnapshot: Equatable, Sendable {
  /// The number of the last revision contained; 0 before anything was set.
  public var revision: Int
  /// The state after that revision.
  public var state: JournalState

  /// A snapshot made by hand; without arguments, the one before anything was set.
  public init(revision: Int = 0, state: JournalState = JournalState()) {
    self.revision = revision
    self.state = state
  }
}
