/// What takes bytes from outside. `Scripts/fuzz` gives it any, `CorpusTests` those that were worth keeping.
enum FuzzTarget: String, CaseIterable, Sendable {
  case journal, arguments, batch, marbles, marbleFiles, keys

  /// What is wrong with how `bytes` were taken; nil: nothing. A trap says it for itself.
  func complaint(about bytes: [UInt8]) -> String? {
    do {
      switch self {
      case .journal: try JournalFuzzing.check(bytes)
      case .arguments: try ArgumentsFuzzing.check(bytes)
      case .batch: try BatchFuzzing.check(bytes)
      case .marbles: try MarblesFuzzing.check(bytes)
      case .marbleFiles: try MarbleFilesFuzzing.check(bytes)
      case .keys: try KeysFuzzing.check(bytes)
      }
      return nil
    } catch {
      return "\(error)"
    }
  }
}

/// Something that must not be, whatever the bytes are.
struct Complaint: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
