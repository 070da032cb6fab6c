/// Why a command failed, for a person and for a program.
struct CommandError: Error, Equatable {
  var exit: ExitCode
  /// The name a program matches on, such as `age-out-of-range`.
  var code: String
  /// The cause, in lower case and without a full stop.
  var message: String
  /// The remedy, if there is one.
  var hint: String?
  /// Set where the reader could wonder whether something was changed.
  var unchanged: Unchanged?
  /// Where in a text the cause is, if it is there.
  var place: Place?

  /// A character of a text that was read.
  struct Place: Equatable {
    /// The line it stands in, and the number of that line, from 1.
    var text: String
    var line: Int
    /// Its position in the line, from 1.
    var column: Int
  }

  /// The promise that the state is as it was, with its revision where that is known.
  struct Unchanged: Equatable {
    var revision: Int?
    /// In a batch, the lines before may well have changed something.
    var isOfLineOnly = false
  }

  init(_ exit: ExitCode, _ code: String, _ message: String, hint: String? = nil, unchanged: Unchanged? = nil)
  {
    self.exit = exit
    self.code = code
    self.message = message
    self.hint = hint
    self.unchanged = unchanged
  }

  static func usage(_ code: String, _ message: String, hint: String? = nil) -> CommandError {
    CommandError(.usage, code, message, hint: hint)
  }

  static func badData(_ code: String, _ message: String, hint: String? = nil) -> CommandError {
    CommandError(.badData, code, message, hint: hint)
  }

  /// The same error, saying that nothing was changed. One whose outcome is unknown does not say so.
  func changingNothing(revision: Int? = nil, inLine isOfLineOnly: Bool = false) -> CommandError {
    guard code != CommandError.outcomeUnknown else { return self }
    var copy = self
    copy.unchanged = Unchanged(revision: revision ?? unchanged?.revision, isOfLineOnly: isOfLineOnly)
    return copy
  }

  /// The code of a failure after which the state may be the old or the new one.
  static let outcomeUnknown = "outcome-unknown"
}
