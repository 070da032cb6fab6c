extension MarbleCheck {
  /// Both rows, to be drawn one above the other.
  var document: MarbleDocument {
    var (upper, lower) = (expected, actual)
    upper.title = "expected"
    lower.title = "actual"
    return MarbleDocument(steps: [.row(upper), .row(lower)], text: "")
  }

  /// Both rows as far as they are of interest.
  var json: JSON {
    var fields: [(String, JSON)] = [
      ("operator", .string(String(operation.text))), ("fits", .bool(fits)),
    ]
    if let slot = firstDifference {
      fields += [("frame", .number(slot.frame)), ("expected", expected.json), ("actual", actual.json)]
    }
    return .object(fields)
  }
}
