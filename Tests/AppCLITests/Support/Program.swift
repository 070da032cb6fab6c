import Foundation

/// The built program: it lies beside the test bundle, unless `APPCLI_PROGRAM` names another.
enum Program {
  static let path: String = {
    if let path = ProcessInfo.processInfo.environment["APPCLI_PROGRAM"] { return path }
    let bundle = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    return bundle.deletingLastPathComponent().appendingPathComponent("appcli").path
  }()

  /// Whether figures are being taken, of more than a test has time for.
  static let isMeasured = ProcessInfo.processInfo.environment["PROMISES_FIGURES"] != nil

  /// How long a test waits for something that should happen at once.
  static let patience = Duration.seconds(isMeasured ? 600 : 20)
}

/// How a process ended.
enum Ending: Equatable {
  case exit(Int32)
  case signal(Int32)
}

/// What a process that has ended leaves behind.
struct Outcome: Equatable {
  var ending: Ending
  var output = ""
  var errors = ""

  /// Exit code 0, and this on standard output.
  static func success(_ output: String) -> Outcome { Outcome(ending: .exit(0), output: output) }

  /// An exit code, and this on standard error.
  static func failure(_ code: Int32, _ errors: String) -> Outcome {
    Outcome(ending: .exit(code), errors: errors)
  }
}

/// A test waited longer than it should have to.
struct TimedOut: Error {
  let waitingFor: String
}
