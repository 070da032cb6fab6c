/// Text as JSON: the one way in which strings are written, in the journal and by a program that prints them.
package enum JSONText {
  /// Appends `text` as a JSON string, quotes included.
  ///
  /// What is unsafe is written as an escape, so that the line is safe to look at; it reads back exactly.
  package static func append(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": bytes += #"\""#.utf8
      case "\\": bytes += #"\\"#.utf8
      case _ where isUnsafe(scalar): appendEscape(scalar.value, to: &bytes)
      default: bytes += UTF8.encode(scalar)!  // every scalar has an encoding
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Whether a terminal could act on it instead of showing it: C0, DEL and C1 controls, the line and paragraph
  /// separators, and the controls that reverse the direction of text.
  package static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1f, 0x7f...0x9f: true
    case 0x2028, 0x2029: true
    case 0x061c, 0x200e, 0x200f, 0x202a...0x202e, 0x2066...0x2069: true
    default: false
    }
  }

  private static func appendEscape(_ value: UInt32, to bytes: inout [UInt8]) {
    bytes += #"\u"#.utf8
    for shift in [12, 8, 4, 0] as [UInt32] { bytes.append(hexDigit((value >> shift) & 0xf)) }
  }

  static func hexDigit(_ value: UInt32) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + UInt8(value) : UInt8(ascii: "a") + UInt8(value - 10)
  }
}
