import Testing

@testable import AppCLI

/// What the shells make of the scripts that the built program prints.
@Suite struct CompletionsTests {
  private let state = TemporaryState()

  /// What bash offers for the last of these words, which are parted as bash parts them.
  private func bash(_ words: [String]) throws -> [String] {
    let driver = """

      compopt() { COMPREPLY+=("compopt $*"); }
      COMP_WORDS=(appcli \(words.map { "'\($0)'" }.joined(separator: " "))) COMP_CWORD=\(words.count)
      _appcli
      for word in "${COMPREPLY[@]}"; do echo "$word"; done
      """
    let script = try state.run("completions", "bash").output
    return try Tool.run("bash", "--norc", "-uc", script + driver).split(separator: "\n").map(String.init)
  }

  @Test(arguments: [
    [""], ["re"], ["--json", "wa"], ["set", ""], ["set", "name", ""], ["watch", "us"],
    ["log", "--distinct", ""],
    ["help", "se"], ["completions", ""], ["inc", "--"], ["watch", "--once", "--"],
    ["watch", "-n", "3", "--"],
    ["get", "--color", "a"], ["get", "--color", "auto", "--"], ["log", "-n", ""], ["log", "--limit", ""],
    ["set", "name", "--", "-"], ["set", "age", "-5", "--i"], ["bogus", ""], ["bogus", "--j"],
    ["get", "name", ""], ["get", "--bogus", "na"],
  ])
  func `bash offers what the table says`(line: [String]) throws {
    let offered = Completion(of: line, at: line.count - 1).candidates.map(\.word)

    #expect(try bash(line) == offered)
  }

  @Test func `in bash an equals sign parts words`() throws {
    #expect(try bash(["get", "--color", "="]) == ["auto", "always", "never"])
    #expect(try bash(["get", "--color", "=", "ne"]) == ["never"])
    #expect(try bash(["get", "--color", "=", "never", "na"]) == ["name"])
    #expect(try bash(["get", "--color=ne"]) == ["--color=never"])
    #expect(try bash(["--state-dir", "=", "/tmp/a", ":", "b", "get", "ag"]) == ["age"])
  }

  @Test func `bash itself completes the names of files and directories`() throws {
    #expect(try bash(["batch", "/tm"]) == ["compopt -o default"])
    #expect(try bash(["get", "--state-dir", ""]) == ["compopt -o dirnames"])
    #expect(try bash(["get", "--state-dir", "=", "/us"]) == ["compopt -o dirnames"])
  }

  /// In a terminal of zsh's own, `appcli` prints the words that it was completed to.
  @Test(
    .enabled(if: Tool.isInstalled("zsh"), "zsh is not installed"),
    arguments: [
      ("wa\t", "watch"), ("set na\t", "set name"), ("--json wat\tus\t", "--json watch user"),
      ("watch --onc\t", "watch --once"), ("watch --once --sin\t", "watch --once --sin"),
      ("get --color=alw\t", "get --color=always"), ("get --color ne\t", "get --color never"),
      ("batch /etc/hostn\t", "batch /etc/hostname"), ("set name x --if\t", "set name x --if-rev"),
      ("help completi\t", "help completions"),
    ])
  func `zsh completes`(typed: String, completed: String) throws {
    let file = state.parent + "/_appcli"
    try state.run("completions", "zsh").output.write(toFile: file, atomically: true, encoding: .utf8)
    let session = """
      zmodload zsh/zpty
      zpty session zsh -f -i
      zpty -w session 'PS1=; autoload -Uz compinit; compinit -u -D; source \(file)'
      zpty -w session 'appcli() { print -r -- "<$*>" }; print READY'
      zpty -r -m session shown '*READY*READY*'
      zpty -w session $'appcli \(typed)'
      zpty -r -m session shown '*<*>*'
      print -r -- ${${shown#*<}%%>*}
      """

    #expect(try Tool.run("zsh", "-f", "-c", session) == completed + "\n")
  }

  @Test(
    .enabled(if: Tool.isInstalled("fish"), "fish is not installed"),
    arguments: [
      ("wa", "watch\tPrint the current value, then each change as it is made"),
      ("set ", "age\tA number, 0 to 150|count\tAny 64-bit integer|name\tText"), ("set name ", ""),
      ("watch --once --s", "--state-dir\tWhere the state is kept"), ("set name -- --j", ""),
      ("get --color=n", "--color=never\tColour: auto, always or never (default auto)"),
      ("log --lines ", "all\tBegin with the last N lines of history"), ("watch --limit ", ""),
      ("batch /etc/hostn", "/etc/hostname"), ("get --state-dir /et", "/etc/\tDirectory"),
    ])
  func `fish completes`(typed: String, offered: String) throws {
    let script = try state.run("completions", "fish").output
    let reply = try Tool.run("fish", "--no-config", "-c", "\(script)\ncomplete -C 'appcli \(typed)'")

    #expect(reply.split(separator: "\n").joined(separator: "|") == offered)
  }

  @Test func `a script is printed in JSON too, and another shell is refused`() throws {
    #expect(
      try state.run("completions", "fish", "--json").output.hasPrefix(##"{"shell":"fish","script":"# Comp"##))
    #expect(
      try state.run("completions", "bahs")
        == .failure(64, "appcli: unknown shell 'bahs'. Did you mean 'bash'?\n"))
    #expect(
      try state.run("completions")
        == .failure(64, "appcli: SHELL is missing. 'appcli help completions' shows how.\n"))
  }
}
