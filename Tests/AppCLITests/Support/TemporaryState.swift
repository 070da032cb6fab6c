import Foundation

/// A state directory of a test's own, and the program running on it.
final class TemporaryState {
  /// Exists, and is removed with this object.
  let parent: String
  /// The state directory, which need not exist.
  let directory: String
  /// The variables that the program gets.
  var environment: [String: String]
  /// Whether it stays on the disk, to be looked at.
  var isKept = false

  init(in parent: String? = nil) {
    var template = Array("/tmp/appcli-test-XXXXXX".utf8CString)
    self.parent = parent ?? String(cString: mkdtemp(&template))
    directory = self.parent + "/state"
    environment = ["APPCLI_STATE_DIR": directory]
  }

  deinit {
    if !isKept { try? FileManager.default.removeItem(atPath: parent) }
  }

  /// The journal's only segment.
  var log: String { directory + "/00000000000000000000.log" }

  func start(_ words: String..., input: Launch.Input = .nothing, output: Launch.Output = .pipe) throws
    -> RunningProgram
  {
    try launch(words, input: input, output: output).start()
  }

  @discardableResult
  func run(
    _ words: String..., input: Launch.Input = .nothing, output: Launch.Output = .pipe
  ) throws -> Outcome {
    try run(words, input: input, output: output)
  }

  @discardableResult
  func run(
    _ words: [String], input: Launch.Input = .nothing, output: Launch.Output = .pipe
  ) throws -> Outcome {
    try launch(words, input: input, output: output).start().finish()
  }

  /// What starts the program with these words on this state.
  func launch(_ words: [String], input: Launch.Input = .nothing, output: Launch.Output = .pipe) -> Launch {
    var launch = Launch(words, environment)
    launch.input = input
    launch.output = output
    return launch
  }
}
