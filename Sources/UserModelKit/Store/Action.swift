/// Something that happened, as a value: the only way to change a store's state.
///
///     struct ChangingCount: Action { var value: Int }
///
/// A store that is shared between threads may reduce an action on another thread than the one that dispatched it,
/// so give such actions `Sendable` contents.
public protocol Action {}

/// The action a store dispatches to itself when it is created without a state, so that the reducer can make one.
public struct ReSwiftInit: Action, Equatable, Sendable {
  /// The action itself, for calling a reducer by hand.
  public init() {}
}
