/// The words of the help.
enum HelpText {
  /// What the program is, and its commands.
  static var overview: String {
    """
    OVERVIEW: Keep a user's name and age and a count, and watch them change.

    USAGE: appcli COMMAND [WORDS] [OPTIONS]

    COMMANDS:
    \(table(CommandTable.commands.map { ($0.manual.name, $0.manual.summary) }))

    OPTIONS OF EVERY COMMAND:
    \(options(Option.common))

    The state is kept in the directory of --state-dir, else of APPCLI_STATE_DIR, else in appcli
    in XDG_STATE_HOME, else in ~/.local/state/appcli.

    EXIT CODES: 0 done, 1 the answer is no, 64 usage, 65 bad data, 66 no such file, 70 a bug,
    73 cannot create, 74 input or output failed, 75 lock timeout, 76 history gone,
    77 no permission, 78 bad environment, 124 timeout, 128 and more: ended by a signal.

    'appcli help COMMAND' shows the words and options of a command.
    """
  }

  /// What one command does and takes.
  static func command(_ manual: Manual) -> String {
    let forms = manual.usage.map { $0.isEmpty ? "appcli \(manual.name)" : "appcli \(manual.name) \($0)" }
    let optionsForm = manual.options.isEmpty ? "" : " [OPTIONS]"
    var parts = [
      "OVERVIEW: \(manual.summary).",
      "USAGE: " + forms.map { $0 + optionsForm }.joined(separator: "\n       "),
    ]
    if !manual.details.isEmpty { parts.append(wrapped(manual.details, to: 90)) }
    if !manual.options.isEmpty { parts.append("OPTIONS:\n" + options(manual.options)) }
    parts.append("OPTIONS OF EVERY COMMAND:\n" + options(Option.common))
    if !manual.examples.isEmpty { parts.append("EXAMPLES:\n  " + manual.examples.joined(separator: "\n  ")) }
    return parts.joined(separator: "\n\n")
  }

  private static func options(_ options: [Option]) -> String {
    table(
      options.map { option in
        let names = option.short.map { "\($0), \(option.rawValue)" } ?? option.rawValue
        return (option.placeholder.map { "\(names) \($0)" } ?? names, option.summary)
      })
  }

  private static func table(_ rows: [(String, String)]) -> String {
    let width = rows.map(\.0.displayWidth).max() ?? 0
    return rows.map { "  \($0.0.padded(to: width))  \($0.1)" }.joined(separator: "\n")
  }

  /// Breaks text at blanks. Line breaks in it stay.
  private static func wrapped(_ text: String, to width: Int) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { paragraph in
      var lines = [""]
      for word in paragraph.split(separator: " ") {
        let last = lines[lines.count - 1]
        if last.isEmpty {
          lines[lines.count - 1] = String(word)
        } else if last.displayWidth + 1 + String(word).displayWidth <= width {
          lines[lines.count - 1] += " " + word
        } else {
          lines.append(String(word))
        }
      }
      return lines.joined(separator: "\n")
    }.joined(separator: "\n")
  }
}
