import Glibc

extension Session {
  /// Runs what a line of an interactive session asks for, and reports a failure, which ends nothing but the line.
  ///
  /// So does Ctrl-C, unless nobody is there: then `number` says which line of the input it is. Any other signal ends
  /// the session. Returns the exit code of a failure.
  func perform(line number: Int? = nil, _ body: () throws -> Void) throws -> ExitCode? {
    _ = Signals.catchRequestsToEnd()
    var failure: ExitCode?
    do {
      try body()
    } catch let ending as EndedBySignal {
      if ending == .brokenPipe { throw ending }
    } catch let reported as ReportedFailure {
      failure = reported.exit
    } catch {
      let error = CommandError(describing: error)
      report(error, line: number)
      failure = error.exit
    }
    guard let signal = Signals.stopCatching() else { return failure }
    guard signal == SIGINT, number == nil else { throw EndedBySignal(number: signal) }
    // Away from the ^C.
    try? output.write("\n")
    return failure
  }
}
