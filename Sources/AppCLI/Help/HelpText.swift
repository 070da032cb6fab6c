/// The words of the help.
enum HelpText {
  /// What somebody reads who typed no command.
  static var short: String {
    (introduction + ["'appcli help' says more, 'appcli help COMMAND' all about a command."])
      .joined(separator: "\n\n")
  }

  /// What the program is, and everything that has a page.
  static var overview: String {
    let topics = HelpTopic.allCases.map { ($0.rawValue, $0.summary) }
    let rest = [
      "OPTIONS OF EVERY COMMAND:\n" + table(Option.common.map(row)), "TOPICS:\n" + table(topics),
      "'appcli help COMMAND' and 'appcli help TOPIC' show a page.",
    ]
    return (introduction + rest).joined(separator: "\n\n")
  }

  /// What one command does and takes.
  static func command(_ manual: Manual) -> String {
    var parts = ["OVERVIEW: \(manual.summary)."]
    if !manual.examples.isEmpty { parts.append(examples(manual.examples)) }
    parts.append("USAGE: " + manual.synopses.joined(separator: "\n       "))
    if !manual.details.isEmpty { parts.append(manual.details.wrapped(to: width)) }
    if !manual.options.isEmpty { parts.append("OPTIONS:\n" + table(manual.options.map(row))) }
    parts.append("OPTIONS OF EVERY COMMAND:\n" + table(Option.common.map(row)))
    return parts.joined(separator: "\n\n")
  }

  /// What there is to know about a topic.
  static func topic(_ topic: HelpTopic) -> String {
    let blocks = topic.blocks.map { block in
      switch block {
      case .text(let text): text.wrapped(to: width)
      case .table(let rows): table(rows)
      }
    }
    return (["OVERVIEW: \(topic.summary)."] + blocks).joined(separator: "\n\n")
  }

  private static var introduction: [String] {
    [
      "OVERVIEW: \(HelpText.purpose).", examples(firstExamples), "USAGE: appcli COMMAND [WORDS] [OPTIONS]",
      "COMMANDS:\n" + table(CommandTable.manuals.map { ($0.name, $0.summary) }),
    ]
  }

  /// One sentence about the program.
  static let purpose = "Keep a user's name and age and a count, and watch them change"

  /// What a new user would try.
  static let firstExamples = ["appcli set name 'Grace Hopper'", "appcli get", "appcli inc", "appcli watch"]

  /// Narrow enough for any terminal.
  private static let width = 80

  private static func examples(_ lines: [String]) -> String {
    "EXAMPLES:\n  " + lines.joined(separator: "\n  ")
  }

  private static func row(_ option: Option) -> (String, String) { (option.synopsis, option.summary) }

  private static func table(_ rows: [(String, String)]) -> String {
    let first = rows.map(\.0.displayWidth).max() ?? 0
    let margin = "\n" + String(repeating: " ", count: first + 4)
    return rows.map { term, meaning in
      let lines = meaning.wrapped(to: width - first - 4).split(separator: "\n")
      return "  \(term.padded(to: first))  \(lines.joined(separator: margin))"
    }.joined(separator: "\n")
  }
}

extension Manual {
  /// The command with its words and options, one form a line.
  var synopses: [String] {
    usage.map { form in
      (["appcli", name] + (form.isEmpty ? [] : [form]) + (options.isEmpty ? [] : ["[OPTIONS]"]))
        .joined(separator: " ")
    }
  }
}

extension Option {
  /// The option as it is written: `-n, --lines N|all`.
  var synopsis: String {
    ([names.joined(separator: ", ")] + (placeholder.map { [$0] } ?? [])).joined(separator: " ")
  }
}

extension String {
  /// The text, broken at blanks. Line breaks in it stay.
  fileprivate func wrapped(to width: Int) -> String {
    split(separator: "\n", omittingEmptySubsequences: false).map { paragraph in
      var lines = [""]
      for word in paragraph.split(separator: " ").map(String.init) {
        let last = lines[lines.count - 1]
        if last.isEmpty {
          lines[lines.count - 1] = word
        } else if last.displayWidth + 1 + word.displayWidth <= width {
          lines[lines.count - 1] += " " + word
        } else {
          lines.append(word)
        }
      }
      return lines.joined(separator: "\n")
    }.joined(separator: "\n")
  }
}
