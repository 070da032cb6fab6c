import Foundation
import Testing

@Suite struct OutputFailureTests {
  private let state = TemporaryState()

  @Test(arguments: [["get"], ["watch", "--once"], ["help"], ["version"]])
  func `an answer that cannot be written is an error`(words: [String]) throws {
    let outcome = try state.run(words, output: .file("/dev/full"))

    #expect(outcome == .failure(74, "appcli: the answer could not be written: No space left on device\n"))
  }

  @Test func `a change that is on disk but not answered says so`() throws {
    #expect(
      try state.run("set", "name", "Ann", output: .file("/dev/full"))
        == .failure(
          74,
          "appcli: Revision 1 is on disk, but the answer could not be written. "
            + "The reason: No space left on device.\n"))
    #expect(try state.run("get", "name") == .success("Ann\n"))
  }

  @Test func `a closed output is an error, and no file of the journal takes its place`() throws {
    #expect(try state.run("get", output: .closed).ending == .exit(74))

    #expect(
      try state.run("set", "name", "Ann", output: .closed)
        == .failure(
          74,
          "appcli: Revision 1 is on disk, but the answer could not be written. "
            + "The reason: Bad file descriptor.\n"))
    #expect(try state.run("get", "name") == .success("Ann\n"))
  }

  @Test func `with both outputs closed, what would be said there does not end up in the journal`() throws {
    try state.run("set", "name", "Ann")
    let file = try #require(FileHandle(forWritingAtPath: state.log))
    try file.seekToEnd()
    try file.write(contentsOf: Data("0123".utf8))
    var launch = state.launch(["inc"], output: .closed)
    launch.errors = .closed

    #expect(try launch.start().finish() == Outcome(ending: .exit(74)))
    #expect(try state.run("get", "count") == .success("1\n"))
    #expect(try Data(contentsOf: URL(fileURLWithPath: state.directory + "/lock")).isEmpty)
  }

  @Test func `a closed input is an error of batch only`() throws {
    #expect(try state.run("set", "name", "Ann", input: .closed) == .success("1\tname\tAnn\n"))
    #expect(
      try state.run("batch", input: .closed)
        == .failure(74, "appcli: the batch could not be read: Bad file descriptor\n"))
  }
}
