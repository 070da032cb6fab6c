/// How an error is written to standard error.
struct FaultReport {
  let error: CommandError
  /// The line of a batch that failed.
  var line: Int?

  /// One line for a person: the cause first, the remedy last. Below it, the place in the text, if there is one.
  var sentence: String {
    let batch = line.map { "batch:\($0): " } ?? ""
    return batch + "appcli: " + joined(cause, error.hint) + (error.place.map(excerpt) ?? "")
  }

  /// One line for a program.
  var json: JSON {
    var fields: [(String, JSON)] = [
      ("error", .string(error.code)), ("exit", .number(Int(error.exit.rawValue))),
      ("message", .string(cause)),
    ]
    if let hint = error.hint { fields.append(("hint", .string(hint))) }
    if let line = line ?? error.place?.line { fields.append(("line", .number(line))) }
    if let place = error.place { fields.append(("column", .number(place.column))) }
    return .object(fields)
  }

  private var cause: String {
    let place = error.place.map { "line \($0.line), column \($0.column): " } ?? ""
    return joined(place + error.message, unchanged)
  }

  /// The line of a place, cut where it is long, and a mark below the character.
  private func excerpt(_ place: CommandError.Place) -> String {
    let (before, after) = (place.text.prefix(place.column - 1), place.text.dropFirst(place.column - 1))
    let start = (before.count > 50 ? "…" : "") + Escaping.forTerminal(String(before.suffix(50)))
    let end = Escaping.forTerminal(String(after.prefix(25))) + (after.count > 25 ? "…" : "")
    return "\n  \(start)\(end)\n  \("".padded(to: start.displayWidth))^"
  }

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
