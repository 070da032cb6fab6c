import Glibc

/// What is in the file system, for completion.
enum Directory {
  /// The names in a directory, in order, those of directories with a slash behind them. None, where it cannot be read.
  static func names(in path: String) -> [String] {
    guard let stream = opendir(path) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let bytes = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      guard let name = String(validating: bytes, as: UTF8.self), name != ".", name != ".." else { continue }
      var status = stat()
      let isDirectory = stat(path + "/" + name, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
      names.append(isDirectory ? name + "/" : name)
    }
    return names.sorted()
  }
}
