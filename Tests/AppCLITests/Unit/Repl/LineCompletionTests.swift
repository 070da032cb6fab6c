import Testing

@testable import AppCLI

@Suite struct LineCompletionTests {
  /// The line after TAB, with the choices where there are several.
  private func complete(_ before: String, names: [String] = []) -> String {
    let completion = LineCompletion(before) { $0 == "dir/" ? ["in.txt"] : $0 == "." ? names : [] }
    let choices = completion.choices.count > 1 ? "  [\(completion.choices.joined(separator: " "))]" : ""
    return before.dropLast(completion.replaced) + completion.replacement + choices
  }

  @Test func `commands, also those of the session alone`() {
    #expect(complete("unw") == "unwatch ")
    #expect(complete("re") == "reset ")
    #expect(complete("ex") == "exit ")
    #expect(complete("repl") == "repl")
  }

  @Test func `keys, streams and options`() {
    #expect(complete("set n") == "set name ")
    #expect(complete("watch c") == "watch count ")
    #expect(complete("get --js") == "get --json ")
    #expect(complete("get --color=al") == "get --color=always ")
    #expect(complete("get  ") == "get    [name age count]")
  }

  @Test func `as much as all choices have in common`() {
    #expect(complete("watch --l") == "watch --li  [--lines --limit]")
  }

  @Test func `words in quotes, and lines with an open quote before`() {
    #expect(complete("set \"na") == "set \"name\" ")
    #expect(complete("'set' n") == "'set' name ")
    #expect(complete("set name 'a b") == "set name 'a b")
  }

  @Test func `files, with quotes where they are needed`() {
    let names = [".hidden", "a b.txt", "dir/", "list.txt"]
    #expect(complete("batch l", names: names) == "batch list.txt ")
    #expect(complete("batch d", names: names) == "batch dir/")
    #expect(complete("batch dir/", names: names) == "batch dir/in.txt ")
    #expect(complete("batch a", names: names) == "batch \"a b.txt\" ")
    #expect(complete("batch \"a b", names: names) == "batch \"a b.txt\" ")
    #expect(complete("batch .", names: names) == "batch .hidden ")
    #expect(complete("batch ", names: ["a\u{1B}b"]) == "batch \"a\\u{1b}b\" ")
  }

  @Test func `what cannot be completed stays as it is`() {
    #expect(complete("set name x") == "set name x")
    #expect(complete("zzz") == "zzz")
    #expect(complete("set name \"\\q\" ") == "set name \"\\q\" ")
  }

  @Test func `choices are laid out in columns, escaped`() {
    #expect(columns(["a", "bb", "語語", "d", "\u{1B}"], width: 26) == ["a       語語    \\u{1b}", "bb      d"])
    #expect(columns(["abc", "d"], width: 2) == ["abc", "d"])
  }
}
