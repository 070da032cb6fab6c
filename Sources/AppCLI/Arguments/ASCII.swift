extension UInt8 {
  /// Whether it is one of the digits 0 to 9 in ASCII.
  var isASCIIDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }

  /// Whether it parts words: a space or a tab.
  var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
}

extension Character {
  /// Whether it parts words: a space or a tab.
  var isBlank: Bool { self == " " || self == "\t" }
}
