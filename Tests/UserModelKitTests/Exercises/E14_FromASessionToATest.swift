import ReactiveLite
import ReactiveLiteTest
import UserModelKit

/// # Exercise 14: the session as a test
///
/// Somebody has typed, into an empty journal:
///
///     appcli set name Ann
///     appcli set age 36
///     appcli inc 3
///     appcli dec
///
/// Write what `appcli log --as swift-test` would write: the actions at their revisions, and what the app showed, as
/// `.next(REVISION, (NAME, AGE, COUNT))`. Run `make exercise N=14`; each time it fails you get a hint.
enum Exercise14 {
  static func actions() throws -> [Recorded<Event<JournalAction>>] {
    throw NotAnswered()
  }

  static func shown() throws -> [Recorded<Event<(String, Int, Int)>>] {
    throw NotAnswered()
  }
}
