import Foundation

/// Another program of the machine.
enum Tool {
  static func isInstalled(_ name: String) -> Bool { path(of: name) != nil }

  /// Runs it to its end, and gives what it printed: on standard output, then on standard error.
  static func run(_ name: String, _ arguments: String..., input: String = "") throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path(of: name) ?? name)
    process.arguments = arguments
    process.environment = [
      "PATH": searchPath, "HOME": NSTemporaryDirectory(), "TERM": "dumb", "LC_ALL": "C.UTF-8",
    ]
    let (source, output, errors) = (Pipe(), Pipe(), Pipe())
    (process.standardInput, process.standardOutput, process.standardError) = (source, output, errors)
    try process.run()
    try source.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try source.fileHandleForWriting.close()
    let printed = output.fileHandleForReading.readDataToEndOfFile()
    let complained = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: printed + complained, as: UTF8.self)
  }

  private static let searchPath = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"

  static func path(of name: String) -> String? {
    searchPath.split(separator: ":").map { "\($0)/\(name)" }.first(
      where: FileManager.default.isExecutableFile)
  }
}
