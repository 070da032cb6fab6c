extension JSONScanner {
  /// Takes a string: valid UTF-8, controls only as escapes, surrogates only in pairs.
  mutating func string() throws(Failure) -> String {
    try expect("\"")
    let start = position
    let length = try plainLength()
    let plain = UnsafeRawBufferPointer(rebasing: bytes[start..<start + length])
    advance(by: length)
    if try skip(UInt8(ascii: "\"")) { return try text(plain.assumingMemoryBound(to: UInt8.self).span) }
    return try unescaped(after: plain)
  }

  /// How many bytes stand for themselves before the next quote or escape.
  private func plainLength() throws(Failure) -> Int {
    var end = position
    while end < bytes.count {
      switch bytes[end] {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): return end - position
      case 0..<0x20: throw .wrong("a control stands in a string")
      default: end += 1
      }
    }
    throw .unfinished
  }

  private mutating func unescaped(after plain: UnsafeRawBufferPointer) throws(Failure) -> String {
    var unescaped = Array(plain)
    while try !skip(UInt8(ascii: "\"")) {
      let length = try plainLength()
      unescaped += bytes[position..<position + length]
      advance(by: length)
      if try skip(UInt8(ascii: "\\")) { unescaped += UTF8.encode(try escape())! }
    }
    return try text(unescaped.span)
  }

  private mutating func escape() throws(Failure) -> Unicode.Scalar {
    let letter = try peek()
    advance(by: 1)
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(letter)
    case UInt8(ascii: "b"): return "\u{08}"
    case UInt8(ascii: "f"): return "\u{0c}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try codePoint()
    default: throw .wrong("an unknown escape stands in a string")
    }
  }

  private mutating func codePoint() throws(Failure) -> Unicode.Scalar {
    let first = try codeUnit()
    if let scalar = Unicode.Scalar(first) { return scalar }
    try expect("\\u")
    let second = try codeUnit()
    guard UTF16.isLeadSurrogate(first), UTF16.isTrailSurrogate(second) else {
      throw .wrong("a surrogate stands alone in a string")
    }
    return UTF16.decode(UTF16.EncodedScalar([first, second]))
  }

  private mutating func codeUnit() throws(Failure) -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      let digit: UInt8
      switch try peek() {
      case let byte where 0x30...0x39 ~= byte: digit = byte - 0x30
      case let byte where 0x41...0x46 ~= byte: digit = byte - 0x41 + 10
      case let byte where 0x61...0x66 ~= byte: digit = byte - 0x61 + 10
      default: throw .wrong("an escape is not four hexadecimal digits")
      }
      unit = unit << 4 | UInt16(digit)
      advance(by: 1)
    }
    return unit
  }

  private func text(_ bytes: Span<UInt8>) throws(Failure) -> String {
    do {
      return String(copying: try UTF8Span(validating: bytes))
    } catch {
      throw .wrong("a string is not valid UTF-8")
    }
  }
}
