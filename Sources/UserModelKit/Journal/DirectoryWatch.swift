import Glibc

/// Waits for something to happen in a directory, which need not exist yet.
///
/// What inotify says is a hint: it is absent on network file systems, runs out (128 instances a user), and joins
/// events. So there is a timed look beside it, and who waits looks for itself what has happened.
final class DirectoryWatch {
  private static let look = Duration.seconds(1)

  private let directory: JournalDirectory
  private let descriptor: Int32
  /// The number that inotify gave to the directory, or to the nearest one above it that exists.
  private var watched: Int32?
  private var hasBegun = false

  /// Takes over `inotify`, which is negative where the system has none to give.
  init(
    _ directory: JournalDirectory, inotify: Int32 = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
  ) {
    self.directory = directory
    descriptor = inotify
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  func wait(until deadline: ContinuousClock.Instant?, others: [pollfd]) -> [pollfd] {
    // What happened before the watch was in place told nobody: the caller looks again before it sleeps.
    guard !arm() else { return others }
    var waiting = others
    if descriptor >= 0 { waiting.append(pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)) }
    let ready = poll(&waiting, nfds_t(waiting.count), milliseconds(until: deadline))
    guard ready > 0 else { return others }
    if descriptor >= 0, waiting.last!.revents != 0 { drain() }
    return Array(waiting.prefix(others.count))
  }

  private func milliseconds(until deadline: ContinuousClock.Instant?) -> Int32 {
    let wait = min(Self.look, max(.zero, deadline.map { $0 - .now } ?? Self.look))
    return Int32((wait + .microseconds(999)) / .milliseconds(1))
  }

  /// Watches the directory or, for as long as it does not exist, the nearest one above. Whether that is new.
  private func arm() -> Bool {
    defer { hasBegun = true }
    guard descriptor >= 0 else { return !hasBegun }
    for path in [directory.path] + directory.ancestors {
      // Each time anew: while a file in it is open, inotify does not tell that a directory was removed. The number
      // is the same as before if the path still leads to the same directory.
      let events = path == directory.path ? Self.changes : Self.appearances
      let number = inotify_add_watch(descriptor, path, events)
      guard number >= 0 else { continue }
      if number == watched { return false }
      if let watched { inotify_rm_watch(descriptor, watched) }
      watched = number
      return true
    }
    return !hasBegun
  }

  /// Takes all events; what they say does not matter.
  private func drain() {
    withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 8) { buffer in
      while read(descriptor, buffer.baseAddress, buffer.count) > 0 {}
    }
  }

  private static let changes = appearances | UInt32(IN_MODIFY | IN_DELETE)
  private static let appearances =
    UInt32(IN_CREATE | IN_MOVED_TO | IN_DELETE_SELF | IN_MOVE_SELF | IN_ONLYDIR)
}
