/// Two lists laid over each other: values of one time stand in one row; values without times, by their position.
struct Alignment<Value> {
  /// What stands at one time: a value of each list, or of one list only.
  struct Row {
    var expected: Value?
    var actual: Value?
    var difference: Difference?

    var isEqual: Bool { expected != nil && actual != nil && difference == nil }
  }

  private(set) var rows: [Row] = []

  init(
    expected: [Value], actual: [Value], time: (Value) -> TestTime?, by compare: (Value, Value) -> Difference?
  ) {
    var (expected, actual) = (expected[...], actual[...])
    while let left = expected.first, let right = actual.first {
      let (leftTime, rightTime) = (time(left) ?? 0, time(right) ?? 0)
      var row = Row()
      if leftTime <= rightTime { row.expected = expected.removeFirst() }
      if leftTime >= rightTime { row.actual = actual.removeFirst() }
      if leftTime == rightTime { row.difference = compare(left, right) }
      rows.append(row)
    }
    rows += expected.map { Row(expected: $0) } + actual.map { Row(actual: $0) }
  }
}
