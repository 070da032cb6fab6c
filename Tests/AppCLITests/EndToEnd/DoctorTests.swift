import Foundation
import Testing

@Suite struct DoctorTests {
  private let state = TemporaryState()

  /// Three revisions, the second of which is damaged.
  private func makeDamage() throws -> (offset: Int, bytes: Data) {
    try state.run("batch", "-q", input: .text("set name Ann\nset age 36\ninc\n"))
    var bytes = try Data(contentsOf: URL(fileURLWithPath: state.log))
    let lines = bytes.split(separator: UInt8(ascii: "\n"))
    let offset = lines[2].startIndex
    bytes[offset] ^= 1
    try bytes.write(to: URL(fileURLWithPath: state.log))
    chmod(state.log, 0o600)
    return (offset, bytes)
  }

  @Test func `a sound journal is 0, in each form`() throws {
    #expect(try state.run("doctor") == .success("empty\t1\t0\t0\t0\n"))
    #expect(try state.run("doctor", output: .terminal).output == "there is no journal yet\r\n")
    #expect(!FileManager.default.fileExists(atPath: state.directory))

    for _ in 1...2 { try state.run("inc") }
    let bytes = try Data(contentsOf: URL(fileURLWithPath: state.log)).count

    #expect(try state.run("doctor") == .success("sound\t1\t2\t1\t\(bytes)\n"))
    #expect(
      try state.run("doctor", output: .terminal).output
        == "sound: the revisions 1 to 2 in 1 file, \(bytes) bytes\r\n")
    #expect(
      try state.run("doctor", "--json")
        == .success(#"{"journal":"sound","first":1,"rev":2,"files":1,"bytes":\#(bytes)}"# + "\n"))
  }

  @Test func `the history of the repl beside it is no finding, another file is`() throws {
    state.environment = ["XDG_STATE_HOME": state.parent]
    let directory = state.parent + "/appcli"
    try state.run("inc")
    for name in ["history", "notes"] {
      try Data("get\n".utf8).write(to: URL(fileURLWithPath: "\(directory)/\(name)"))
    }

    let lines = try state.run("doctor").output.split(separator: "\n")

    #expect(lines.count == 2)
    #expect(lines.first == "foreign-file\t\(directory)/notes\t\t\tnot a part of the journal")
    #expect(lines.last?.hasPrefix("sound\t1\t1\t1\t") == true)
  }

  @Test func `an unfinished record is told, and is no damage`() throws {
    try state.run("inc")
    let file = try #require(FileHandle(forWritingAtPath: state.log))
    let end = try file.seekToEnd()
    try file.write(contentsOf: Data("0123".utf8))

    let reason = "4 bytes of a record that ends too early; the next change cuts them off"
    #expect(
      try state.run("doctor")
        == .success("torn-tail\t\(state.log)\t3\t\(end)\t\(reason)\nsound\t1\t1\t1\t\(end + 4)\n"))
  }

  @Test func `damage is 1, and each place is named, in each form`() throws {
    let (offset, bytes) = try makeDamage()
    let error =
      "appcli: the journal is damaged in 1 place. 'appcli doctor --salvage DIR' copies what is whole.\n"
    let reason = "the checksum of a record is wrong"

    #expect(
      try state.run("doctor")
        == Outcome(
          ending: .exit(1),
          output: "damage\t\(state.log)\t3\t\(offset)\t\(reason)\ndamaged\t1\t3\t1\t\(bytes.count)\n",
          errors: error))
    #expect(
      try state.run("doctor", output: .terminal).output
        == "damage: '\(state.log)', line 3: \(reason)\r\n"
        + "damaged: the revisions 1 to 3 in 1 file, \(bytes.count) bytes\r\n")
    let json = try state.run("doctor", "--json").output.split(separator: "\n")
    #expect(
      json[0]
        == #"{"finding":"damage","file":"\#(state.log)","line":3,"offset":\#(offset),"reason":"\#(reason)"}"#)
    #expect(try Data(contentsOf: URL(fileURLWithPath: state.log)) == bytes)
  }

  @Test func `what is whole of a damaged journal is copied to one that works`() throws {
    let (_, bytes) = try makeDamage()
    let copy = state.parent + "/copy"

    let outcome = try state.run("doctor", "--salvage", copy)

    #expect(outcome.ending == .exit(1))
    #expect(outcome.output.hasSuffix("\ncopied\t1\t1\nlost\t2\t3\n"))
    #expect(try state.run("get", "name", "--state-dir", copy) == .success("Ann\n"))
    #expect(try state.run("doctor", "--state-dir", copy).ending == .exit(0))
    #expect(try state.run("set", "age", "1", "--state-dir", copy) == .success("2\tage\t1\n"))
    #expect(try Data(contentsOf: URL(fileURLWithPath: state.log)) == bytes)
  }

  @Test func `on a terminal a salvage says what is lost`() throws {
    _ = try makeDamage()
    let copy = state.parent + "/copy"

    #expect(
      try state.run("doctor", "--salvage", copy, output: .terminal).output
        .hasSuffix("copied to '\(copy)': revision 1\r\nnot in the copy: the revisions 2 to 3\r\n"))
  }

  @Test func `a salvage goes to a new directory, and needs something to copy`() throws {
    #expect(
      try state.run("doctor", "--salvage", state.parent + "/copy")
        == .failure(
          65, "appcli: there is nothing in '\(state.directory)' that could be copied as a journal\n"))
    try state.run("inc")

    for path in [state.directory, state.parent, state.directory + "/copy"] {
      #expect(
        try state.run("doctor", "--salvage", path)
          == .failure(
            73,
            "appcli: cannot create '\(path)': Directory not empty. "
              + "Name a directory that does not exist or is empty, outside of the state.\n"))
    }
    #expect(try state.run("doctor", "--salvage=").ending == .exit(64))
  }

  @Test func `a file name cannot draw on the terminal`() throws {
    try state.run("inc")
    try Data().write(to: URL(fileURLWithPath: state.directory + "/\u{1B}[2J"))

    #expect(!(try state.run("doctor", output: .terminal).output.contains("\u{1B}")))
    #expect(!(try state.run("doctor").output.contains("\u{1B}")))
  }
}
