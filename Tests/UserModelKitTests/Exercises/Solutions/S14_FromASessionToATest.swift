// Hint 1: Each command has made one revision, so there are four actions. Test 14.5 has a session of three.
// Hint 2: The journal keeps no "three more": inc and dec are written down as the count they led to, .changingCount(3) and so on.
// Hint 3: What is shown begins at 0, with what an empty journal has: .next(0, ("", 0, 0)). Then once for each revision.

import ReactiveLite
import ReactiveLiteTest
import UserModelKit

enum Solution14 {
  static func actions() throws -> [Recorded<Event<JournalAction>>] {
    [
      .next(1, .setName("Ann")), .next(2, .setAge(36)), .next(3, .changingCount(3)),
      .next(4, .changingCount(2)),
    ]
  }

  static func shown() throws -> [Recorded<Event<(String, Int, Int)>>] {
    [
      .next(0, ("", 0, 0)),
      .next(1, ("Ann", 0, 0)),
      .next(2, ("Ann", 36, 0)),
      .next(3, ("Ann", 36, 3)),
      .next(4, ("Ann", 36, 2)),
    ]
  }
}
