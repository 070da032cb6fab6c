import Glibc

/// The command ends by a signal, and so does the program: by raising it again, for its parent to see.
struct EndedBySignal: Error, Equatable {
  let number: Int32

  /// The reader of the answers has gone.
  static let brokenPipe = EndedBySignal(number: SIGPIPE)
}
