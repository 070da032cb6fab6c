import ReactiveLite

/// # Exercise 11: search as you type
///
/// `typed` is the text of a search field at each key. Search when nobody has typed for 300 milliseconds, but not for
/// the text that was searched for before; and never show the answer to an old question when a new one was asked.
///
/// Run `make exercise N=11`; each time it fails you get a hint.
enum Exercise11 {
  static func results(
    for typed: Observable<String>, search: @escaping (String) -> Observable<String>
  ) throws -> Observable<String> {
    throw NotAnswered()
  }
}
