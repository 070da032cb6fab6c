/// The page for man(1), in the macros of man(7).
enum ManPage {
  static func text(_ commands: [Manual] = CommandTable.manuals) -> String {
    let sections: [(String, [String])] = [
      ("NAME", ["appcli \\- keep a name, an age and a count, and watch them change"]),
      ("SYNOPSIS", [".B appcli", "\\fICOMMAND\\fR [\\fIWORDS\\fR] [\\fIOPTIONS\\fR]"]),
      ("DESCRIPTION", description),
      ("COMMANDS", commands.flatMap(command)),
      ("OPTIONS", options(commands)),
      ("STREAMS", blocks(of: .streams)),
      ("OUTPUT", blocks(of: .output)),
      ("ENVIRONMENT", blocks(of: .environment)),
      ("FILES", files.flatMap(tagged)),
      ("EXIT STATUS", blocks(of: .exitCodes)),
      ("EXAMPLES", example(commands.flatMap(\.examples))),
    ]
    let body = sections.flatMap { title, lines in [".SH " + title] + lines }
    return ([".TH APPCLI 1 \"\" \"appcli \(VersionCommand.number)\""] + body).joined(separator: "\n")
  }

  private static var description: [String] {
    [
      line(
        "\(HelpText.purpose). Every change is a revision in a journal, and is on disk when it is answered."),
      line("Other processes see it at once, and every program that watches sees every revision."),
    ] + blocks(of: .syntax)
  }

  private static let files = [
    ("~/.local/state/appcli/", "The journal, unless --state-dir or a variable names another place."),
    ("lock", "What writers lock; it is never removed."),
    ("00000000000000000000.log", "A segment of the journal, named after the revision that it builds on."),
    ("history", "What was typed in the repl, unless APPCLI_HISTFILE names another file."),
  ]

  private static func command(_ manual: Manual) -> [String] {
    let head = manual.synopses.enumerated().flatMap { index, form in
      [index == 0 ? ".TP" : ".TQ", ".B " + roff(form)]
    }
    let details = manual.details.split(separator: "\n").flatMap { [".IP", line(String($0))] }
    return head + [line(manual.summary + ".")] + details
  }

  private static func options(_ commands: [Manual]) -> [String] {
    let others = Option.allCases.filter { option in commands.contains { $0.options.contains(option) } }
    return [line("Every command takes these:")] + Option.common.flatMap { option($0, of: commands) }
      + [".PP", line("Some commands take these:")] + others.flatMap { option($0, of: commands) }
  }

  private static func option(_ option: Option, of commands: [Manual]) -> [String] {
    let owners = commands.filter { $0.options.contains(option) }.map(\.name)
    let whose = owners.isEmpty ? "" : " (\(owners.joined(separator: ", ")))"
    return tagged(option.synopsis, option.summary + whose + ".")
  }

  private static func blocks(of topic: HelpTopic) -> [String] {
    topic.blocks.flatMap { block in
      switch block {
      case .text(let text): [".PP", line(text)]
      case .table(let rows): rows.flatMap { tagged($0, $1 + ".") }
      }
    }
  }

  private static func tagged(_ term: String, _ meaning: String) -> [String] {
    [".TP", ".B " + roff(term), line(meaning)]
  }

  private static func example(_ lines: [String]) -> [String] { [".EX"] + lines.map(line) + [".EE"] }

  /// A line of text. roff takes a leading dot or apostrophe for a request: an invisible character comes before it.
  private static func line(_ text: String) -> String {
    (text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" : "") + roff(text)
  }

  /// Text with nothing in it that roff acts on. A bare hyphen would be typeset as another character, which cannot be
  /// copied into a shell; so would the apostrophe, the grave accent, the tilde and the circumflex.
  private static func roff(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "'": result += "\\(aq"
      case "`": result += "\\(ga"
      case "~": result += "\\(ti"
      case "^": result += "\\(ha"
      case "\"": result += "\\(dq"
      case let scalar where !scalar.isASCII: result += "\\[u\(hexadecimal(scalar))]"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }

  /// At least four digits, as groff wants them.
  private static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
