import Foundation
import Testing

/// The interactive session in a real terminal.
@Suite(.enabled(if: Tmux.isAvailable, "tmux is not installed"))
struct ReplTests {
  private let state = TemporaryState()

  init() {
    state.environment["APPCLI_HISTFILE"] = state.parent + "/history"
    state.environment["NO_COLOR"] = "1"
  }

  private func session(
    _ words: String = "", prompt: String = "appcli[0]>", columns: Int = 80, rows: Int = 24
  ) throws -> Tmux {
    let terminal = try Tmux("\(Program.path) repl \(words)", on: state, columns: columns, rows: rows)
    _ = try terminal.lastLine(becoming: prompt)
    return terminal
  }

  // MARK: - Lines

  @Test func `a line is edited anywhere, also among wide characters, and run`() throws {
    let terminal = try session()
    try terminal.type("et name 亚日伦!")
    try terminal.press("C-a")
    try terminal.type("s")
    try terminal.press("End", "Left", "Left", "BSpace", "C-e", "BSpace")
    #expect(try terminal.lastLine(becoming: "appcli[0]> set name 亚伦") == "appcli[0]> set name 亚伦")
    #expect(try terminal.cursorColumn() == "24")

    try terminal.press("Enter")

    let lines = ["appcli[0]> set name 亚伦", #"name: "" → "亚伦"  (rev 1)"#, "appcli[1]>"]
    #expect(try terminal.screen(becoming: lines) == lines)
  }

  @Test func `a command that fails prints its error, and the session goes on`() throws {
    let terminal = try session()
    for line in ["set age 200", "repl", "batch -", "unwatch"] { try terminal.enter(line, then: "appcli[0]>") }
    try terminal.enter("inc", then: "appcli[1]>")

    let lines = [
      "appcli[0]> set age 200",
      "appcli: age '200' is out of range. Nothing was changed. An age is 0 to 150.",
      "appcli[0]> repl",
      "appcli: this is an interactive session already",
      "appcli[0]> batch -",
      "appcli: 'batch' cannot read what is typed here. Name a file.",
      "appcli[0]> unwatch",
      "appcli: nothing is watched. 'watch' begins to.",
      "appcli[0]> inc",
      "count: 0 → 1  (rev 1)",
      "appcli[1]>",
    ]
    #expect(try terminal.screen(becoming: lines) == lines)
  }

  @Test func `answers are JSON where the line or the session asks for it`() throws {
    let terminal = try session()
    try terminal.type("get age --json")
    try terminal.press("Enter")
    let lines = ["appcli[0]> get age --json", #"{"rev":0,"key":"age","value":0}"#, "appcli[0]>"]
    #expect(try terminal.screen(becoming: lines) == lines)
    try terminal.press("C-d")

    let other = try session("--json", columns: 120)
    try other.type("set")
    try other.press("Enter")
    let answer =
      #"{"error":"missing-word","exit":64,"message":"KEY is missing","hint":"'appcli help set' shows how."}"#
    let json = ["appcli[0]> set", answer, "appcli[0]>"]
    #expect(try other.screen(becoming: json) == json)
  }

  @Test func `a paste runs nothing before Enter, and then each of its lines`() throws {
    let terminal = try session()
    try terminal.type("s")
    try terminal.paste("et name Ann\nset age 36\n")
    let typed = #"appcli[0]> set name Ann\nset age 36"#
    #expect(try terminal.screen(becoming: [typed]) == [typed])

    try terminal.press("Enter")

    let lines = [typed, #"name: "" → "Ann"  (rev 1)"#, "age: 0 → 36  (rev 2)", "appcli[2]>"]
    #expect(try terminal.screen(becoming: lines) == lines)
  }

  @Test func `Ctrl-C gives a new line, Ctrl-L a clear screen`() throws {
    let terminal = try session()
    try terminal.type("set na")
    try terminal.press("C-c")
    #expect(
      try terminal.screen(becoming: ["appcli[0]> set na^C", "appcli[0]>"])
        == ["appcli[0]> set na^C", "appcli[0]>"])

    try terminal.type("get")
    try terminal.press("C-l")
    #expect(try terminal.screen(becoming: ["appcli[0]> get"]) == ["appcli[0]> get"])
  }

  // MARK: - History and completion

  @Test func `the history outlives the session, and the line in progress the look at it`() throws {
    let first = try session()
    try first.enter("set name Ann", then: "appcli[1]>")

    let second = try session(prompt: "appcli[1]>")
    try second.type("hal")
    try second.press("Up")
    #expect(try second.lastLine(becoming: "appcli[1]> set name Ann") == "appcli[1]> set name Ann")
    try second.press("Down")
    #expect(try second.lastLine(becoming: "appcli[1]> hal") == "appcli[1]> hal")
  }

  @Test func `Ctrl-R finds a line, and Enter runs it`() throws {
    let terminal = try session()
    try terminal.enter("inc 5", then: "appcli[1]>")
    try terminal.enter("get", then: "appcli[1]>")
    try terminal.press("C-r")
    try terminal.type("nc")
    #expect(try terminal.lastLine(becoming: "(search 'nc')> inc 5") == "(search 'nc')> inc 5")

    try terminal.press("Enter")

    let lines = [
      "appcli[0]> inc 5", "count: 0 → 5  (rev 1)", "appcli[1]> get", "name", "age   0", "count 5",
      "appcli[1]> inc 5", "count: 5 → 10  (rev 2)", "appcli[2]>",
    ]
    #expect(try terminal.screen(becoming: lines) == lines)
  }

  @Test func `TAB completes, and shows what there is to choose from`() throws {
    let terminal = try session()
    try terminal.type("se")
    try terminal.press("Tab")
    try terminal.type("n")
    try terminal.press("Tab")
    #expect(try terminal.lastLine(becoming: "appcli[0]> set name") == "appcli[0]> set name")

    try terminal.press("C-u")
    try terminal.type("get ")
    try terminal.press("Tab")
    let lines = ["appcli[0]> get", "name   age    count", "appcli[0]> get"]
    #expect(try terminal.screen(becoming: lines) == lines)
  }

  // MARK: - Other processes

  @Test func `what is watched is shown above the line being typed`() throws {
    let terminal = try session()
    try terminal.enter("watch", then: "appcli[0]>")
    try terminal.type("set name ha")
    try terminal.press("Left")
    _ = try terminal.lastLine(becoming: "appcli[0]> set name ha")

    try state.run("set", "name", "\u{1B}[2Jx")
    try state.run("set", "age", "36")
    try terminal.type("日")

    let lines = [
      "appcli[0]> watch", #"#0  ""  0  count 0"#, #"#1  \u{1b}[2Jx  0  count 0   set name"#,
      #"#2  \u{1b}[2Jx  36  count 0   set age"#, "appcli[2]> set name h日a",
    ]
    #expect(try terminal.screen(becoming: lines) == lines)
  }

  @Test func `what is watched is shown before the next line, also if that was typed ahead`() throws {
    let terminal = try session()
    try terminal.paste("watch count\ninc\nunwatch\nget count\n")
    try terminal.press("Enter")

    let lines = [
      #"appcli[0]> watch count\ninc\nunwatch\nget count"#, "#0  count 0", "count: 0 → 1  (rev 1)",
      "#1  count 1   set count", "1", "appcli[1]>",
    ]
    #expect(try terminal.screen(becoming: lines) == lines)
  }

  @Test func `unwatch ends it, and the prompt follows all the same`() throws {
    let terminal = try session()
    for line in ["watch count", "unwatch"] { try terminal.enter(line, then: "appcli[0]>") }
    let lines = ["appcli[0]> watch count", "#0  count 0", "appcli[0]> unwatch", "appcli[0]>"]
    #expect(try terminal.screen(becoming: lines) == lines)

    try state.run("inc")

    let after = Array(lines.dropLast()) + ["appcli[1]>"]
    #expect(try terminal.screen(becoming: after) == after)
  }

  @Test func `a watch ends where it was asked to`() throws {
    let terminal = try session()
    try terminal.enter("watch count --limit 2 --timeout 1min", then: "appcli[0]>")

    try state.run("inc")
    _ = try terminal.lastLine(becoming: "appcli[1]>")
    try state.run("inc")

    let lines = [
      "appcli[0]> watch count --limit 2 --timeout 1min", "#0  count 0", "#1  count 1   set count",
      "appcli[2]>",
    ]
    #expect(try terminal.screen(becoming: lines) == lines)
  }

  // MARK: - Long lines

  @Test func `a long line is wrapped, and wrapped anew when the window is resized`() throws {
    let terminal = try session(columns: 20, rows: 10)
    try terminal.type("get 日本語日本語日本語x")
    let narrow = ["appcli[0]> get 日本", "語日本語日本語x"]
    #expect(try terminal.screen(becoming: narrow) == narrow)

    try terminal.resize(columns: 30, rows: 10)
    let wide = ["appcli[0]> get 日本語日本語日", "本語x"]
    #expect(try terminal.screen(becoming: wide) == wide)

    try terminal.press("Home", "M-f", "C-k")
    #expect(try terminal.screen(becoming: ["appcli[0]> get"]) == ["appcli[0]> get"])
  }

  @Test func `of a line higher than the window, the part around the cursor is shown`() throws {
    let terminal = try session(columns: 20, rows: 3)
    try terminal.type("0123456789012345678901234567890123456789012345678901234567890123456")
    let bottom = ["90123456789012345678", "90123456789012345678", "901234567890123456"]
    #expect(try terminal.screen(becoming: bottom) == bottom)

    try terminal.press("C-a")
    let top = ["appcli[0]> 012345678", "90123456789012345678", "90123456789012345678"]
    #expect(try terminal.screen(becoming: top) == top)
  }

  // MARK: - The terminal is put back

  /// Starts a session in a shell, which notes the modes of the terminal before and after it.
  private func shell() throws -> Tmux {
    let files = ["before", "after"].map { "\(state.parent)/\($0)" }
    try """
    stty -a > \(files[0])
    \(Program.path) repl
    code=$?
    stty -a > \(files[1])
    echo code $code
    """.write(toFile: state.parent + "/script", atomically: true, encoding: .utf8)
    let terminal = try Tmux("sh \(state.parent)/script", on: state)
    _ = try terminal.lastLine(becoming: "appcli[0]>")
    return terminal
  }

  private func modes(_ name: String) -> String? {
    try? String(contentsOfFile: "\(state.parent)/\(name)", encoding: .utf8)
  }

  @Test(arguments: ["exit", "quit", "  exit  "])
  func `exit and quit end the session, and leave the terminal as it was`(_ word: String) throws {
    let terminal = try shell()
    try terminal.type(word)
    try terminal.press("Enter")

    #expect(try terminal.lastLine(becoming: "code 0") == "code 0")
    #expect(modes("before") == modes("after"))
    #expect(modes("before")?.contains(" icanon") == true)
  }

  @Test func `so does Ctrl-D on an empty line`() throws {
    let terminal = try shell()
    try terminal.type("x")
    try terminal.press("Left", "C-d", "C-d")

    let lines = ["appcli[0]>", "code 0"]
    #expect(try terminal.screen(becoming: lines) == lines)
    #expect(modes("before") == modes("after"))
  }

  @Test(arguments: [(SIGTERM, 143), (SIGHUP, 129), (SIGSEGV, 139), (SIGILL, 132), (SIGABRT, 134)])
  func `a signal that ends it, or a crash, leaves the terminal as it was`(_ number: Int32, _ code: Int) throws
  {
    let terminal = try shell()
    try terminal.type("half a li")
    _ = try terminal.lastLine(becoming: "appcli[0]> half a li")

    let script = try terminal.child()
    let children = try String(contentsOfFile: "/proc/\(script)/task/\(script)/children", encoding: .utf8)
    kill(pid_t(children.split(separator: " ")[0])!, number)

    #expect(try terminal.lastLine(becoming: "code \(code)") == "code \(code)")
    #expect(modes("before") == modes("after"))
  }

  @Test func `Ctrl-Z stops it with the terminal as it was, and it comes back to the line`() throws {
    let terminal = try Tmux("sh -i", on: state)
    try terminal.type("stty -a > \(state.parent)/before; \(Program.path) repl")
    try terminal.press("Enter")
    _ = try terminal.lastLine(becoming: "appcli[0]>")
    try terminal.type("get")
    try terminal.press("C-z")
    _ = try terminal.lastLine(becoming: "$")
    try terminal.type("stty -a > \(state.parent)/after; echo done")
    try terminal.press("Enter")
    _ = try terminal.lastLine(becoming: "$")
    #expect(modes("before") == modes("after"))

    try terminal.type("fg")
    try terminal.press("Enter")

    #expect(try terminal.lastLine(becoming: "appcli[0]> get") == "appcli[0]> get")
    try terminal.type(" age")
    #expect(try terminal.lastLine(becoming: "appcli[0]> get age") == "appcli[0]> get age")
  }

  // MARK: - Terminals that can do less

  @Test func `in a dumb terminal lines are plain`() throws {
    let terminal = try Tmux("TERM=dumb \(Program.path) repl", on: state)
    _ = try terminal.lastLine(becoming: "appcli[0]>")
    try terminal.enter("set age 200", then: "appcli[0]>")
    try terminal.enter("inc", then: "appcli[1]>")

    let lines = [
      "appcli[0]> set age 200", "appcli: age '200' is out of range. Nothing was changed. An age is 0 to 150.",
      "appcli[0]> inc", "count: 0 → 1  (rev 1)", "appcli[1]>",
    ]
    #expect(try terminal.screen(becoming: lines) == lines)
  }
}
