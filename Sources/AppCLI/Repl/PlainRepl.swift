import Glibc

/// The session without line editing: for input or output that is no terminal, and for terminals that can do nothing.
struct PlainRepl {
  private let session: Session
  private let isInteractive: Bool

  init(in session: Session, isInteractive: Bool) {
    self.session = session
    self.isInteractive = isInteractive
  }

  /// Runs the lines until `exit` or the end of the input. Where nobody is there to see it, a failure ends it too.
  func run() throws {
    var reader = LineReader(descriptor: STDIN_FILENO, of: "input")
    var head = Head(in: session)
    while true {
      if isInteractive {
        _ = head.follow()
        try? session.output.write(head.prompt)
      }
      guard case .line(let line) = try reader.next(waiting: true) else { break }
      let number = isInteractive ? nil : line.number
      var failure: ExitCode?
      switch ReplLine(line, in: session) {
      case .nothing: break
      case .end: return
      case .unwatch: failure = try session.perform(line: number) { throw ReplLine.nothingWatched }
      case .wrong(let error): failure = try session.perform(line: number) { throw error }
      case .command(let command, let session):
        failure = try session.perform(line: number) { try command.run(in: session) }
      }
      if !isInteractive, let failure { throw ReportedFailure(exit: failure) }
    }
    // Away from the prompt.
    if isInteractive { try? session.output.write("\n") }
  }
}
