import Glibc

/// Files that the user names to be read.
enum InputFile {
  /// Runs `body` with a descriptor to read the file from; without a path, that of standard input.
  static func read<Result>(_ path: String?, _ body: (Int32) throws -> Result) throws -> Result {
    guard let path else { return try body(STDIN_FILENO) }
    let descriptor = try open(path)
    defer { close(descriptor) }
    return try body(descriptor)
  }

  private static func open(_ path: String) throws(CommandError) -> Int32 {
    // Quoting can put a NUL into it, where the system would take the path for ended.
    guard !path.utf8.contains(0) else { throw failure(path, ENOENT) }
    let descriptor = Glibc.open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(path, errno) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT != S_IFDIR else {
      close(descriptor)
      throw failure(path, EISDIR)
    }
    return descriptor
  }

  private static func failure(_ path: String, _ errno: Int32) -> CommandError {
    let message = "cannot read \(Escaping.quoted(path)): \(systemMessage(errno))"
    return errno == EACCES
      ? CommandError(.noPermission, "no-permission", message)
      : CommandError(.noSuchFile, "no-such-file", message)
  }
}
