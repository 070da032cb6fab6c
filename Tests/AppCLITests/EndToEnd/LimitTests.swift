import Foundation
import Testing

/// What happens where the system allows the program less than usual.
@Suite struct LimitTests {
  private let state = TemporaryState()

  @Test func `a file that may not grow is an error of the disk, and leaves nothing half`() throws {
    try state.run("set", "name", String(repeating: "x", count: 400))
    let before = try Data(contentsOf: URL(fileURLWithPath: state.log))

    let message = "appcli: cannot write '\(state.log)': File too large. Nothing was changed (still rev 1).\n"
    let name = String(repeating: "y", count: 600)
    #expect(try run("ulimit -f 1", "set name \(name)") == .failure(74, message))
    #expect(try Data(contentsOf: URL(fileURLWithPath: state.log)) == before)
  }

  @Test func `a change that cannot be brought to the disk for want of descriptors is not done`() throws {
    // Three are open; the lock and the new file take two. None is left for the directory.
    let outcome = try run("ulimit -n 5", "set age 36")

    let message = "appcli: cannot open '\(state.directory)': Too many open files. Nothing was changed.\n"
    #expect(outcome == .failure(74, message))
    #expect(try state.run("get", "age") == .success("0\n"))
  }

  /// Runs the program in a shell that has limited itself.
  private func run(_ limit: String, _ words: String) throws -> Outcome {
    var launch = state.launch(["-c", "\(limit); exec '\(Program.path)' \(words)"])
    launch.executable = "/bin/sh"
    return try launch.start().finish()
  }
}
