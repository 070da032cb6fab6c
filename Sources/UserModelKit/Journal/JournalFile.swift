import Glibc

/// An open file of the journal, closed when it is let go. Errors name the file.
final class JournalFile {
  let path: String
  let descriptor: Int32

  /// Opens `path`; a file that is made is the user's alone (0600). `nil` where there is nothing and nothing is to
  /// be made. Throws `damaged` where there is something else than a file.
  init?(_ path: String, _ flags: Int32) throws(JournalError) {
    self.path = path
    // To open a pipe would be to wait for its other end.
    descriptor = open(path, flags | O_CLOEXEC | O_NONBLOCK, 0o600)
    guard descriptor >= 0 else {
      switch errno {
      case ENOENT: return nil
      case EISDIR, ENXIO: throw .damaged(file: path, offset: 0, reason: JournalFile.notAFile)
      default: throw JournalError(errno, "open", path)
      }
    }
    if flags & O_DIRECTORY == 0, try status().st_mode & S_IFMT != S_IFREG {
      throw .damaged(file: path, offset: 0, reason: JournalFile.notAFile)
    }
  }

  static let notAFile = "this is not a regular file"

  deinit {
    close(descriptor)
  }

  /// Reads from `offset` on until `buffer` is full or the file ends, and says how much it was: a short read in the
  /// middle of a file must not be taken for its end.
  func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int) throws(JournalError) -> Int {
    var count = 0
    while count < buffer.count {
      let result = pread(descriptor, buffer.baseAddress! + count, buffer.count - count, offset + count)
      if result == 0 { break }
      if result > 0 {
        count += result
      } else if errno != EINTR {
        throw JournalError(errno, "read", path)
      }
    }
    return count
  }

  func status() throws(JournalError) -> stat {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw JournalError(errno, "examine", path) }
    return status
  }

  /// Whether the name still leads to this file: it may have been removed, or another one put in its place.
  func isInPlace() throws(JournalError) -> Bool {
    let own = try status()
    var named = stat()
    return stat(path, &named) == 0 && named.st_dev == own.st_dev && named.st_ino == own.st_ino
  }

  func truncate(to length: Int) throws(JournalError) {
    while ftruncate(descriptor, length) != 0 {
      guard errno == EINTR else { throw JournalError(errno, "shorten", path) }
    }
  }

  /// Takes the lock of the file without waiting. `false` when another holds one that excludes it.
  func tryLock(_ kind: Int32) throws(JournalError) -> Bool {
    while flock(descriptor, kind | LOCK_NB) != 0 {
      switch errno {
      case EINTR: continue
      case EWOULDBLOCK: return false
      default: throw JournalError(errno, "lock", path)
      }
    }
    return true
  }

  /// Takes the lock of the file, looking again and again until `timeout` has passed. `false` when it has.
  func lock(_ kind: Int32, timeout: Duration) throws(JournalError) -> Bool {
    let deadline = ContinuousClock.now + timeout
    var pause: UInt32 = 500
    while try !tryLock(kind) {
      guard ContinuousClock.now < deadline else { return false }
      // A little chance keeps many who wait from looking all at once.
      usleep(.random(in: pause / 2...pause))
      pause = min(pause * 2, 10_000)
    }
    return true
  }
}
