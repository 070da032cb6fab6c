/// Text made safe to stand in an XML file.
enum XML {
  /// One line of text. What XML cannot hold, or a reader could act on, is shown as an escape.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in Escaping.forTerminal(text).unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\u{FFFE}", "\u{FFFF}": escaped += scalar.numberEscape
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// Several lines of text, which stay lines.
  static func escaped(lines: String) -> String {
    lines.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map { escaped(String($0)) }.joined(separator: "\n")
  }
}
