import UserModelKit

struct DoctorCommand: Command {
  static let manual = Manual(
    name: "doctor", usage: [""], summary: "Check the journal, and copy what is whole of a damaged one",
    details: """
      Reads everything and changes nothing. The exit code is 0 for a sound journal and 1 for a damaged one. The \
      beginning of a record, as a killed writer leaves it, is reported and is no damage.
      --salvage copies the part that can be replayed up to the latest revision to a directory that does not exist or \
      is empty, and says what is lost. It is a state directory like any other: look at it with --state-dir.
      """,
    options: [.salvage], examples: ["appcli doctor", "appcli doctor --salvage rescued"])

  private let copy: String?

  init(_ arguments: inout Arguments) throws(CommandError) {
    copy = try arguments.path(.salvage)
  }

  func run(in session: Session) throws {
    let lines = DoctorLines(form: session.form)
    let journal = try session.journal()
    let report: JournalReport
    if let copy {
      let salvage = try salvage(journal, to: copy)
      report = salvage.report
      try session.print(report, lines)
      for line in lines.salvage(salvage, to: copy) { try session.print(line) }
    } else {
      report = try journal.check()
      try session.print(report, lines)
    }
    guard report.isSound else { throw damaged(report) }
  }

  private func salvage(_ journal: Journal, to directory: String) throws -> JournalSalvage {
    do {
      return try journal.salvage(to: directory)
    } catch .cannotCreate(let path, let errno) {
      throw CommandError(
        .cannotCreate, "cannot-create", "cannot create \(Escaping.quoted(path)): \(systemMessage(errno))",
        hint: "Name a directory that does not exist or is empty, outside of the state.")
    }
  }

  private func damaged(_ report: JournalReport) -> CommandError {
    let count = report.findings.count { $0.kind == .damage }
    return CommandError(
      .answerIsNo, "journal-damaged", "the journal is damaged in \(count) place\(count == 1 ? "" : "s")",
      hint: copy == nil ? "'appcli doctor --salvage DIR' copies what is whole." : nil)
  }
}

extension Session {
  fileprivate func print(_ report: JournalReport, _ lines: DoctorLines) throws {
    // The repl's history lies beside the journal unless told otherwise: it is no stranger.
    let history = try? HistoryFile.usualPath(environment)
    for finding in report.findings where finding.kind != .foreignFile || finding.file != history {
      try print(lines.finding(finding))
    }
    try print(lines.summary(report))
  }
}
