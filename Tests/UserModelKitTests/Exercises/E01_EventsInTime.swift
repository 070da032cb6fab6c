/// # Exercise 1: what comes out?
///
/// Ages come in, and go through three operators:
///
///     ages    -1--2--3--4|
///     result  ?
///
///     ages.filter { $0 > 1 }.scan(0) { $0 + $1 }.startWith(0)
///
/// Write the row of the result. Then run `make exercise N=1`; each time it fails you get a hint.
enum Exercise01 {
  static func row() throws -> String {
    throw NotAnswered()
  }
}
