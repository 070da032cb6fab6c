import Glibc

/// The directory that holds a journal: the names in it, and how it comes to be.
struct JournalDirectory: Sendable {
  let path: String

  static let lockName = "lock"

  var lockPath: String { path + "/" + JournalDirectory.lockName }

  /// The name of a segment is the revision of its head, in twenty digits, so that names sort as revisions do.
  func segmentPath(base: Int) -> String {
    let digits = String(base)
    return path + "/" + String(repeating: "0", count: 20 - digits.count) + digits + ".log"
  }

  /// The bases of the segments, in order. Empty where there is no journal yet.
  func bases() throws(JournalError) -> [Int] {
    try names().compactMap(base).sorted()
  }

  /// The names of all that is in the directory, in no order. Empty where it does not exist.
  func names() throws(JournalError) -> [String] {
    guard let stream = opendir(path) else {
      guard errno == ENOENT else { throw JournalError(errno, "read", path) }
      return []
    }
    defer { closedir(stream) }
    var names: [String] = []
    while true {
      errno = 0
      guard let item = readdir(stream) else { break }
      let name = withUnsafeBytes(of: &item.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    guard errno == 0 else { throw JournalError(errno, "read", path) }
    return names
  }

  /// The base that the name of a segment tells; `nil` for any other name.
  func base(ofSegment name: String) -> Int? {
    guard name.utf8.count == 24, name.hasSuffix(".log") else { return nil }
    let digits = name.utf8.dropLast(4)
    guard digits.allSatisfy({ 0x30...0x39 ~= $0 }), let base = Int(String(digits)!) else { return nil }
    return RecordFormat.revisions ~= base ? base : nil
  }

  /// Makes the directory with its parents, each for the user alone (0700), if it is not there.
  func create() throws(JournalError) {
    try create(path)
  }

  private func create(_ path: String) throws(JournalError) {
    if mkdir(path, 0o700) == 0 { return try sync(parent(of: path)) }
    switch errno {
    case EEXIST:
      var status = stat()
      guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
        throw .cannotCreate(path: path, errno: ENOTDIR)
      }
    case ENOENT where parent(of: path) != path:
      try create(parent(of: path))
      if mkdir(path, 0o700) == 0 { return try sync(parent(of: path)) }
      guard errno == EEXIST else { throw creationError(errno, path) }
    default:
      throw creationError(errno, path)
    }
  }

  private func creationError(_ errno: Int32, _ path: String) -> JournalError {
    switch JournalError(errno, "create", path) {
    case .io: .cannotCreate(path: path, errno: errno)
    case let error: error
    }
  }

  /// Runs `body` while no writer is at work, as far as one can wait for that.
  func withWritersHeldOff<Result>(
    _ body: () throws(JournalError) -> Result
  ) throws(JournalError) -> Result {
    let lock = try? JournalFile(lockPath, O_RDONLY)
    _ = try? lock?.lock(LOCK_SH, timeout: .seconds(5))
    defer { withExtendedLifetime(lock) {} }
    return try body()
  }

  /// Brings names that were made or changed in the directory to the disk.
  func sync() throws(JournalError) {
    try sync(path)
  }

  private func sync(_ path: String) throws(JournalError) {
    let directory: JournalFile?
    do {
      directory = try JournalFile(path, O_RDONLY | O_DIRECTORY)
    } catch .noPermission {
      // One can make names in a directory that one may not read, and then cannot bring them to the disk.
      return
    }
    guard let directory else { throw JournalError(ENOENT, "sync", path) }
    // EINVAL: a file system that has no such thing for directories.
    guard fsync(directory.descriptor) == 0 || errno == EINVAL else { throw JournalError(errno, "sync", path) }
  }

  /// The directories above, nearest first, ending with the root or, for a relative path, with `.`.
  var ancestors: [String] {
    var ancestors = [parent(of: path)]
    while let last = ancestors.last, last != "/", last != "." { ancestors.append(parent(of: last)) }
    return ancestors
  }

  private func parent(of path: String) -> String {
    let trimmed = path.utf8.reversed().drop { $0 == UInt8(ascii: "/") }
    let parent = trimmed.drop { $0 != UInt8(ascii: "/") }.drop { $0 == UInt8(ascii: "/") }
    if !parent.isEmpty { return String(decoding: parent.reversed(), as: UTF8.self) }
    return path.hasPrefix("/") ? "/" : "."
  }
}
