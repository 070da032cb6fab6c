import Glibc
import Testing

@Suite struct ResumeTests {
  private let state = TemporaryState()

  /// Twelve more revisions, some of them long, so that they lie in several files. Returns the whole log.
  @discardableResult
  private func makeHistory() throws -> [Substring] {
    for number in 1...4 {
      try state.run("set", "name", "\(number)" + String(repeating: "x", count: 60_000), "-q")
      try state.run("set", "age", "\(number)")
      try state.run("inc")
    }
    return try lines("log")
  }

  private func lines(_ words: String...) throws -> [Substring] {
    try state.run(words).output.split(separator: "\n")
  }

  @Test func `from every revision watch goes on exactly, also from the one to come`() throws {
    let history = try makeHistory()

    for revision in 1...12 {
      let seen = try lines("watch", "--rev", "\(revision)", "--until-rev", "12")
      #expect(seen == Array(history[(revision - 1)...]))
    }
    let watch = try state.start("watch", "--rev", "13")
    try state.run("set", "name", "Ann")
    #expect(try watch.nextLine() == "13\tAnn\t4\t4")
  }

  @Test func `the value shown first and what comes after it are what a replay gives`() throws {
    let history = try makeHistory()
    let batch = try state.start("batch", input: .pipe)
    var watches: [RunningProgram] = []
    for number in 13...20 {
      watches.append(try state.start("watch", "--until-rev", "20"))
      batch.write("set age \(number)\n")
      #expect(try batch.nextLine() == "\(number)\tage\t\(number)")
    }
    let replay = history + (try lines("log", "--rev", "13"))

    for watch in watches {
      let seen = try watch.finish().output.split(separator: "\n")
      let first = try #require(seen.first.map { Stretch.revision(of: String($0)) })
      #expect(seen == Array(replay[(first - 1)...]))
    }
  }

  @Test func `writers do not wait for a watcher that is stopped`() throws {
    let watch = try state.start("watch")
    #expect(try watch.nextLine() == "0\t\t0\t0")
    watch.signal(SIGSTOP)

    for _ in 1...3 { #expect(try state.run("inc", "-q", "--lock-timeout", "0s") == .success("")) }

    watch.signal(SIGCONT)
    for number in 1...3 { #expect(try watch.nextLine() == "\(number)\t\t0\t\(number)") }
  }
}
