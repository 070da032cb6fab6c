/// An error that equals itself, and one of another number only if that is the same.
struct Failure: Error, Equatable {
  var number = 0
}
