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
    try state.run(bytes: words.map { Array($0.utf8) }).output.split(separator: "\n")
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

  @Test func `history that is gone is an error that names the first revision kept`() throws {
    try makeHistory()
    try state.run("compact", "--keep", "0")

    for words in [["watch", "--rev", "12"], ["log", "--rev", "1"]] {
      #expect(
        try state.run(bytes: words.map { Array($0.utf8) })
          == .failure(
            76,
            "appcli: that part of the history is gone: the first revision kept is 13. "
              + "Start with --rev 13, or with --rev 0 for the value before it too.\n"))
    }
  }

  @Test func `a watcher that was stopped across compactions has missed nothing`() throws {
    try state.run("set", "name", "Ann")
    let watch = try state.start("watch", "count")
    #expect(try watch.nextLine() == "1\t0")
    watch.signal(SIGSTOP)

    for _ in 1...3 {
      try makeHistory()
      #expect(try state.run("compact", "--keep", "0").ending == .exit(0))
    }
    watch.signal(SIGCONT)

    for number in 1...12 { #expect(try watch.nextLine() == "\(3 * number + 1)\t\(number)") }
  }

  /// Where there is no journal yet, there is nothing that a watcher could hold on to.
  @Test func `a watcher that was stopped from before the first revision says so if that is gone`() throws {
    let watch = try state.start("watch")
    #expect(try watch.nextLine() == "0\t\t0\t0")
    watch.signal(SIGSTOP)
    try state.run("set", "name", "Ann")
    try state.run("compact", "--keep", "0")
    watch.signal(SIGCONT)

    let outcome = try watch.finish()
    #expect(outcome.ending == .exit(76))
    #expect(outcome.errors.contains("the first revision kept is 2"))
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
