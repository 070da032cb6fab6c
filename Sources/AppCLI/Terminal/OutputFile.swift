import Glibc

/// A file to be written: afterwards it is whole, or as it was.
struct OutputFile {
  let path: String

  /// Puts `text` in the place of what the file was. Where there is a device or a pipe, it is written to.
  func replace(with text: String) throws(CommandError) {
    var status = stat()
    guard stat(path, &status) == 0 else {
      guard errno == ENOENT else { throw cannotCreate(errno) }
      return try replace(path, with: text, mode: nil)
    }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: throw cannotCreate(EISDIR)
    case S_IFREG:
      guard access(path, W_OK) == 0 else { throw cannotCreate(errno) }
      // A link stays one: what it leads to is replaced.
      guard let target = realpath(path, nil) else { throw cannotCreate(errno) }
      defer { free(target) }
      try replace(String(cString: target), with: text, mode: status.st_mode & 0o777)
    default:
      let descriptor = open(path, O_WRONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw cannotCreate(errno) }
      defer { close(descriptor) }
      try write(text, to: descriptor)
    }
  }

  /// Writes beside the file, then gives what was written its name.
  private func replace(_ target: String, with text: String, mode: mode_t?) throws(CommandError) {
    let temporary = "\(target).\(getpid()).tmp"
    // One that was killed may have left it behind, and the number comes round again.
    unlink(temporary)
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw cannotCreate(errno) }
    do throws(CommandError) {
      defer { close(descriptor) }
      if let mode { fchmod(descriptor, mode) }
      try write(text, to: descriptor)
      guard fdatasync(descriptor) == 0 else { throw failed(errno) }
      guard rename(temporary, target) == 0 else { throw failed(errno) }
    } catch {
      unlink(temporary)
      throw error
    }
  }

  private func write(_ text: String, to descriptor: Int32) throws(CommandError) {
    do {
      try Output(descriptor: descriptor).write(text)
    } catch {
      throw failed(error.errno)
    }
  }

  private func failed(_ errno: Int32) -> CommandError {
    CommandError(
      .inputOutput, "output-failed", "\(Escaping.quoted(path)) could not be written: \(systemMessage(errno))")
  }

  private func cannotCreate(_ errno: Int32) -> CommandError {
    let message = "cannot create \(Escaping.quoted(path)): \(systemMessage(errno))"
    return errno == EACCES || errno == EPERM
      ? CommandError(.noPermission, "no-permission", message)
      : CommandError(.cannotCreate, "cannot-create", message)
  }
}
