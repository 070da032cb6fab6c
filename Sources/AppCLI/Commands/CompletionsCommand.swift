struct CompletionsCommand: Command {
  static let manual = Manual(
    name: "completions", usage: ["bash|zsh|fish"], words: [.oneOf(Shell.names)],
    summary: "Print the script that lets a shell complete words",
    details: Shell.allCases.map { "\($0): \($0.installation)" }.joined(separator: "\n"),
    examples: ["appcli completions fish > ~/.config/fish/completions/appcli.fish"])

  private let shell: Shell

  init(_ arguments: inout Arguments) throws(CommandError) {
    let word = try arguments.takeWord(named: "SHELL")
    guard let shell = Shell(rawValue: word) else {
      throw .usage(
        "unknown-shell", "unknown shell \(Escaping.quoted(word))",
        hint: didYouMean(word, among: Shell.names) ?? "The shells are \(Shell.names.joined(separator: ", "))."
      )
    }
    self.shell = shell
  }

  func run(in session: Session) throws {
    let script = shell.script()
    try session.print(script, orJSON: [("shell", .string(shell.rawValue)), ("script", .string(script))])
  }
}
