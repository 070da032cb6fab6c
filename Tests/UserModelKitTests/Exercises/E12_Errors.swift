import ReactiveLite

/// # Exercise 12: a stubborn search
///
/// Each question starts a request. One that fails is asked again, three times in all; if it fails then, too, the answer
/// is "x". A failed request must not end the stream of answers: the next question is asked as if nothing had been.
///
///     asked      a-------b----|
///     request a  -#
///     request b          -y|
///     answers    ---x-----y---|
///
/// Run `make exercise N=12`; each time it fails you get a hint.
enum Exercise12 {
  static func answers(
    to asked: Observable<String>, request: @escaping (String) -> Observable<String>
  ) throws -> Observable<String> {
    throw NotAnswered()
  }
}
