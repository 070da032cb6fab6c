/// How the program ends, in the numbers of sysexits.h and timeout(1).
enum ExitCode: Int32, CaseIterable, Sendable {
  case answerIsNo = 1
  case usage = 64
  case badData = 65
  case noSuchFile = 66
  case bug = 70
  case cannotCreate = 73
  case inputOutput = 74
  case lockTimeout = 75
  case historyGone = 76
  case noPermission = 77
  case badEnvironment = 78
  case timeout = 124

  /// One line for the help.
  var meaning: String {
    switch self {
    case .answerIsNo: "The answer is no: to --if-rev, to marbles --check, or of doctor"
    case .usage: "The command line is wrong"
    case .badData: "A value is wrong, or the journal is damaged"
    case .noSuchFile: "A file is not there"
    case .bug: "A bug of appcli"
    case .cannotCreate: "A file or a directory cannot be created"
    case .inputOutput: "Reading or writing failed, or the disk is full"
    case .lockTimeout: "Another process has been writing for longer than --lock-timeout"
    case .historyGone: "That part of the history was dropped"
    case .noPermission: "There is no permission for a file"
    case .badEnvironment: "An environment variable is wrong"
    case .timeout: "The time of --timeout is up"
    }
  }
}
