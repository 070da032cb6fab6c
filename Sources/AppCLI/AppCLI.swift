import Glibc

@main
struct AppCLI {
  static func main() {
    Output.holdStandardDescriptors()
    Signals.letWritesFail()
    exit(run(RawArguments.ofProcess))
  }

  /// Runs one command line, and tells the exit code.
  static func run(_ arguments: [[UInt8]]) -> Int32 {
    // Known before anything is parsed, so that a fault in the parsing is reported in the right form too.
    let wantsJSON = arguments.prefix { $0 != Array("--".utf8) }.contains(Array(Option.json.rawValue.utf8))
    var session = Session(CommonOptions(json: wantsJSON))
    do {
      if arguments.isEmpty, session.output.isTerminal {
        try session.print(HelpText.short)
        return 0
      }
      let (command, options) = try CommandTable.parse(arguments, called: "argument")
      session = Session(options)
      try command.run(in: session)
      return 0
    } catch let ending as EndedBySignal {
      Signals.end(by: ending.number)
    } catch let failure as ReportedFailure {
      return failure.exit.rawValue
    } catch {
      let error = CommandError(describing: error)
      session.report(error)
      return error.exit.rawValue
    }
  }
}
