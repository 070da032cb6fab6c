import Foundation
import Testing

@testable import AppCLI

@Suite struct MarblesTests {
  private let state = TemporaryState()

  private func file(_ text: String) throws -> String {
    let path = state.parent + "/marbles.txt"
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    return path
  }

  private func contents(_ path: String) throws -> String {
    try String(contentsOf: URL(fileURLWithPath: path), encoding: .utf8)
  }

  // MARK: - Drawing

  @Test func `a file or standard input is drawn, and no state is made`() throws {
    let drawing = MarbleDocument.exampleDrawing + "\n"

    #expect(try state.run("marbles", try file(MarbleDocument.example)) == .success(drawing))
    #expect(try state.run("marbles", "-", input: .text(MarbleDocument.example)) == .success(drawing))
    #expect(!FileManager.default.fileExists(atPath: state.directory))
  }

  @Test func `the line ends of Windows and a byte order mark are no part of it`() throws {
    #expect(
      try state.run("marbles", "-", "--ascii", input: .text("\u{FEFF}a-b|\r\ntitle = x\r\n"))
        == .success("   0      2     3\nx  (a)----(b)---|\n"))
  }

  @Test func `in JSON the rows have their events and the operators their text`() throws {
    #expect(
      try state.run("marbles", "-", "--json", input: .text("a-|\ntitle = x\na := \u{1B}\n\n> op\n\n^!\n\n#"))
        == .success(
          #"{"diagram":[{"title":"x","events":[{"frame":0,"kind":"next","value":"\u001b"},"#
            + #"{"frame":2,"kind":"completed"}]},{"operator":"op"},"#
            + #"{"title":"","events":[{"frame":0,"kind":"subscribed"},{"frame":1,"kind":"disposed"}]},"#
            + #"{"title":"","events":[{"frame":0,"kind":"error"}]}]}"# + "\n"))
  }

  // MARK: - SVG

  // The pictures are those of three processes: an order that hashing decides would differ between them.
  @Test func `a picture is written to a file, or to standard output, and is the same each time`() throws {
    let path = state.parent + "/picture.svg"
    let diagram = try file(MarbleDocument.example)
    let words = ["marbles", diagram, "--svg", path]
    #expect(try state.run(words) == .success(""))
    let picture = try contents(path)

    #expect(picture.hasPrefix("<svg "))
    #expect(try state.run("marbles", diagram, "--svg", "-") == .success(picture))
    let answer = try state.run(words + ["--json"]).output
    #expect(answer.hasPrefix(#"{"svg":"\#(path)","bytes":\#(picture.utf8.count),"diagram":["#))
    #expect(try contents(path) == picture)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: state.parent).sorted() == [
        "marbles.txt", "picture.svg",
      ])
  }

  @Test func `a picture takes the place of the file that a link leads to, and its mode`() throws {
    let (path, link) = (state.parent + "/picture.svg", state.parent + "/link.svg")
    try Data("old".utf8).write(to: URL(fileURLWithPath: path))
    chmod(path, 0o640)
    symlink("picture.svg", link)

    try state.run("marbles", try file("a-b|"), "--svg", link)

    #expect(try contents(path).hasPrefix("<svg "))
    var status = stat()
    lstat(link, &status)
    #expect(status.st_mode & S_IFMT == S_IFLNK)
    stat(path, &status)
    #expect(status.st_mode & 0o777 == 0o640)
  }

  @Test func `a picture that cannot be written is an error, and nothing is left of it`() throws {
    let path = try file("a-b|")

    #expect(
      try state.run("marbles", path, "--svg", "/nowhere/x.svg")
        == .failure(73, "appcli: cannot create '/nowhere/x.svg': No such file or directory\n"))
    #expect(
      try state.run("marbles", path, "--svg", state.parent)
        == .failure(73, "appcli: cannot create '\(state.parent)': Is a directory\n"))
    #expect(
      try state.run("marbles", path, "--svg", "/dev/full")
        == .failure(74, "appcli: '/dev/full' could not be written: No space left on device\n"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: state.parent) == ["marbles.txt"])
  }

  @Test(.enabled(if: SmallDisk.isAvailable, "mounting needs the rights of the superuser"))
  func `on a full disk the old picture stays whole`() throws {
    let disk = try SmallDisk()
    let path = disk.path + "/picture.svg"
    try Data("old".utf8).write(to: URL(fileURLWithPath: path))
    #expect(FileManager.default.createFile(atPath: disk.path + "/filler", contents: Data(count: 48 << 10)))
    let many = String(repeating: "abcdefghij", count: 20)
    let outcome = try state.run("marbles", "-", "--svg", path, input: .text(many))

    #expect(outcome == .failure(74, "appcli: '\(path)' could not be written: No space left on device\n"))
    #expect(try contents(path) == "old")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: disk.path).sorted() == ["filler", "picture.svg"])
  }

  // MARK: - Checking

  @Test func `a diagram that fits is told so`() throws {
    let path = try file(MarbleDocument.example)

    #expect(try state.run("marbles", "--check", path) == .success("combineLatest(name, age) fits\n"))
    #expect(
      try state.run("marbles", "--check", path, "--json")
        == .success(#"{"operator":"combineLatest(name, age)","fits":true}"# + "\n"))
  }

  @Test func `a diagram that differs is drawn with both rows`() throws {
    let path = try file("-1-2-|\n\n> map { $0 * 10 }\n\n-a---|\na := 10\n\n> take(1)\n\n-(a|)\na := 10")

    #expect(
      try state.run("marbles", "--check", path)
        == Outcome(
          ending: .exit(1),
          output: """
            map { $0 * 10 } differs, first at frame 3

                         1       3       5
            expected  ───(10)────────────│
            actual    ───(10)────(20)────│
                                 ^
            take(1) fits

            """))
  }

  @Test func `in JSON a difference has its frame and both rows`() throws {
    #expect(
      try state.run("marbles", "--check", "-", "--json", input: .text("1|\n\n> skip(1)\n\n1|"))
        == Outcome(
          ending: .exit(1),
          output: #"{"operator":"skip(1)","fits":false,"frame":0,"#
            + #""expected":[{"frame":0,"kind":"next","value":"1"},{"frame":1,"kind":"completed"}],"#
            + #""actual":[{"frame":1,"kind":"completed"}]}"# + "\n"))
  }

  // MARK: - Errors

  @Test(arguments: [
    (["/nowhere/x"], 66, "cannot read '/nowhere/x': No such file or directory"),
    (["/tmp"], 66, "cannot read '/tmp': Is a directory"),
    (["a", "b"], 64, "unexpected word 'b'. 'appcli help marbles' shows how."),
    (["--check"], 64, "FILE is missing. --check compares the rows of a file."),
    (["a", "-n", "3"], 64, "'--lines' is for the recorded history, not for a file. Leave out one of them."),
    (["-n", "x"], 64, "bad value 'x' for '--lines'. Give a number, zero or more."),
    (["a", "--svg", "b", "--check"], 64, "'--svg' and '--check' exclude each other. Give one of them."),
    (["a", "--svg", "b", "--ascii"], 64, "'--svg' and '--ascii' exclude each other. Give one of them."),
    (["a", "--svg", ""], 64, "bad value '' for '--svg'. Name a file, or -."),
  ])
  func `an error has the exit code of its kind`(words: [String], code: Int, message: String) throws {
    let outcome = try state.run(["marbles"] + words)

    #expect(outcome == .failure(Int32(code), "appcli: \(message)\n"))
  }

  @Test func `an error in a file points at its place`() throws {
    #expect(
      try state.run("marbles", try file("a-b\n\n亚-(b"))
        == .failure(65, "appcli: line 3, column 3: ( is not closed\n  亚-(b\n     ^\n"))
  }

  @Test(.enabled(if: geteuid() != 0, "the superuser may read everything"))
  func `a file that may not be read is an error`() throws {
    let path = try file("a")
    chmod(path, 0)

    #expect(
      try state.run("marbles", path) == .failure(77, "appcli: cannot read '\(path)': Permission denied\n"))
  }

  @Test func `a file that is too large is an error`() throws {
    #expect(
      try state.run("marbles", "-", input: .text(String(repeating: "% a comment\n", count: 25_000)))
        == .failure(
          65, "appcli: the marble file is longer than 262144 bytes. Draw it in several files.\n"))
  }

  @Test func `a closed input is an error`() throws {
    #expect(
      try state.run("marbles", "-", input: .closed)
        == .failure(74, "appcli: the marble file could not be read: Bad file descriptor\n"))
  }

  // MARK: - History

  @Test func `without a file the recorded history is drawn`() throws {
    try state.run("batch", "-q", input: .text("set name Ann\ninc\n"))

    #expect(
      try state.run("marbles")
        == .success(
          """
                 0          1           2
          name   ("")───────(Ann)───────────────────▶
          age    (0)────────────────────────────────▶
          count  (0)────────────────────(1)─────────▶
                 ┌─────────────────────────────────┐
                 │ combineLatest(name, age, count) │
                 └─────────────────────────────────┘
          all    ("",0,0)───(Ann,0,0)───(Ann,0,1)───▶

          """))
  }

  @Test func `as much of the history is drawn as is asked for, and nothing is made`() throws {
    #expect(try state.run("marbles", "-n", "3").output.hasPrefix("       0\nname   (\"\")──"))
    #expect(!FileManager.default.fileExists(atPath: state.directory))

    for _ in 1...3 { try state.run("inc") }

    #expect(try state.run("marbles", "-n", "1").output.hasPrefix("       2          3\n"))
    #expect(
      try state.run("marbles", "-n", "all").output.hasPrefix("       0          1          2          3\n"))
  }
}
