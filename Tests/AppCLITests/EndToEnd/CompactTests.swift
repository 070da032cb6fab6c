import Foundation
import Testing

@Suite struct CompactTests {
  private let state = TemporaryState()

  @Test func `compact says what it dropped`() throws {
    for _ in 1...3 { try state.run("inc", "-q") }
    let bytes = try Data(contentsOf: URL(fileURLWithPath: state.log)).count

    #expect(
      try state.run("compact", "--keep", "0")
        == .success("rev\t3\nfirst\t4\ndropped\t3\nfiles\t1\nbytes\t\(bytes)\n"))
    #expect(
      try state.run("compact", "--json")
        == .success(#"{"rev":3,"first":4,"dropped":0,"files":0,"bytes":0}"# + "\n"))
    #expect(try state.run("get", "count") == .success("3\n"))
    #expect(try state.run("log") == .success(""))
  }

  @Test func `on a terminal compact says it in words`() throws {
    for _ in 1...3 { try state.run("inc", "-q") }
    let bytes = try Data(contentsOf: URL(fileURLWithPath: state.log)).count

    #expect(
      try state.run("compact", output: .terminal).output
        == "nothing was dropped\r\nthe history begins with revision 1  (rev 3)\r\n")
    #expect(
      try state.run("compact", "--keep", "0", output: .terminal).output
        == "dropped the revisions 1 to 3: 1 file, \(bytes) bytes\r\n"
        + "no history is left, only the state  (rev 3)\r\n")
  }

  @Test func `a reader ends it, and the file is named`() throws {
    try state.run("inc")
    let watch = try state.start("watch")
    _ = try watch.nextLine()
    watch.signal(SIGSTOP)

    #expect(
      try state.run("compact", "--keep", "0", output: .terminal).output
        == "nothing was dropped\r\nstopped at '\(state.log)': somebody is reading it\r\n"
        + "the history begins with revision 1  (rev 1)\r\n")
    let json = #"{"rev":1,"first":1,"dropped":0,"files":0,"bytes":0,"busy":"\#(state.log)"}"#
    #expect(try state.run("compact", "--keep", "0", "--json") == .success(json + "\n"))
  }

  @Test func `compact makes no state, and waits for the lock as other writers do`() throws {
    #expect(try state.run("compact").output.hasPrefix("rev\t0\n"))
    #expect(!FileManager.default.fileExists(atPath: state.directory))

    try state.run("inc")
    let lock = open(state.directory + "/lock", O_RDWR | O_CLOEXEC)
    defer { close(lock) }
    #expect(flock(lock, LOCK_EX) == 0)
    #expect(try state.run("compact", "--lock-timeout", "10ms").ending == .exit(75))
  }

  @Test(arguments: ["-1", "x", ""])
  func `how many revisions are kept is a number`(word: String) throws {
    #expect(
      try state.run("compact", "--keep=\(word)")
        == .failure(64, "appcli: bad value '\(word)' for '--keep'. Give a number, zero or more.\n"))
  }
}
