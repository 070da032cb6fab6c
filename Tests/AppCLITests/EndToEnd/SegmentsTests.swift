import Foundation
import Testing

/// A journal of several files, and processes that read it while it grows and shrinks.
@Suite struct SegmentsTests {
  private let state = TemporaryState()

  /// Sets a name of 60,000 bytes, `count` times. The files that this fills begin at 0, 3, 5, 7 and so on.
  private func fill(_ count: Int) throws {
    let lines = (0..<count).map { _ in "set name \(String(repeating: "x", count: 60_000))\n" }
    for line in lines { try state.run("batch", "-q", input: .text(line)) }
  }

  private var files: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: state.directory).sorted()) ?? []
  }

  private func segments(_ bases: Int...) -> [String] {
    bases.map { String(format: "%020d.log", $0) } + ["lock"]
  }

  @Test func `a long batch makes several files, and all of it is there`() throws {
    try state.run(
      "batch", "-q", input: .text((1...5000).map { "set count \($0)\n" }.joined()))

    #expect(files.count > 3)
    #expect(try state.run("get", "count") == .success("5000\n"))
    #expect(try state.run("log", "count").output.split(separator: "\n").count == 5000)
    #expect(try state.run("log", "count", "-n", "2") == .success("4999\t4999\n5000\t5000\n"))
    #expect(try state.run("log", "--rev", "2000", "--limit", "1") == .success("2000\t\t0\t2000\n"))
    #expect(try state.run("log", "user", "-n", "3") == .success(""))
  }

  #if DEBUG
    @Test(arguments: ["before-rename", "after-rename"])
    func `a writer killed while it begins a file has lost nothing`(moment: String) throws {
      try fill(2)
      state.environment["APPCLI_FAILPOINT"] = moment
      #expect(try state.run("set", "name", String(repeating: "y", count: 60_000)).ending == .signal(SIGKILL))

      state.environment["APPCLI_FAILPOINT"] = nil
      #expect(try state.run("get", "name").output == String(repeating: "y", count: 60_000) + "\n")
      #expect(try state.run("set", "age", "36") == .success("4\tage\t36\n"))
      #expect(files == (moment == "before-rename" ? segments(0, 4) : segments(0, 3)))
      #expect(try state.run("doctor").output.hasPrefix("sound\t1\t4\t2\t"))
      #expect(try state.run("log", "count", "--rev", "0", "--limit", "1") == .success("0\t0\n"))
    }

    @Test(arguments: ["before-rename", "after-rename"])
    func `the first writer killed while it makes the journal leaves none, or an empty one`(moment: String)
      throws
    {
      state.environment["APPCLI_FAILPOINT"] = moment
      #expect(try state.run("inc").ending == .signal(SIGKILL))

      state.environment["APPCLI_FAILPOINT"] = nil
      #expect(try state.run("get", "count") == .success("0\n"))
      #expect(try state.run("inc") == .success("1\tcount\t1\n"))
    }
  #endif

  @Test func `watch goes over from file to file, and misses nothing when old ones are dropped`() throws {
    let watch = try state.start("watch", "count", "--until-rev", "18")
    #expect(try watch.nextLine() == "0\t0")

    for count in 1...6 {
      try fill(2)
      try state.run("set", "count", "\(count)")
      #expect(try state.run("compact", "--keep", "0", "-q") == .success(""))
      #expect(try watch.nextLine() == "\(3 * count)\t\(count)")
    }
    #expect(try watch.finish() == .success(""))
  }

  @Test func `a stopped watch finds all its revisions again, however often was compacted`() throws {
    try state.run("inc")
    let watch = try state.start("watch", "--until-rev", "13")
    #expect(try watch.nextLine() == "1\t\t0\t1")
    watch.signal(SIGSTOP)

    for _ in 1...4 {
      try fill(3)
      #expect(try state.run("compact", "--keep", "0").output.contains("busy\t\(state.log)\n"))
    }
    watch.signal(SIGCONT)

    let revisions = try watch.finish().output.split(separator: "\n").map { $0.prefix { $0 != "\t" } }
    #expect(revisions.map { Int($0) } == Array(2...13))
    #expect(try state.run("compact", "--keep", "0").output.contains("first\t14\n"))
  }

  @Test func `a stopped watch that saw no journal yet held nothing, and says so`() throws {
    let watch = try state.start("watch")
    #expect(try watch.nextLine() == "0\t\t0\t0")
    watch.signal(SIGSTOP)
    try state.run("inc")
    try state.run("compact", "--keep", "0")
    watch.signal(SIGCONT)

    #expect(try watch.finish().ending == .exit(76))
  }

  @Test func `history that was dropped is gone, and the first revision kept is named`() throws {
    try fill(6)
    try state.run("compact", "--keep", "2")
    let message =
      "appcli: that part of the history is gone: the first revision kept is 4. "
      + "Start with --rev 4, or with --rev 0 for the value before it too.\n"

    for command in ["log", "watch"] {
      #expect(try state.run(command, "--rev", "3") == .failure(76, message))
      #expect(try state.run(command, "count", "--rev", "0", "--limit", "1") == .success("3\t0\n"))
    }
    #expect(try state.run("log", "count", "-n", "9") == .success(""))
    #expect(try state.run("log", "-n", "9").output.hasPrefix("4\t"))
  }

  @Test func `a journal that is removed or replaced ends a watch`() throws {
    try state.run("inc")
    let watches = try (1...2).map { _ in try state.start("watch", "count") }
    for watch in watches { #expect(try watch.nextLine() == "1\t1") }
    watches[1].signal(SIGSTOP)

    try FileManager.default.removeItem(atPath: state.directory)
    let start = "Start again to follow"
    let removed = "appcli: the journal was removed while it was being followed. \(start) a new one.\n"
    #expect(try watches[0].finish() == .failure(76, removed))

    try state.run("inc")
    watches[1].signal(SIGCONT)
    let replaced = "appcli: the journal was replaced by another one. \(start) the new one.\n"
    #expect(try watches[1].finish() == .failure(76, replaced))
  }

  @Test func `a time is found in the file that has it`() throws {
    try fill(3)
    try state.run("set", "count", "1")
    let log = try state.run("log", "count", "--json").output
    let time = try #require(
      log.firstRange(of: #/"at":"([^"]*)"/#).map { String(log[$0].dropFirst(6).dropLast()) })

    #expect(try state.run("log", "count", "--since", time) == .success("4\t1\n"))
    #expect(try state.run("log", "--since", "-1h", "--limit", "1").output.hasPrefix("1\t"))
  }
}
