import ReactiveLite
import UserModelKit

/// # Exercise 10: plus and minus
///
/// Two buttons change one count, which begins at 0:
///
///     plus   --t--t-----t--
///     minus  -------t------
///     count  0-1--2-1---2--
///
/// Wire them to the dispatcher. Run `make exercise N=10`; each time it fails you get a hint.
enum Exercise10 {
  static func wire(plus: Observable<Void>, minus: Observable<Void>, to dispatcher: Dispatcher) throws {
    throw NotAnswered()
  }
}
