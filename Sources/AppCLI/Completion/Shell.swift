/// A shell that completes what is typed after `appcli`, by a script that has every word of the table in it: completing
/// starts no process.
enum Shell: String, CaseIterable {
  case bash
  case zsh
  case fish

  static let names = allCases.map(\.rawValue)

  /// The script that teaches it these commands.
  func script(for commands: [Manual] = CommandTable.manuals) -> String {
    switch self {
    case .bash: BashScript.text(commands)
    case .zsh: ZshScript.text(commands)
    case .fish: FishScript.text(commands)
    }
  }

  /// How the script is installed.
  var installation: String {
    switch self {
    case .bash: "Put this line into ~/.bashrc:  source <(appcli completions bash)"
    case .zsh:
      "Save it as _appcli in a directory of $fpath, or after compinit:  source <(appcli completions zsh)"
    case .fish: "Save it:  appcli completions fish > ~/.config/fish/completions/appcli.fish"
    }
  }
}

extension Option {
  /// What is not offered beside it: itself, and the options it excludes.
  var ruledOut: [Option] { Option.allCases.filter { $0 == self || excludes($0) } }
}

extension Manual {
  /// The options that may stand behind the command.
  var allOptions: [Option] { options + Option.common }
}

extension String {
  /// The text in single quotes, as bash and zsh read them.
  var shellQuoted: String {
    "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#) + "'"
  }

  /// The text with a backslash before each of `characters`.
  func backslashing(_ characters: String) -> String {
    reduce(into: "") { $0 += characters.contains($1) ? "\\\($1)" : "\($1)" }
  }
}
