import Glibc

/// The file that the history is kept in, one line each. Several sessions may write to it.
struct HistoryFile {
  /// Why the history is not kept.
  struct Failure: Error, Equatable {
    let sentence: String
  }

  /// Of a larger file, only the end is of interest.
  private static let maximumLength = 4 << 20

  let path: String

  /// The file of APPCLI_HISTFILE, else `history` in the place where the state usually is. Nil: APPCLI_HISTFILE is empty,
  /// so none is wanted.
  init?(_ environment: Environment) throws(Failure) {
    do throws(CommandError) {
      if let path = try environment.text("APPCLI_HISTFILE") {
        guard !path.isEmpty else { return nil }
        self.path = path
      } else {
        path = try HistoryFile.usualPath(environment)
      }
    } catch {
      throw Failure(error)
    }
  }

  /// The path where nothing else is said.
  static func usualPath(_ environment: Environment) throws(CommandError) -> String {
    try environment.usualStateDirectory() + "/history"
  }

  /// The lines that are there.
  func load() throws(Failure) -> [String] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    if descriptor < 0, errno == ENOENT { return [] }
    defer { close(descriptor) }
    return try read(descriptor)
  }

  /// Adds a line, and drops the oldest where there are too many. Lines that other sessions have added stay.
  func append(_ line: String) throws(Failure) {
    let descriptor = try openLocked()
    defer { close(descriptor) }
    let lines = try read(descriptor)
    if lines.last == line { return }
    guard lines.count >= History.maximumCount else {
      let end = lseek(descriptor, 0, SEEK_END)
      var last = UInt8(ascii: "\n")
      if end > 0 { pread(descriptor, &last, 1, end - 1) }
      // The last line may have no end: the disk was full, or it was written by hand.
      return try write((last == UInt8(ascii: "\n") ? "" : "\n") + line + "\n", to: descriptor)
    }
    let kept = (lines + [line]).suffix(History.maximumCount)
    try replace(with: kept.joined(separator: "\n") + "\n")
  }

  /// Opens the file, with the exclusive right to write.
  private func openLocked() throws(Failure) -> Int32 {
    while true {
      var descriptor = openForWriting()
      if descriptor < 0, errno == ENOENT {
        createParents()
        descriptor = openForWriting()
      }
      guard descriptor >= 0 else { throw failure(errno) }
      while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
      var opened = stat()
      var inPlace = stat()
      fstat(descriptor, &opened)
      // Another session may have put a shorter file in its place meanwhile.
      if stat(path, &inPlace) == 0, opened.st_ino == inPlace.st_ino { return descriptor }
      close(descriptor)
    }
  }

  private func openForWriting() -> Int32 {
    open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0o600)
  }

  private func createParents() {
    for index in path.indices.dropFirst() where path[index] == "/" { mkdir(String(path[..<index]), 0o700) }
  }

  private func read(_ descriptor: Int32) throws(Failure) -> [String] {
    var status = stat()
    guard descriptor >= 0, fstat(descriptor, &status) == 0 else { throw failure(errno) }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw failure(status.st_mode & S_IFMT == S_IFDIR ? EISDIR : EINVAL)
    }
    let start = max(0, Int(status.st_size) - HistoryFile.maximumLength)
    var bytes = [UInt8](repeating: 0, count: Int(status.st_size) - start)
    let count = pread(descriptor, &bytes, bytes.count, start)
    guard count >= 0 else { throw failure(errno) }
    var lines = bytes.prefix(count).split(separator: UInt8(ascii: "\n"))
    if start > 0 { lines.removeFirst() }
    return lines.suffix(History.maximumCount).compactMap { String(validating: $0, as: UTF8.self) }
  }

  private func replace(with text: String) throws(Failure) {
    do {
      try OutputFile(path: path).replace(with: text)
    } catch {
      throw Failure(error)
    }
  }

  private func write(_ text: String, to descriptor: Int32) throws(Failure) {
    do {
      try Output(descriptor: descriptor).write(text)
    } catch {
      throw failure(error.errno)
    }
  }

  private func failure(_ errno: Int32) -> Failure {
    Failure(sentence: "the history is not kept in '\(path)': \(systemMessage(errno))")
  }
}

extension HistoryFile.Failure {
  fileprivate init(_ error: CommandError) {
    sentence = "the history is not kept: \(error.message)"
  }
}
