/// Something that happened, as a value: the only way to change a store's state.
///
///     struct ChangingCount: Action { var value: Int }
///
/// A store that is shared between threads may reduce an action on another thread than the one that dispatched
/// it, so give such actions `Sendable` contents.
public protocol Action {}

/// What a store that is created without a state dispatches to itself, so that the reducer makes one.
public struct ReSwiftInit: Action, Equatable, Sendable {
  /// The action itself, for calling a reducer by hand.
  public init() {}
}
