/// Splits a line into words, with the quotes and escapes of redis-cli.
///
///     set name "Grace \"Amazing\" Hopper"    # double quotes: \" \\ \n \t \xHH \u{H…}
///     set name 'C:\temp'                     # single quotes: everything but \' as it is
struct Quoting {
  private var rest: ArraySlice<UInt8>
  private var column = 1

  /// The words of a line, as bytes. Throws for a quote that is not closed or not followed by a blank, and for an
  /// escape that does not exist.
  static func words(of line: [UInt8]) throws(CommandError) -> [[UInt8]] {
    var quoting = Quoting(rest: line[...])
    var words: [[UInt8]] = []
    while let word = try quoting.nextWord() { words.append(word) }
    return words
  }

  private init(rest: ArraySlice<UInt8>) {
    self.rest = rest
  }

  private mutating func nextWord() throws(CommandError) -> [UInt8]? {
    while rest.first?.isBlank == true { advance() }
    guard !rest.isEmpty else { return nil }
    var word: [UInt8] = []
    while let byte = rest.first, !byte.isBlank {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"): try takeQuoted(closing: byte, into: &word)
      default:
        word.append(byte)
        advance()
      }
    }
    return word
  }

  private mutating func takeQuoted(closing quote: UInt8, into word: inout [UInt8]) throws(CommandError) {
    let opening = column
    advance()
    while let byte = rest.first {
      advance()
      switch byte {
      case quote:
        guard rest.first?.isBlank ?? true else {
          throw .badQuoting("the quote closed at column \(column - 1) is not followed by a blank")
        }
        return
      case UInt8(ascii: "\\") where quote == UInt8(ascii: "\""): try takeEscape(into: &word)
      case UInt8(ascii: "\\") where rest.first == quote:
        word.append(quote)
        advance()
      default: word.append(byte)
      }
    }
    throw .badQuoting("the quote opened at column \(opening) is not closed")
  }

  private mutating func takeEscape(into word: inout [UInt8]) throws(CommandError) {
    let start = column - 1
    let kind = rest.first
    if kind != nil { advance() }
    switch kind {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): word.append(kind!)
    case UInt8(ascii: "n"): word.append(UInt8(ascii: "\n"))
    case UInt8(ascii: "t"): word.append(UInt8(ascii: "\t"))
    case UInt8(ascii: "x"):
      let digits = rest.prefix(2)
      guard digits.count == 2, let value = hexadecimalValue(digits) else { throw unknownEscape(at: start) }
      word.append(UInt8(value))
      advance(2)
    case UInt8(ascii: "u"):
      let digits = rest.dropFirst().prefix { $0 != UInt8(ascii: "}") }
      let isClosed = rest.first == UInt8(ascii: "{") && digits.endIndex != rest.endIndex
      guard isClosed, let scalar = hexadecimalValue(digits).flatMap(Unicode.Scalar.init) else {
        throw unknownEscape(at: start)
      }
      word += Array(String(Character(scalar)).utf8)
      advance(digits.count + 2)
    default: throw unknownEscape(at: start)
    }
  }

  private mutating func advance(_ count: Int = 1) {
    rest = rest.dropFirst(count)
    column += count
  }

  private func unknownEscape(at column: Int) -> CommandError {
    .badQuoting("unknown escape at column \(column)", hint: #"The escapes are \" \\ \n \t \xHH and \u{H…}."#)
  }
}

extension CommandError {
  fileprivate static func badQuoting(_ message: String, hint: String? = nil) -> CommandError {
    .badData(
      "bad-quoting", message, hint: hint ?? #"Write it between double quotes, with \" for a quote in it."#)
  }
}

private func hexadecimalValue(_ digits: ArraySlice<UInt8>) -> UInt32? {
  // A sign would be taken for part of the number.
  guard (1...8).contains(digits.count), digits.first != UInt8(ascii: "+"), digits.first != UInt8(ascii: "-")
  else {
    return nil
  }
  return UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
}
