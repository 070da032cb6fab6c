extension Quoting {
  /// A word as it is typed: in double quotes if it needs them, or `always`. `isOpen`: without the closing one, for more
  /// to come.
  static func quoted(_ word: String, isOpen: Bool = false, always: Bool = false) -> String {
    let needsQuotes =
      always || word.unicodeScalars.contains { " \"'\\".unicodeScalars.contains($0) || $0.isUnsafeToPrint }
    guard needsQuotes else { return word }
    let escaped = Escaping.forPipe(word).split(separator: "\"", omittingEmptySubsequences: false)
    return "\"" + escaped.joined(separator: "\\\"") + (isOpen ? "" : "\"")
  }
}
