import Testing

@testable import AppCLI

@Suite struct CompletionTests {
  /// What could stand in place of the last word of a line.
  private func words(_ line: String...) -> [String] {
    Completion(of: line, at: line.count - 1).candidates.map(\.word)
  }

  private func path(_ line: String...) -> Completion.Path? {
    Completion(of: line, at: line.count - 1).path
  }

  @Test func `the first word is a command`() {
    #expect(words("") == CommandTable.names)
    #expect(words("re").first == "reset")
    #expect(words("x") == [])
    #expect(words("--json", "wa") == ["watch"])
  }

  @Test func `a key, a stream or a topic stands where the command takes one`() {
    #expect(words("set", "") == ["name", "age", "count"])
    #expect(words("get", "c") == ["count"])
    #expect(words("watch", "") == ["user", "count", "all"])
    #expect(words("log", "--distinct", "us") == ["user"])
    #expect(words("help", "se") == ["set"])
  }

  @Test func `nothing is offered for text, numbers and words too many`() {
    #expect(words("set", "name", "") == [])
    #expect(words("inc", "") == [])
    #expect(words("get", "name", "") == [])
    #expect(words("bogus", "") == [])
    #expect(words("watch", "--limit", "") == [])
  }

  @Test func `options are those of the command and the common ones, without what is given or excluded`() {
    #expect(words("inc", "--") == (WriteConditions.options + Option.common).map(\.rawValue))
    #expect(words("watch", "--s") == ["--since", "--state-dir"])
    #expect(words("watch", "--once", "--s") == ["--state-dir"])
    #expect(words("watch", "-n", "3", "--l") == ["--limit"])
    #expect(words("get", "--color=auto", "--no") == [])
    #expect(words("--", "--js") == [])
    #expect(words("set", "name", "--", "-") == [])
  }

  @Test func `an option that stands behind the place is given too`() {
    #expect(Completion(of: ["get", "--j", "--json"], at: 1).candidates == [])
  }

  @Test func `the value of an option, behind a blank or an equals sign`() {
    #expect(words("get", "--color", "a") == ["auto", "always"])
    #expect(words("get", "--color=a") == ["--color=auto", "--color=always"])
    #expect(words("log", "-n", "") == ["all"])
    #expect(words("log", "--lines=") == ["--lines=all"])
    #expect(words("log", "--bogus=") == [])
  }

  @Test func `the name of a file or a directory`() {
    #expect(path("batch", "/tm") == Completion.Path(typed: "/tm", isDirectory: false))
    #expect(path("get", "--state-dir", "") == Completion.Path(typed: "", isDirectory: true))
    #expect(path("get", "--state-dir=~/x") == Completion.Path(typed: "~/x", isDirectory: true))
    #expect(path("get", "") == nil)
  }

  @Test func `a candidate says what it means`() {
    #expect(
      Completion(of: ["se"], at: 0).candidates == [Completion.Candidate(word: "set", summary: "Set a value")])
  }
}
