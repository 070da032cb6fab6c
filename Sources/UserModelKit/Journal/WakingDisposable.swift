import Glibc
import ReactiveLite

/// A disposable that one can wait for with `poll`: disposing it makes `descriptor` ready.
///
/// Where the system has no descriptors left, only `isDisposed` tells, at the next timed look.
final class WakingDisposable: Cancelable {
  private let flag = BooleanDisposable()
  private let ends: (reading: Int32, writing: Int32)

  init() {
    var pair: [Int32] = [-1, -1]
    if pipe(&pair) == 0 { pair.forEach { _ = fcntl($0, F_SETFD, FD_CLOEXEC) } }
    ends = (pair[0], pair[1])
  }

  deinit {
    for end in [ends.reading, ends.writing] where end >= 0 { close(end) }
  }

  var isDisposed: Bool { flag.isDisposed }

  /// What to wait for. `poll` passes over a descriptor that is negative.
  var descriptor: pollfd { pollfd(fd: ends.reading, events: Int16(POLLIN), revents: 0) }

  func dispose() {
    guard !flag.isDisposed else { return }
    flag.dispose()
    _ = write(ends.writing, "x", 1)
  }
}
