import Glibc

struct ReplCommand: Command {
  static let manual = Manual(
    name: "repl", usage: [""], summary: "Type one command after the other",
    details: """
      The commands are typed without 'appcli', or with it, and quoted as in a batch. One that fails does not end the session; \
      'exit', 'quit' and Ctrl-D do. The prompt shows the last revision. 'watch' goes on above the prompt while you \
      type, until 'unwatch'.

      TAB completes, Ctrl-R searches the history, and the other keys are those of a shell. The history is kept in \
      the file of APPCLI_HISTFILE, else in appcli/history in XDG_STATE_HOME, else in ~/.local/state/appcli/history; \
      a line that begins with a blank is not kept.

      Where input or output is no terminal, the first line that fails ends the session, as in a batch.
      """,
    examples: ["appcli repl"])

  init(_ arguments: inout Arguments) {}

  func run(in session: Session) throws {
    let isTerminal = isatty(STDIN_FILENO) == 1 && session.output.isTerminal
    if isTerminal, (try? session.environment.text("TERM")) != "dumb", var repl = Repl(in: session) {
      try repl.run()
    } else {
      try PlainRepl(in: session, isInteractive: isTerminal).run()
    }
  }
}
