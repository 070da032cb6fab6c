import ReactiveLite

/// How recorded events differ from the row that was expected, both drawn; nil when they are equal.
///
/// ```text
/// event 2 (at 5) differs in value: expected "Bob", actual "Cid"
///   expected  --a--b--|
///   actual    --a--c--|
///                  ^
///   a := "Ann"
///   b := "Bob"
///   c := "Cid"
/// ```
func marbleFailureText<Element>(
  _ actual: [Recorded<Event<Element>>], _ expected: [Recorded<Event<Element>>],
  _ values: [Character: Element],
  by elements: @escaping ElementComparison<Element>
) -> String? {
  guard let text = failureText(actual, expected, by: elements) else { return nil }
  var names = MarbleNames(values) { elements($0, $1) == nil }
  names.add((expected + actual).compactMap(\.value.element))
  let rows = Alignment(expected: expected, actual: actual, time: \.time) {
    difference(expected: $0.value, actual: $1.value, by: elements)
  }.rows
  let first = rows.first { !$0.isEqual }
  let lines = draw(
    expected: [MarbleDiagram(expected, &names)], actual: [MarbleDiagram(actual, &names)],
    first: (first?.expected ?? first?.actual)?.time)
  let legend = names.legend(withGiven: true).map { "  " + $0 }
  return ([String(text.prefix { $0 != "\n" })] + lines + legend).joined(separator: "\n")
}

/// How the subscriptions to a source differ from the rows that were expected, all drawn; nil when they are equal.
///
/// ```text
/// subscription 1 differs: expected (0 : 5), actual (0 : 8)
///   expected  ^----!---
///   actual    ^-------!
/// ```
func marbleFailureText(_ actual: [Subscription], _ expected: [Subscription]) -> String? {
  guard actual != expected else { return nil }
  let lines = draw(expected: expected.map(\.diagram), actual: actual.map(\.diagram), first: nil)
  let headline =
    if expected.count != actual.count {
      "expected \(counted(expected.count, "subscription")), actual \(actual.count)"
    } else {
      zip(expected, actual).enumerated().first { $1.0 != $1.1 }.map { index, pair in
        "subscription \(index + 1) differs: expected \(pair.0.debugDescription), actual \(pair.1.debugDescription)"
      } ?? ""
    }
  return ([headline] + lines).joined(separator: "\n")
}

/// All diagrams in the same columns, with a mark below the frame `first`.
private func draw(expected: [MarbleDiagram], actual: [MarbleDiagram], first: TestTime?) -> [String] {
  let drawing = MarbleDrawing(expected + actual)
  func lines(_ label: String, _ rows: ArraySlice<[String]>) -> [String] {
    rows.joined().enumerated().map { ($0 == 0 ? label : "            ") + $1 }
  }
  let mark = first.map { String(repeating: " ", count: 12 + drawing.column(of: $0)) + "^" }
  return lines("  expected  ", drawing.rows.prefix(expected.count))
    + lines("  actual    ", drawing.rows.suffix(actual.count)) + (mark.map { [$0] } ?? [])
}
