/// How an error is written to standard error.
struct FaultReport {
  let error: CommandError
  /// The line of a batch that failed.
  var line: Int?

  /// One line for a person: the cause first, the remedy last.
  var sentence: String {
    let place = line.map { "batch:\($0): " } ?? ""
    return place + "appcli: " + joined(cause, error.hint)
  }

  /// One line for a program.
  var json: JSON {
    var fields: [(String, JSON)] = [
      ("error", .string(error.code)), ("exit", .number(Int(error.exit.rawValue))),
      ("message", .string(cause)),
    ]
    if let hint = error.hint { fields.append(("hint", .string(hint))) }
    if let line { fields.append(("line", .number(line))) }
    return .object(fields)
  }

  private var cause: String { joined(error.message, unchanged) }

  private var unchanged: String? {
    guard let unchanged = error.unchanged else { return nil }
    let claim = unchanged.isOfLineOnly ? "This line changed nothing" : "Nothing was changed"
    return unchanged.revision.map { "\(claim) (still rev \($0))." } ?? "\(claim)."
  }

  private func joined(_ first: String, _ second: String?) -> String {
    guard let second else { return first }
    return first + (first.hasSuffix(".") || first.hasSuffix("?") ? " " : ". ") + second
  }
}
