import ReactiveLite

/// # Exercise 8: a title that is always there
///
/// A title is asked for over the network. Until the answer is there the screen shows "…"; when the request fails it
/// shows "Sorry".
///
///     answer  --a|          answer  --#
///     shown   w-a|          shown   w-(s|)        w = "…", s = "Sorry"
///
/// Run `make exercise N=8`; each time it fails you get a hint.
enum Exercise08 {
  static func title(from answer: Observable<String>) throws -> Driver<String> {
    throw NotAnswered()
  }
}
