/// What `watch` and `log` are asked to show, and when to end.
struct StreamRequest {
  let stream: StreamName
  let start: StreamStart
  let limit: Int?
  let timeout: Duration?
  let untilRevision: Int?
  let dropsRepeats: Bool

  /// The options that `watch` and `log` share.
  static let options: [Option] = [.lines, .rev, .since, .limit, .timeout, .untilRev, .distinct]

  init(_ arguments: inout Arguments, start otherwise: StreamStart) throws(CommandError) {
    stream = if let word = try arguments.takeWord() { try StreamName(word: word) } else { .all }
    start = try StreamStart(arguments, otherwise: otherwise, at: .now)
    limit = try arguments.count(.limit)
    timeout = try arguments.duration(.timeout)
    untilRevision = try arguments.count(.untilRev)
    dropsRepeats = arguments.has(.distinct)
  }
}
