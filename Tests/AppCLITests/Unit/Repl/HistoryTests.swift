import Foundation
import Testing

@testable import AppCLI

@Suite struct HistoryTests {
  private let state = TemporaryState()

  private var path: String { state.parent + "/history" }

  private func history(_ note: (String) -> Void = { _ in }) -> History {
    let variables = ["APPCLI_HISTFILE": path]
    return History(Environment { variables[$0].map { Array($0.utf8) } }, note: note)
  }

  private var file: String { (try? String(contentsOfFile: path, encoding: .utf8)) ?? "" }

  @Test func `lines are kept, for the session and in a file for nobody else`() throws {
    var history = history()
    history.add("set name 亚伦")
    history.add("get")

    #expect(history.lines == ["set name 亚伦", "get"])
    #expect(file == "set name 亚伦\nget\n")
    #expect(self.history().lines == ["set name 亚伦", "get"])
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o600)
  }

  @Test func `a line that begins with a blank, or is the same again, is not kept`() {
    var history = history()
    for line in ["get", "get", " set name secret", "", "get", "log", "get"] { history.add(line) }

    #expect(history.lines == ["get", "log", "get"])
    #expect(file == "get\nlog\nget\n")
  }

  @Test func `sessions at the same time lose none of their lines`() {
    var first = history()
    var second = history()
    first.add("a")
    second.add("b")
    first.add("c")

    #expect(file == "a\nb\nc\n")
    #expect(first.lines == ["a", "c"])
  }

  @Test func `a thousand lines are kept`() throws {
    let old = (1...1000).map { "set count \($0)" }
    try (old.joined(separator: "\n") + "\n").write(toFile: path, atomically: true, encoding: .utf8)
    var history = history()
    history.add("get")

    #expect(history.lines == old.dropFirst() + ["get"])
    #expect(file == (old.dropFirst() + ["get"]).joined(separator: "\n") + "\n")
    #expect(self.history().lines == history.lines)
  }

  @Test func `a file that is no text, or holds half a line, is read as far as it goes`() throws {
    try Data([0x67, 0x0A, 0xFF, 0xFE, 0x0A, 0x68]).write(to: URL(fileURLWithPath: path))

    var history = history()
    #expect(history.lines == ["g", "h"])
    history.add("i")
    #expect(self.history().lines == ["g", "h", "i"])
  }

  @Test func `a file that cannot be written is a note, once`() throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    var notes: [String] = []
    var history = history { notes.append($0) }
    history.add("get") { notes.append($0) }

    #expect(notes == ["the history is not kept in '\(path)': Is a directory"])
    #expect(history.lines == ["get"])
  }

  @Test func `the file lies where the state usually does, and an empty variable means none`() throws {
    let variables = ["XDG_STATE_HOME": state.parent + "/new"]
    var history = History(Environment { variables[$0].map { Array($0.utf8) } })
    history.add("get")
    #expect(try String(contentsOfFile: state.parent + "/new/appcli/history", encoding: .utf8) == "get\n")

    let none = try HistoryFile(Environment { $0 == "APPCLI_HISTFILE" ? [] : nil })
    #expect(none == nil)
  }
}
