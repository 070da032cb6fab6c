import Foundation

/// A terminal that a test types into and looks at: a window of tmux.
final class Tmux {
  static let isAvailable = executable != nil

  private static let executable = Tool.path(of: "tmux")

  private let socket: String

  /// Runs a command line of the shell in a terminal of this size.
  init(_ command: String, on state: TemporaryState, columns: Int = 80, rows: Int = 24) throws {
    socket = "\(state.parent)/tmux-\(UUID())"
    let variables = state.environment.map { "\($0.key)=\($0.value)" }
    let fixed = ["PATH=/usr/bin:/bin", "LANG=C.UTF-8", "SWIFT_BACKTRACE=enable=no", "PS1=$ "]
    // What comes after the command keeps the window open.
    try run(
      ["-u", "-f", "/dev/null", "new-session", "-d", "-x", "\(columns)", "-y", "\(rows)", "env", "-i"]
        + ["TERM=screen"] + fixed + variables + ["sh", "-c", command + "; exec cat"])
  }

  deinit {
    _ = try? run(["kill-server"])
  }

  /// Types text as it is.
  func type(_ text: String) throws { try run(["send-keys", "-l", text]) }

  /// Presses keys: `Enter`, `C-a`, `M-b`, `Up`.
  func press(_ keys: String...) throws { try run(["send-keys"] + keys) }

  /// Types a line and Enter, and waits for the prompt after it: what is typed before that is echoed by the system.
  func enter(_ line: String, then prompt: String) throws {
    try type(line)
    _ = try wait { $0.last?.hasSuffix(line) == true }
    try press("Enter")
    _ = try lastLine(becoming: prompt)
  }

  /// Pastes text, between the marks of a paste.
  func paste(_ text: String) throws {
    try run(["set-buffer", text])
    try run(["paste-buffer", "-p"])
  }

  func resize(columns: Int, rows: Int) throws {
    try run(["resize-window", "-x", "\(columns)", "-y", "\(rows)"])
  }

  /// The lines on the screen, the last blank ones left out. Waits for them to become these.
  func screen(becoming expected: [String]) throws -> [String] {
    try wait(for: { $0 == expected })
  }

  /// The last line on the screen. Waits for it to become this one.
  func lastLine(becoming expected: String) throws -> String {
    try wait(for: { $0.last == expected }).last ?? ""
  }

  /// The column of the cursor.
  func cursorColumn() throws -> String {
    try run(["display-message", "-p", "#{cursor_x}"]).trimmingCharacters(in: .newlines)
  }

  /// The process that the shell of the window has started.
  func child() throws -> pid_t {
    let shell = try run(["display-message", "-p", "#{pane_pid}"]).trimmingCharacters(in: .newlines)
    let children = try String(contentsOfFile: "/proc/\(shell)/task/\(shell)/children", encoding: .utf8)
    return pid_t(children.split(separator: " ").first ?? "") ?? 0
  }

  private func wait(for isReached: ([String]) -> Bool) throws -> [String] {
    let deadline = ContinuousClock.now + .seconds(10)
    while true {
      var lines = try run(["capture-pane", "-p"]).split(separator: "\n", omittingEmptySubsequences: false)
        .map(String.init)
      while lines.last?.isEmpty == true { lines.removeLast() }
      if isReached(lines) || deadline < .now { return lines }
      usleep(5000)
    }
  }

  @discardableResult
  private func run(_ arguments: [String]) throws -> String {
    var tmux = Launch(["-S", socket] + arguments, ["PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"])
    tmux.executable = Tmux.executable!
    return try tmux.start().finish().output
  }
}
