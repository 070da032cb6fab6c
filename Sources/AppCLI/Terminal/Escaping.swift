import UserModelKit

extension Unicode.Scalar {
  /// Whether a terminal could act on it instead of showing it.
  var isUnsafeToPrint: Bool { JSONText.isUnsafe(self) }

  /// Its number as an escape: `\u{1b}`.
  var numberEscape: String { "\\u{\(String(value, radix: 16))}" }

  fileprivate var escape: String {
    switch self {
    case "\t": "\\t"
    case "\n": "\\n"
    default: numberEscape
    }
  }
}

/// How text is made safe to print.
enum Escaping {
  /// For a person: what could move the cursor, forge a line or reverse text is shown instead of done.
  static func forTerminal(_ text: String) -> String {
    escape(text) { $0.isUnsafeToPrint }
  }

  /// For a field of a tab-separated line: the backslash too, so that it can be undone.
  static func forPipe(_ text: String) -> String {
    escape(text) { $0.isUnsafeToPrint || $0 == "\\" }
  }

  /// A word of the user's, quoted in an error message: escaped, and cut at 80 characters.
  static func quoted(_ word: String) -> String {
    let kept = word.unicodeScalars.prefix(80)
    let isCut = kept.endIndex != word.unicodeScalars.endIndex
    return "'" + forTerminal(String(kept)) + (isCut ? "…" : "") + "'"
  }

  private static func escape(_ text: String, _ needsEscape: (Unicode.Scalar) -> Bool) -> String {
    // Most text needs nothing.
    guard text.unicodeScalars.contains(where: needsEscape) else { return text }
    var escaped = ""
    for scalar in text.unicodeScalars {
      if !needsEscape(scalar) {
        escaped.unicodeScalars.append(scalar)
      } else {
        escaped += scalar == "\\" ? "\\\\" : scalar.escape
      }
    }
    return escaped
  }
}
