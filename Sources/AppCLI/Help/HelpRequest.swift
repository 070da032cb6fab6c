/// `--help` and `--version`, which win over everything else on the line, also over what is wrong with it.
enum HelpRequest {
  /// The words that the request stands for: `set --help` is `help set`.
  static func words(in arguments: [[UInt8]]) -> [String]? {
    // Bad UTF-8 in another word is no reason not to help.
    let words = arguments.map { String(decoding: $0, as: UTF8.self) }.prefix { $0 != "--" }
    let json = words.contains(Option.json.rawValue) ? [Option.json.rawValue] : []
    for word in words {
      switch Option(spelled: word) {
      case .help: return ["help"] + (topic(of: words).map { [$0] } ?? []) + json
      case .version: return ["version"] + json
      default: continue
      }
    }
    return nil
  }

  /// The command that the words name.
  private static func topic(of words: ArraySlice<String>) -> String? {
    var rest = words
    while let word = rest.popFirst() {
      guard isHyphenated(word) else { return word }
      if Option(spelled: word)?.placeholder != nil { _ = rest.popFirst() }
    }
    return nil
  }
}
