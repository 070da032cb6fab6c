// Hint 1: A relay has a value, so the first tuple is there at 0, when the observer subscribes.
// Hint 2: There are three changes after that, so there are four events.
// Hint 3: The two changes at 20 are two events, both at 20. The first has the new age and the old name.

import ReactiveLite
import ReactiveLiteTest

enum Solution06 {
  static func events() throws -> [Recorded<Event<(String, Int)>>] {
    [
      .next(0, ("takutoki", 5)), .next(10, ("takutoki", 6)), .next(20, ("takutoki", 7)),
      .next(20, ("Ann", 7)),
    ]
  }
}
