/// A JSON value whose fields keep their order, written on one line.
enum JSON {
  case string(String)
  case number(Int)
  case array([JSON])
  case object([(String, JSON)])

  /// The value as text: exact, and with every control, line separator and bidirectional control escaped.
  var text: String {
    var text = ""
    write(to: &text)
    return text
  }

  private func write(to text: inout String) {
    switch self {
    case .string(let string): JSON.write(string, to: &text)
    case .number(let number): text += String(number)
    case .array(let items):
      text += "["
      for (index, item) in items.enumerated() {
        if index > 0 { text += "," }
        item.write(to: &text)
      }
      text += "]"
    case .object(let fields):
      text += "{"
      for (index, field) in fields.enumerated() {
        if index > 0 { text += "," }
        JSON.write(field.0, to: &text)
        text += ":"
        field.1.write(to: &text)
      }
      text += "}"
    }
  }

  private static func write(_ string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case _ where scalar.isUnsafeToPrint: text += "\\u" + hexadecimal(scalar.value, digits: 4)
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}

/// `value` in lower-case hexadecimal, padded with zeros to `digits`.
func hexadecimal(_ value: UInt32, digits: Int) -> String {
  let text = String(value, radix: 16)
  return String(repeating: "0", count: max(0, digits - text.count)) + text
}
