/// What an operator makes of the rows above it, compared with the row below it.
///
/// Its rows are those named in its brackets or before its dot, else all since the operator before it.
struct MarbleCheck {
  let operation: MarbleOperation
  let expected: MarbleRow
  let actual: MarbleRow

  var fits: Bool { firstDifference == nil }

  /// Where the first event stands that is only in one of them.
  var firstDifference: MarbleLayout.Slot? {
    let (expected, actual) = (expected.placed, actual.placed)
    let count = min(expected.count, actual.count)
    let index = (0..<count).first { expected[$0] != actual[$0] } ?? count
    return (expected.dropFirst(index).prefix(1) + actual.dropFirst(index).prefix(1)).map(\.slot).min()
  }

  /// The checks of all operators of a document.
  static func all(of document: MarbleDocument) throws -> [MarbleCheck] {
    var checks: [MarbleCheck] = []
    var above: [MarbleRow] = []
    var sinceLast: [MarbleRow] = []
    for (index, step) in document.steps.enumerated() {
      switch step {
      case .row(let row):
        above.append(row)
        sinceLast.append(row)
      case .operation(let operation):
        let below = document.steps[(index + 1)...].prefix { if case .row = $0 { true } else { false } }
        guard case .row(let expected) = below.first else {
          throw operation.error("there is no row below the operator")
        }
        guard below.count == 1 || index + below.count + 1 < document.steps.count else {
          throw operation.error("there is more than one row below the last operator")
        }
        checks.append(try MarbleCheck(operation, expected, sinceLast, among: above))
        sinceLast = []
      }
    }
    guard !checks.isEmpty else {
      throw CommandError.badData(
        "nothing-to-check", "there is no operator to check", hint: "Write one like > merge(a, b).")
    }
    return checks
  }

  private init(
    _ operation: MarbleOperation, _ expected: MarbleRow, _ sinceLast: [MarbleRow], among above: [MarbleRow]
  ) throws {
    let call = try OperatorCall(operation)
    let kind = try MarbleOperator(call)
    let names = (call.receiver.map { [$0] } ?? []) + (kind.joinsRows ? call.arguments.map(\.unquoted) : [])
    let rows = names.isEmpty ? sinceLast : try names.map { try Self.row($0, among: above, call) }
    guard kind.joinsRows ? rows.count > 1 : rows.count == 1 else {
      throw call.error(
        "takes \(kind.joinsRows ? "two rows or more" : "one row"), and there \(rows.count == 1 ? "is" : "are") "
          + "\(rows.count)",
        hint: kind.joinsRows ? nil : "Name it: row.\(kind.rawValue).")
    }
    for row in rows + [expected] { try row.checkCheckable(for: call) }
    let stage = MarbleStage()
    do {
      actual = try stage.play(try kind.result(of: call, on: rows, stage))
    } catch let error as NoValue {
      throw call.error("cannot be checked: \(Escaping.quoted(error.expression)) has no value")
    }
    self.operation = operation
    self.expected = expected
  }

  private static func row(
    _ name: Substring, among rows: [MarbleRow], _ call: OperatorCall
  ) throws(CommandError) -> MarbleRow {
    if let row = rows.last(where: { $0.title.utf8.elementsEqual(name.utf8) }) { return row }
    throw call.line.error(
      "there is no row \(Escaping.quoted(String(name))) above", at: name,
      hint: didYouMean(String(name), among: rows.map(\.title).filter { !$0.isEmpty }))
  }
}

extension MarbleRow {
  /// The farthest frame that the arithmetic of time is exact for, some 35 years from the beginning.
  private static let farthest = 1 << 40

  fileprivate func checkCheckable(for call: OperatorCall) throws(CommandError) {
    let name = title.isEmpty ? "a row" : "the row \(Escaping.quoted(title))"
    if isSubscription { throw call.error("cannot be checked: \(name) is one of subscriptions") }
    if events.contains(where: { $0.frame.magnitude > Self.farthest }) {
      throw call.error("cannot be checked: \(name) goes too far")
    }
  }
}

extension MarbleOperation {
  fileprivate func error(_ message: String) -> CommandError { line.error(message, at: text) }
}
