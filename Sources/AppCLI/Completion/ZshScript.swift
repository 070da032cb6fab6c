/// The completion of zsh.
enum ZshScript {
  static func text(_ commands: [Manual]) -> String {
    #"""
    #compdef appcli
    # Completion of appcli for zsh.
    # \#(Shell.zsh.installation)

    _appcli() {
      local curcontext=$curcontext state
      local -a line common commands
      local -A opt_args
      common=(
    \#(lines(Option.common.flatMap(specifications), indent: 4))
      )
      _arguments -CS $common '1: :->command' '*:: :->words' && return
      case $state in
        command)
          commands=(
    \#(lines(commands.map { describe($0.name, $0.summary).shellQuoted }, indent: 8))
          )
          _describe command commands
          ;;
        words)
          case $words[1] in
    \#(commands.map(command).joined(separator: "\n"))
          esac
          ;;
      esac
    }

    if [[ $funcstack[1] == _appcli ]]; then _appcli "$@"; else compdef _appcli appcli; fi
    """#
  }

  private static func lines(_ lines: [String], indent: Int) -> String {
    lines.map { String(repeating: " ", count: indent) + $0 }.joined(separator: "\n")
  }

  private static func command(_ manual: Manual) -> String {
    let own = manual.options.flatMap(specifications)
    let words = manual.words.enumerated().map { "\($0 + 1):word:\(action($1))".shellQuoted }
    return (["        \(manual.name)) _arguments -S $common"] + (own + words).map { "          \($0)" })
      .joined(separator: " \\\n") + " ;;"
  }

  /// The lines that _arguments wants for an option, one for each name.
  private static func specifications(_ option: Option) -> [String] {
    option.names.map { name in
      let ruledOut = option.ruledOut.flatMap(\.names).joined(separator: " ")
      let equals = name.hasPrefix("--") && option.placeholder != nil ? "=" : ""
      let value = option.placeholder.map { ":\($0.backslashing(":\\")):\(action(option.value))" } ?? ""
      return "(\(ruledOut))\(name)\(equals)[\(option.summary.backslashing("[]\\"))]\(value)".shellQuoted
    }
  }

  /// What fills a place.
  private static func action(_ kind: WordKind) -> String {
    switch kind {
    case .file: "_files"
    case .directory: "_files -/"
    case .free: ""
    case .oneOf, .topic: "((\(kind.candidates.map(choice).joined(separator: " "))))"
    }
  }

  private static func choice(_ candidate: Completion.Candidate) -> String {
    candidate.word + (candidate.summary.isEmpty ? "" : "\\:" + candidate.summary.escaped)
  }

  private static func describe(_ word: String, _ summary: String) -> String {
    word.backslashing(":\\") + ":" + summary.backslashing("\\")
  }
}

extension String {
  /// The text as one word of a list in an action of _arguments.
  fileprivate var escaped: String { backslashing(" \\:()[]{}'\"`$;&|<>*?#~") }
}
