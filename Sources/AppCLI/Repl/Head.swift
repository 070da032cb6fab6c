import Glibc
import UserModelKit

/// The last revision of the journal, followed as any process writes.
struct Head {
  /// Nil: the journal cannot be read.
  private(set) var revision: Int?
  private let session: Session
  private var cursor: Journal.Cursor?

  init(in session: Session) {
    self.session = session
  }

  /// Looks at what has been written. Whether the revision is another one now.
  mutating func follow() -> Bool {
    let old = revision
    // A journal that was replaced by another one is opened anew.
    if !readOn() { _ = readOn() }
    return revision != old
  }

  /// Waits until there may be more, `others` are ready, or a second has passed. Returns `others`.
  func wait(until deadline: ContinuousClock.Instant?, others: [pollfd]) -> [pollfd] {
    if let cursor { return cursor.wait(until: deadline, others: others) }
    var others = others
    poll(&others, nfds_t(others.count), deadline == nil ? 1000 : 100)
    return others
  }

  private mutating func readOn() -> Bool {
    do {
      if cursor == nil { cursor = try session.journal().cursor(from: nil) }
      while try cursor!.next() != nil {}
      revision = cursor!.snapshot.revision
      return true
    } catch {
      (cursor, revision) = (nil, nil)
      return false
    }
  }
}

extension Head {
  /// `appcli[42]> `
  var prompt: String { "appcli[\(revision.map(String.init) ?? "?")]> " }
}
