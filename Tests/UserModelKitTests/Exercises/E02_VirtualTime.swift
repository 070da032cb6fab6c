import ReactiveLite
import ReactiveLiteTest

/// # Exercise 2: record from 250 on
///
/// You are given a source and the scheduler on which it sends. Subscribe to it when the clock is at 250, let the
/// scheduler run until nothing is left to do, and return what was recorded, with the times.
///
/// Run `make exercise N=2`; each time it fails you get a hint.
enum Exercise02 {
  static func record(_ source: Observable<Int>, on scheduler: TestScheduler) throws -> [Recorded<Event<Int>>]
  {
    throw NotAnswered()
  }
}
