import Testing

/// A terminal turns each newline into a carriage return and a newline.
@Suite struct TerminalFormTests {
  private let state = TemporaryState()

  init() {
    state.environment["TERM"] = "xterm"
    state.environment["NO_COLOR"] = "1"
  }

  @Test func `a change shows the old value and the new one`() throws {
    try state.run("set", "name", "Ada")

    #expect(
      try state.run("set", "name", "Grace", output: .terminal)
        == .success("name: \"Ada\" → \"Grace\"  (rev 2)\r\n"))
    #expect(try state.run("inc", output: .terminal) == .success("count: 0 → 1  (rev 3)\r\n"))
    #expect(
      try state.run("reset", output: .terminal)
        == .success("name: \"Grace\" → \"\"  (rev 4)\r\ncount: 1 → 0  (rev 4)\r\n"))
    #expect(try state.run("reset", output: .terminal) == .success("nothing to reset  (rev 5)\r\n"))
  }

  @Test func `get is aligned and escaped`() throws {
    try state.run("set", "name", "a\u{202E}b\u{9B}c")

    #expect(
      try state.run("get", output: .terminal)
        == .success("name  a\\u{202e}b\\u{9b}c\r\nage   0\r\ncount 0\r\n"))
    #expect(try state.run("get", "name", output: .terminal) == .success("a\\u{202e}b\\u{9b}c\r\n"))
  }

  @Test func `log is aligned by the width of the names`() throws {
    for name in ["Grace", "亚伦", "Ann"] { try state.run("set", "name", name) }
    try state.run("set", "count", "3")

    #expect(
      try state.run("log", "--rev", "0", output: .terminal)
        == .success(
          """
          #0  ""  0  count 0\r
          #1  Grace  0  count 0   set name\r
          #2  亚伦   0  count 0   set name\r
          #3  Ann    0  count 0   set name\r
          #4  Ann    0  count 3   set count\r

          """))
  }

  @Test func `what has changed is highlighted, unless colour is not wanted`() throws {
    state.environment["NO_COLOR"] = nil
    try state.run("set", "age", "36")
    try state.run("inc")
    let colored =
      "#1  \"\"  36  count 0   set age\r\n#2  \"\"  36  \u{1B}[1;32mcount 1\u{1B}[0m   set count\r\n"
    let plain = "#1  \"\"  36  count 0   set age\r\n#2  \"\"  36  count 1   set count\r\n"

    #expect(try state.run("log", output: .terminal) == .success(colored))
    #expect(try state.run("log", "--no-color", output: .terminal) == .success(plain))
    state.environment["TERM"] = "dumb"
    #expect(try state.run("log", output: .terminal) == .success(plain))
    #expect(
      try state.run("log", "--color", "always") == .success("1\t\t36\t0\n2\t\t36\t\u{1B}[1;32m1\u{1B}[0m\n"))
  }

  @Test func `without a command a terminal gets the help and a pipe an error`() throws {
    let help = try state.run(output: .terminal)
    #expect(help.ending == .exit(0))
    #expect(help.output.hasPrefix("OVERVIEW: "))

    #expect(
      try state.run()
        == .failure(64, "appcli: no command. Usage: appcli COMMAND …; 'appcli help' lists the commands.\n"))
  }
}
