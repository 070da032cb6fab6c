extension MarbleDocument {
  /// The rows and operators as one value.
  var json: JSON {
    .array(
      steps.map { step in
        switch step {
        case .row(let row): .object([("title", .string(row.title)), ("events", row.json)])
        case .operation(let operation): .object([("operator", .string(String(operation.text)))])
        }
      })
  }
}

extension MarbleRow {
  /// The events as a list.
  var json: JSON { .array(events.map(\.json)) }
}

extension MarbleRow.Event {
  /// The frame and what happens at it.
  var json: JSON {
    let kind: [(String, JSON)] =
      switch mark {
      case .element(let label): [("kind", .string("next")), ("value", .string(label))]
      case .completed: [("kind", .string("completed"))]
      case .error: [("kind", .string("error"))]
      case .subscribed: [("kind", .string("subscribed"))]
      case .disposed: [("kind", .string("disposed"))]
      }
    return .object([("frame", .number(frame))] + kind)
  }
}
