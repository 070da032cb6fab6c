import Glibc

/// A descriptor that whole lines are written to.
struct Output {
  let descriptor: Int32

  static let standard = Output(descriptor: STDOUT_FILENO)
  static let error = Output(descriptor: STDERR_FILENO)

  /// What `write(2)` said.
  struct Failure: Error {
    let errno: Int32

    /// Nobody reads the pipe any more.
    var isBrokenPipe: Bool { errno == EPIPE }
  }

  var isTerminal: Bool { isatty(descriptor) == 1 }

  /// How many columns and rows the terminal has; nil: it is none, or does not say.
  var size: (columns: Int, rows: Int)? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return (Int(size.ws_col), max(1, Int(size.ws_row)))
  }

  /// How many columns the terminal has; nil: it is none, or does not say.
  var columns: Int? { size?.columns }

  /// Writes all of `text`, however many calls that takes.
  func write(_ text: String) throws(Failure) {
    var text = text
    let failure: Int32 = text.withUTF8 { bytes in
      var written = 0
      while written < bytes.count {
        let count = Glibc.write(descriptor, bytes.baseAddress! + written, bytes.count - written)
        if count >= 0 {
          written += count
        } else if errno == EAGAIN {
          // A descriptor shared with a program that made it non-blocking.
          var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          poll(&waiting, 1, -1)
        } else if errno != EINTR {
          return errno
        }
      }
      return 0
    }
    if failure != 0 { throw Failure(errno: failure) }
  }

  /// Sees to it that the descriptors 0, 1 and 2 are taken, so that no file of the journal is opened as one of them.
  /// What stands in for a closed one fails when it is used.
  static func holdStandardDescriptors() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }
}

/// The system's words for an error number.
func systemMessage(_ errno: Int32) -> String { String(cString: strerror(errno)) }
