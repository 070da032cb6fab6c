/// What one process of `watch` or `log` has printed.
struct Stretch: Sendable {
  var stream: Watched
  /// The options that said where it begins.
  var start: [String]
  var lines: [String] = []

  /// The last change of a run, by which those who watch know that it is over.
  static let last = Intent.together([.reset(nil), .name("the-end"), .count(.min)])

  /// The line of that change.
  static func end(_ stream: Watched, _ revision: Int) -> String {
    stream.line(revision, last.applied(to: Values()))
  }

  static func revision(of line: String) -> Int { Int(line.prefix { $0 != "\t" }) ?? -1 }

  var lastRevision: Int { lines.last.map(Self.revision) ?? -1 }
}
