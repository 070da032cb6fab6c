// Hint 1: Test 9.7 has something that records every action, keeps it from the reducer, and leaves no trace.
// Hint 2: ActionRecorder(store, .stub) records from then on. Call act() after it; its actions are what was dispatched.
// Hint 3: compactMap { ($0 as? ChangingCount)?.value } takes the values of one type of action. And call stop() at the end.

import UserModelKit

enum Solution09 {
  static func counts(dispatchedTo store: Store<AppState>, during act: () -> Void) throws -> [Int] {
    let recorder = ActionRecorder(store, .stub)
    act()
    recorder.stop()
    return recorder.actions.compactMap { ($0 as? ChangingCount)?.value }
  }
}
