/// How the program ends, in the numbers of sysexits.h and timeout(1).
enum ExitCode: Int32, Sendable {
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
}
