extension FailureText {
  /// How many rows a table shows before and after the first difference.
  private static var context: (before: Int, after: Int) { (20, 40) }

  /// The rows around the first difference, one value a line.
  func table(_ rows: [Alignment<Value>.Row], first: Int) -> String {
    let shown = max(0, first - Self.context.before)..<min(rows.count, first + Self.context.after)
    let rulers = shown.map { ruler(rows[$0], at: $0) }
    let width = rulers.map(\.count).max() ?? 0
    var lines: [String] = []
    if shown.lowerBound > 0 { lines.append("  … \(counted(shown.lowerBound, "equal \(noun)")) before") }
    for (index, ruler) in zip(shown, rulers) {
      let mark = index == first ? ">" : " "
      for (label, value) in labelled(rows[index]) {
        let padding = String(repeating: " ", count: 10 - label.count + width - ruler.count)
        lines.append("\(mark) \(label)\(padding)\(ruler)  \(text(value))")
      }
    }
    if shown.upperBound < rows.count { lines.append("  … \(rows.count - shown.upperBound) more") }
    return lines.joined(separator: "\n")
  }

  private func labelled(_ row: Alignment<Value>.Row) -> [(label: String, value: Value)] {
    if row.isEqual { return row.expected.map { [("", $0)] } ?? [] }
    let sides = [("expected", row.expected), ("actual", row.actual)]
    return sides.compactMap { label, value in value.map { (label, $0) } }
  }

  /// What stands before the values of a row: their time, or their position in lists without times.
  private func ruler(_ row: Alignment<Value>.Row, at index: Int) -> String {
    (row.expected ?? row.actual).flatMap(time).map(String.init) ?? "\(index + 1)."
  }
}
