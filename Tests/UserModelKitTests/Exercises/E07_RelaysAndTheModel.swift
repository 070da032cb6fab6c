import ReactiveLite
import UserModelKit

/// # Exercise 7: greet the user
///
/// Make a stream of greetings: "Good evening, NAME" for who is 18 or older, "Hi, NAME" for who is younger. The greeting
/// for the user as it is comes at once, then a new one whenever the *greeting* changes, never the same twice in a row.
///
/// It is tried with Ann, who is 36. Then:
///
///     user.age.accept(37)
///     user.name.accept("Bob")
///     user.name.accept("Bob")
///     user.age.accept(17)
///
/// Run `make exercise N=7`; each time it fails you get a hint.
enum Exercise07 {
  static func greetings(for user: UserModel) throws -> Observable<String> {
    throw NotAnswered()
  }
}
