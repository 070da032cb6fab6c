import Foundation
import Testing

@Suite(.enabled(if: SmallDisk.isAvailable, "a small file system cannot be mounted here"))
struct DiskTests {
  private let disk: SmallDisk
  private let state: TemporaryState
  private let name = String(repeating: "x", count: 25_000)

  init() throws {
    disk = try SmallDisk()
    state = TemporaryState(in: disk.path)
  }

  @Test func `a full disk changes nothing, and says so`() throws {
    for _ in 1...2 { try state.run("set", "name", name) }
    let before = try Data(contentsOf: URL(fileURLWithPath: state.log))

    let outcome = try state.run("set", "name", String(repeating: "y", count: 60_000))

    let message = "appcli: no room is left to write '\(state.log)'. Nothing was changed (still rev 2). "
    #expect(outcome == .failure(74, message + "Free some and try again.\n"))
    #expect(try Data(contentsOf: URL(fileURLWithPath: state.log)) == before)
    #expect(try state.run("set", "age", "36") == .success("3\tage\t36\n"))
  }

  @Test func `a batch on a disk that fills up keeps and answers the lines that fit`() throws {
    let outcome = try state.run("batch", input: .text(String(repeating: "set name \(name)\n", count: 5)))

    #expect(outcome.ending == .exit(74))
    #expect(outcome.output == "1\tname\t\(name)\n2\tname\t\(name)\n")
    #expect(outcome.errors.hasPrefix("batch:3: appcli: no room is left"))
    #expect(outcome.errors.contains("This line changed nothing (still rev 2)."))
    #expect(try state.run("watch", "count", "--once") == .success("2\t0\n"))
  }

  @Test func `a read-only file system can be read, and a change is refused`() throws {
    try state.run("set", "name", "Ann")
    disk.makeReadOnly()

    #expect(try state.run("get", "name") == .success("Ann\n"))
    #expect(try state.run("watch", "--once") == .success("1\tAnn\t0\t0\n"))
    #expect(
      try state.run("set", "name", "Grace")
        == .failure(
          74,
          "appcli: '\(state.directory)/lock' is on a read-only file system. Nothing was changed. "
            + "Reading works; to write, choose another place with --state-dir.\n"))
  }

  @Test func `a state cannot be made on a read-only file system, and doctor can look at one there`() throws {
    try state.run("set", "name", "Ann")
    disk.makeReadOnly()

    #expect(try state.run("doctor").output.hasPrefix("sound\t1\t1\t1\t"))
    let other = disk.path + "/other"
    for words in [
      ["inc", "--state-dir", other], ["compact", "--keep", "0"], ["doctor", "--salvage", other],
    ] {
      let outcome = try state.run(words)
      #expect(outcome.ending == .exit(74))
      #expect(outcome.errors.contains("is on a read-only file system."))
    }
  }

  @Test func `compact on a full disk makes the room for a new file by what it drops`() throws {
    let text = String(repeating: "x", count: 50_000)
    let large = try SmallDisk(kilobytes: 300)
    let state = TemporaryState(in: large.path)
    for _ in 1...4 { try state.run("set", "name", text) }
    try state.run("set", "name", "Ann")
    large.fill()

    #expect(
      try state.run("compact", "--keep", "0").output.hasPrefix("rev\t5\nfirst\t6\ndropped\t5\nfiles\t2\n"))
    #expect(try state.run("get", "name") == .success("Ann\n"))
  }

  @Test func `compact on a full disk changes nothing where it needs a new file`() throws {
    try state.run("set", "name", "Ann")
    disk.fill()

    let message = "appcli: no room is left to write '\(state.directory)/segment.new'. Nothing was changed. "
    #expect(
      try state.run("compact", "--keep", "0") == .failure(74, message + "Free some and try again.\n"))
    #expect(try state.run("log") == .success("1\tAnn\t0\t0\n"))
  }
}
