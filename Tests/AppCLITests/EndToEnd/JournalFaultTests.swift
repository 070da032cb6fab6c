import Foundation
import Testing

@Suite struct JournalFaultTests {
  private let state = TemporaryState()

  @Test func `a damaged journal is never read as something else, and not touched`() throws {
    try state.run("set", "name", "Ann")
    try state.run("set", "age", "36")
    var bytes = try Data(contentsOf: URL(fileURLWithPath: state.log))
    let place = try #require(bytes.firstRange(of: Data("Ann".utf8))?.lowerBound)
    bytes[place] ^= 1
    try bytes.write(to: URL(fileURLWithPath: state.log))

    for words in [["get"], ["watch"], ["log"], ["set", "age", "1"], ["inc"]] {
      let outcome = try state.run(words)
      #expect(outcome.ending == .exit(65))
      #expect(outcome.errors.hasPrefix("appcli: the journal is damaged: "))
      #expect(outcome.errors.contains("of '\(state.log)'. "))
      #expect(
        outcome.errors.hasSuffix("'appcli doctor' finds all that is wrong, and can copy what is whole.\n"))
    }
    #expect(try Data(contentsOf: URL(fileURLWithPath: state.log)) == bytes)
  }

  @Test func `an unfinished record is cut by the next writer, which says so`() throws {
    try state.run("set", "name", "Ann")
    let file = try #require(FileHandle(forWritingAtPath: state.log))
    try file.seekToEnd()
    try file.write(contentsOf: Data("0123".utf8))

    #expect(try state.run("get", "name") == .success("Ann\n"))
    let outcome = try state.run("set", "age", "36")
    #expect(outcome.ending == .exit(0))
    #expect(outcome.output == "2\tage\t36\n")
    #expect(outcome.errors.hasPrefix("appcli: cut 4 bytes of an unfinished record"))
  }

  @Test func `a lock that stays taken ends the wait`() throws {
    try state.run("set", "name", "Ann")
    let lock = open(state.directory + "/lock", O_RDWR | O_CLOEXEC)
    defer { close(lock) }
    #expect(flock(lock, LOCK_EX) == 0)

    #expect(try state.run("get", "name") == .success("Ann\n"))
    #expect(
      try state.run("set", "age", "36", "--lock-timeout", "20ms")
        == .failure(
          75,
          "appcli: another process has been writing for 20ms. Nothing was changed. "
            + "Try again, or wait longer with --lock-timeout.\n"))
  }

  @Test(.enabled(if: geteuid() != 0, "the superuser may write anywhere"))
  func `a directory without the right to write is refused`() throws {
    try state.run("set", "name", "Ann")
    chmod(state.directory + "/lock", 0o400)
    let outcome = try state.run("set", "age", "36")

    #expect(outcome.ending == .exit(77))
    #expect(
      outcome.errors.hasPrefix("appcli: no permission for '\(state.directory)/lock'. Nothing was changed."))
  }

  @Test(.enabled(if: geteuid() != 0, "the superuser may write anywhere"))
  func `a directory that may not be written can be read`() throws {
    try state.run("set", "name", "Ann")
    chmod(state.directory, 0o555)
    defer { chmod(state.directory, 0o700) }

    #expect(try state.run("get", "name") == .success("Ann\n"))
    #expect(try state.run("log") == .success("1\tAnn\t0\t0\n"))
    #expect(try state.run("watch", "--limit", "1") == .success("1\tAnn\t0\t0\n"))
  }

  @Test(.enabled(if: geteuid() != 0, "the superuser may read everything"))
  func `a directory that may not be read is a matter of permission`() throws {
    try state.run("set", "name", "Ann")
    chmod(state.directory, 0)
    defer { chmod(state.directory, 0o700) }

    for words in [["get"], ["log"], ["watch"], ["inc"], ["doctor"], ["compact"]] {
      let outcome = try state.run(words)
      #expect(outcome.ending == .exit(77))
      #expect(outcome.errors.hasPrefix("appcli: no permission for '\(state.directory)"))
    }
  }
}
