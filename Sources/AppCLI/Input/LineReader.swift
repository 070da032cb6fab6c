import Glibc

/// Reads lines from a descriptor, and knows when that would mean to wait.
struct LineReader {
  /// A line without its ending, and its number from one on.
  struct Line: Equatable {
    var number: Int
    var bytes: [UInt8]
    /// The line was longer than is kept: `bytes` is only its beginning.
    var isTooLong = false

    /// Whether nothing in it is to be run: it is empty, or a comment, whatever quotes that has in it.
    var isEmptyOrComment: Bool {
      let first = bytes.first { !$0.isBlank }
      return first == nil || first == UInt8(ascii: "#")
    }

    /// The line, if it is not too long.
    func wholeBytes() throws(CommandError) -> [UInt8] {
      guard isTooLong else { return bytes }
      throw .badData("line-too-long", "the line is longer than \(LineReader.maximumLength) bytes")
    }
  }

  enum Next: Equatable {
    case line(Line)
    /// There is no whole line yet.
    case wouldBlock
    case end
  }

  /// The longest line that is kept.
  static let maximumLength = 1 << 20

  /// What some editors begin a file with.
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  private let descriptor: Int32
  /// What is read, for an error.
  private let subject: String
  private var buffer: [UInt8] = []
  private var position = 0
  private var line: [UInt8] = []
  private var isTooLong = false
  private var lineNumber = 0
  private var isAtEnd = false

  init(descriptor: Int32, of subject: String = "batch") {
    self.descriptor = descriptor
    self.subject = subject
  }

  /// The next line. Waits for it only if `waiting` is true.
  mutating func next(waiting: Bool) throws(CommandError) -> Next {
    while true {
      if let newline = buffer[position...].firstIndex(of: UInt8(ascii: "\n")) {
        take(upTo: newline)
        position = newline + 1
        return .line(finishedLine())
      }
      take(upTo: buffer.count)
      if isAtEnd { return line.isEmpty ? .end : .line(finishedLine()) }
      if !waiting, !isReady { return .wouldBlock }
      try fill()
    }
  }

  private mutating func take(upTo end: Int) {
    let room = LineReader.maximumLength - line.count
    if end - position > room { isTooLong = true }
    line += buffer[position..<min(end, position + room)]
    position = end
  }

  private mutating func finishedLine() -> Line {
    lineNumber += 1
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    if lineNumber == 1, line.starts(with: LineReader.byteOrderMark) { line.removeFirst(3) }
    defer { (line, isTooLong) = ([], false) }
    return Line(number: lineNumber, bytes: line, isTooLong: isTooLong)
  }

  private var isReady: Bool {
    var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&waiting, 1, 0) != 0
  }

  private mutating func fill() throws(CommandError) {
    var count = -1
    var failure: Int32 = 0
    buffer = Array(unsafeUninitializedCapacity: 65_536) { memory, initialized in
      repeat {
        count = read(descriptor, memory.baseAddress, memory.count)
        failure = count < 0 ? errno : 0
        if failure == EAGAIN {
          // Shared with a program that made it non-blocking.
          var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
          poll(&waiting, 1, -1)
        }
      } while failure == EINTR || failure == EAGAIN
      initialized = max(0, count)
    }
    position = 0
    if failure != 0 {
      throw CommandError(
        .inputOutput, "input-failed", "the \(subject) could not be read: \(systemMessage(failure))")
    }
    isAtEnd = count == 0
  }
}
