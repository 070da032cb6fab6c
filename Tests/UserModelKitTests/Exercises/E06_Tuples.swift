import ReactiveLite
import ReactiveLiteTest

/// # Exercise 6: what the stream sends
///
/// A user is called "takutoki" and is 5. An observer subscribes to the `userStream` at 0. Then, by the clock:
///
///     at 10   user.age.accept(6)
///     at 20   user.age.accept(7)
///             user.name.accept("Ann")
///
/// Write down every event that was recorded, as `.next(TIME, (NAME, AGE))`. Run `make exercise N=6`; each time it fails
/// you get a hint.
enum Exercise06 {
  static func events() throws -> [Recorded<Event<(String, Int)>>] {
    throw NotAnswered()
  }
}
