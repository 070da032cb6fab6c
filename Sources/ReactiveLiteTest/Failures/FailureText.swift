/// Says how two lists differ: a headline that names the first difference, then both lists as one table.
///
/// ```text
/// event 3 (at 20) differs in value.1: expected 15, actual 5
///             10  next("a", 5)
///             15  next("a", 15)
/// > expected  20  next("b", 15)
///   actual    20  next("b", 5)
///             30  completed
/// ```
///
/// The table has one value a line, ordered by time. A line that names no side belongs to both.
struct FailureText<Value> {
  let expected: [Value]
  let actual: [Value]

  /// What one value is called.
  let noun: String

  /// Why `actual` is empty, if that is known.
  var whyNothing: String?

  /// The time at which a value was seen, nil in a list without times.
  let time: (Value) -> TestTime?

  /// A value without its time.
  let text: (Value) -> String

  /// The difference between two values, their times aside.
  let compare: (_ expected: Value, _ actual: Value) -> Difference?

  /// The whole text, or nil when the lists are equal.
  func make() -> String? {
    let rows = Alignment(expected: expected, actual: actual, time: time, by: compare).rows
    guard let first = rows.firstIndex(where: { !$0.isEqual }) else { return nil }
    // All rows before are equal, so the row's number is also the position in both lists.
    return headline(rows[first], at: first) + "\n" + table(rows, first: first)
  }

  private func headline(_ row: Alignment<Value>.Row, at index: Int) -> String {
    let name = "\(noun) \(index + 1)"
    if actual.isEmpty {
      let why = whyNothing.map { ": \($0)" } ?? ""
      return "nothing was recorded, expected \(counted(expected.count, noun))\(why)"
    }
    if let difference = row.difference, let expected = row.expected {
      return "\(name)\(place(expected)) differs in \(difference.subject): \(difference.finding)"
    }
    if let times = shift(at: index) {
      let hint = times.actual - times.expected == 1 ? ". \(aTickLater)" : ""
      return "\(name) differs in time: expected \(times.expected), actual \(times.actual)\(hint)"
    }
    if let expected = row.expected {
      return "\(name)\(place(expected)) is missing: expected \(text(expected))"
    }
    return row.actual.map { "\(name)\(place($0)) was not expected: actual \(text($0))" } ?? name
  }

  private func place(_ value: Value) -> String {
    time(value).map { " (at \($0))" } ?? ""
  }

  /// The two times of a value that is the same in both lists but for its time.
  private func shift(at index: Int) -> (expected: TestTime, actual: TestTime)? {
    guard expected.count == actual.count, compare(expected[index], actual[index]) == nil,
      let expectedTime = time(expected[index]), let actualTime = time(actual[index])
    else { return nil }
    return (expectedTime, actualTime)
  }
}
