import ReactiveLite
import ReactiveLiteTest
import Testing

/// # Exercise 4: a test that misses nothing
///
/// A guest book sends each name that is signed. Write the test: sign "Ann", expect to be told "Ann"; sign "Bob", expect
/// to be told "Bob", and nothing else.
///
/// Your test is run twice: on a book that is as it should be, where it has to pass, and on one that sends every name
/// twice, where it has to fail. Run `make exercise N=4`; each time it is not so you get a hint.
enum Exercise04 {
  static func test(names: Observable<String>, sign: (String) -> Void) throws {
    throw NotAnswered()
  }
}
