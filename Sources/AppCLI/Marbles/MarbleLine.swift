/// A line of a marble file.
struct MarbleLine {
  let number: Int
  let text: String

  init(number: Int, text: String) {
    self.number = number
    self.text = text
  }

  /// The line as text. Throws where it is not UTF-8.
  init(_ line: LineReader.Line) throws(CommandError) {
    number = line.number
    do {
      text = String(copying: try UTF8Span(validating: line.bytes.span))
    } catch {
      let offset = error.byteOffsets.lowerBound
      let before = String(decoding: line.bytes[..<offset], as: UTF8.self)
      text = String(decoding: line.bytes, as: UTF8.self)
      // It is 0x80 or more, so these are two digits.
      let byte = String(line.bytes[offset], radix: 16)
      throw self.error("byte 0x\(byte) is not valid UTF-8", at: before.count + 1, code: "invalid-utf8")
    }
  }

  /// Without the blanks around it.
  var content: Substring { text[...].trimmed }

  /// What is wrong at a column, counted from 1.
  func error(
    _ message: String, at column: Int, code: String = "bad-marbles", hint: String? = nil
  ) -> CommandError {
    var error = CommandError.badData(code, message, hint: hint)
    error.place = CommandError.Place(text: text, line: number, column: column)
    return error
  }

  /// What is wrong with a part of the line.
  func error(_ message: String, at part: Substring, hint: String? = nil) -> CommandError {
    error(message, at: text.distance(from: text.startIndex, to: part.startIndex) + 1, hint: hint)
  }
}

extension Substring {
  /// Without blanks and tabs at both ends.
  var trimmed: Substring {
    var part = drop(while: \.isBlank)
    while let last = part.last, last.isBlank { part.removeLast() }
    return part
  }
}
