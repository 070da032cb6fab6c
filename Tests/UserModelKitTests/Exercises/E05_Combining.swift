import ReactiveLite

/// # Exercise 5: send the form
///
/// A form has a name and an age, and a button. Each tap sends both as they are at that moment, as "a, 1":
///
///     name  a-------b----|
///     age   1--2---------|
///     taps  --t---t---t--|
///     sent  --p---q---r--|    p = "a, 1", q = "a, 2", r = "b, 2"
///
/// A change without a tap sends nothing. Run `make exercise N=5`; each time it fails you get a hint.
enum Exercise05 {
  static func sent(taps: Observable<Void>, name: Observable<String>, age: Observable<Int>) throws
    -> Observable<String>
  {
    throw NotAnswered()
  }
}
