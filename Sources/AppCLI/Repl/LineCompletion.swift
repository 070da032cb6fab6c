/// Completes the word before the cursor.
struct LineCompletion: Equatable {
  /// What could stand there, to choose from.
  private(set) var choices: [String] = []
  /// How many characters before the cursor are replaced.
  private(set) var replaced = 0
  /// What all choices begin with; the only one has its closing quote and a blank behind it.
  private(set) var replacement = ""

  /// Completes what stands before the cursor. `names` tells the names in a directory, those of directories with a
  /// slash behind them.
  init(_ before: String, names: (String) -> [String] = Directory.names) {
    guard let (words, typed, length) = LineCompletion.split(before) else { return }
    let completion = Completion(
      of: words + [typed], at: words.count,
      commands: CommandTable.manuals.filter { $0.name != ReplCommand.manual.name } + ReplLine.ownWords)
    var whole = completion.candidates.map(\.word)
    if let path = completion.path {
      let start = typed.dropLast(path.typed.count)
      let paths = LineCompletion.paths(path, names)
      whole += paths.map { start + $0 }
    }
    guard let first = whole.first else { return }
    choices = whole
    let common = whole.dropFirst().reduce(first) { $0.commonPrefix(with: $1) }
    // A directory is not the end of a path.
    let isDone = whole.count == 1 && !common.hasSuffix("/") && !common.hasSuffix("=")
    let isQuoted = before.suffix(length).first == "\""
    replaced = length
    replacement = Quoting.quoted(common, isOpen: !isDone, always: isQuoted) + (isDone ? " " : "")
  }

  /// The words before the one at the cursor, what is typed of that, and in how many characters. Nil: the line cannot be
  /// understood so far.
  private static func split(_ before: String) -> (words: [String], typed: String, length: Int)? {
    // The last blank that is not within quotes: up to there the line is a whole one.
    var end = before.endIndex
    while true {
      let isStart = end == before.startIndex || before[before.index(before: end)].isBlank
      if isStart, let words = words(of: String(before[..<end])) {
        let rest = String(before[end...])
        let closing = rest.first.map { "\"'".contains($0) ? String($0) : "" } ?? ""
        guard let typed = self.words(of: rest + closing), typed.count <= 1 else { return nil }
        return (words, typed.first ?? "", rest.count)
      }
      guard end > before.startIndex else { return nil }
      end = before.index(before: end)
    }
  }

  private static func words(of text: String) -> [String]? {
    try? Quoting.words(of: Array(text.utf8)).map { String(decoding: $0, as: UTF8.self) }
  }

  private static func paths(_ path: Completion.Path, _ names: (String) -> [String]) -> [String] {
    let directory = path.typed.lastIndex(of: "/").map { String(path.typed[...$0]) } ?? ""
    let start = path.typed.dropFirst(directory.count)
    return names(directory.isEmpty ? "." : directory).filter { name in
      name.hasPrefix(start) && (!path.isDirectory || name.hasSuffix("/"))
        && (start.hasPrefix(".") || !name.hasPrefix("."))
    }.map { directory + $0 }
  }
}

extension String {
  fileprivate func commonPrefix(with other: String) -> String {
    String(zip(self, other).prefix { $0 == $1 }.map(\.0))
  }
}
