import UserModelKit

/// A JSON value whose fields keep their order, written on one line.
enum JSON {
  case string(String)
  case number(Int)
  case bool(Bool)
  case array([JSON])
  case object([(String, JSON)])
  /// Text that is JSON already.
  case written(String)

  /// The value as text: exact, with everything that a terminal could act on as an escape.
  var text: String {
    var bytes: [UInt8] = []
    append(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  private func append(to bytes: inout [UInt8]) {
    switch self {
    case .string(let string): JSONText.append(string, to: &bytes)
    case .number(let number): bytes += String(number).utf8
    case .bool(let bool): bytes += (bool ? "true" : "false").utf8
    case .written(let text): bytes += text.utf8
    case .array(let items):
      bytes.append(UInt8(ascii: "["))
      for (index, item) in items.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        item.append(to: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let fields):
      bytes.append(UInt8(ascii: "{"))
      for (index, field) in fields.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        JSONText.append(field.0, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        field.1.append(to: &bytes)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }
}
