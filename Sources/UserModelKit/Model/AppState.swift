/// What the store keeps: the count.
public struct AppState: Equatable, Sendable {
  /// The count, any integer.
  public var count: Int

  /// A state with this count.
  public init(count: Int = 0) { self.count = count }

  /// The reducer: `ChangingCount` sets the count, any other action changes nothing. Without a state it begins
  /// at zero.
  public static func reducer(action: any Action, state: AppState?) -> AppState {
    var state = state ?? AppState()
    if let change = action as? ChangingCount { state.count = change.value }
    return state
  }
}
