// Hint 1: user.userStream sends name and age together, the present ones first. One operator makes a greeting of each.
// Hint 2: user.userStream.map { name, age in … } greets again at every birthday. That is one greeting too many.
// Hint 3: distinctUntilChanged drops what repeats the element before. After the map it compares greetings, before it users.

import ReactiveLite
import UserModelKit

enum Solution07 {
  static func greetings(for user: UserModel) throws -> Observable<String> {
    user.userStream
      .map { name, age in age >= 18 ? "Good evening, \(name)" : "Hi, \(name)" }
      .distinctUntilChanged()
  }
}
