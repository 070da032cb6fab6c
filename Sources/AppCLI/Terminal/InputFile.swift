import Glibc

/// Files that the user names to be read.
enum InputFile {
  /// Opens a file. It stays open until the program ends.
  static func open(_ path: String) throws(CommandError) -> Int32 {
    let descriptor = Glibc.open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(path, errno) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT != S_IFDIR else {
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
