import UserModelKit

/// # Exercise 9: what does it dispatch?
///
/// `act` is some code that dispatches to the store. Run it, and return the values of all `ChangingCount` it dispatches,
/// in order. Other actions do not matter. The state of the store must not change meanwhile, and afterwards the store is
/// to work as before.
///
/// Run `make exercise N=9`; each time it fails you get a hint.
enum Exercise09 {
  static func counts(dispatchedTo store: Store<AppState>, during act: () -> Void) throws -> [Int] {
    throw NotAnswered()
  }
}
