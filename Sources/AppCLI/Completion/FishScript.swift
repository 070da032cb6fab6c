/// The completion of fish.
enum FishScript {
  static func text(_ commands: [Manual]) -> String {
    let valued = Option.allCases.filter { $0.placeholder != nil }.flatMap(\.names)
    let commandLines = commands.map { line("__appcli_at ''", ["-a", $0.name, "-d", quoted($0.summary)]) }
    let wordLines = commands.flatMap { manual in
      manual.words.enumerated().flatMap { index, kind in
        offers(kind).map {
          line("__appcli_at \(([manual.name] + (0..<index).map { _ in "'*'" }).joined(separator: " "))", $0)
        }
      }
    }
    let optionLines = Option.allCases.map { option in
      let owners = commands.filter { $0.options.contains(option) }.map(\.name)
      return line(for: option, of: owners)
    }
    return #"""
      # Completion of appcli for fish.
      # \#(Shell.fish.installation)

      # The options that a value follows.
      set -g __appcli_valued \#(valued.joined(separator: " "))

      # The words before the cursor that are no options and no values of options.
      function __appcli_words
          set -l words
          set -l skips
          for token in (commandline -opc)[2..]
              if set -q skips[1]
                  set -e skips[1]
              else if contains -- $token $__appcli_valued
                  set -a skips 1
              else if not string match -qr '^-[^0-9]' -- $token
                  set -a words $token
              end
          end
          printf '%s\n' $words
      end

      # Whether the words before the cursor are these: '*' stands for any, '' for the empty line that is there without one.
      function __appcli_at
          set -l words (__appcli_words)
          test (count $words) = (count $argv); and string match -q -- "$argv" "$words"
      end

      # Whether the command is one of these.
      function __appcli_in
          contains -- (__appcli_words)[1] $argv
      end

      # Whether none of these options is given. One whose value is being typed does not count.
      function __appcli_without
          set -l tokens (commandline -opc)[2..]
          contains -- "$tokens[-1]" $__appcli_valued; and set -e tokens[-1]
          for token in $tokens
              contains -- (string split -m 1 = -- $token)[1] $argv; and return 1
          end
          return 0
      end

      complete -c appcli -f
      \#((commandLines + wordLines + optionLines).joined(separator: "\n"))
      """#
  }

  private static func line(_ condition: String, _ rest: [String]) -> String {
    "complete -c appcli -n \(quoted(condition)) \(rest.joined(separator: " "))"
  }

  private static func line(for option: Option, of owners: [String]) -> String {
    let without = "__appcli_without \(option.ruledOut.flatMap(\.names).joined(separator: " "))"
    let condition = owners.isEmpty ? without : "__appcli_in \(owners.joined(separator: " ")); and \(without)"
    let short = option.short.map { ["-s", String($0.dropFirst())] } ?? []
    let value = option.placeholder == nil ? [] : value(option.value)
    return line(
      condition,
      short + ["-l", String(option.rawValue.dropFirst(2))] + value + ["-d", quoted(option.summary)])
  }

  private static func value(_ kind: WordKind) -> [String] {
    switch kind {
    case .file: ["-r", "-F"]
    case .directory: ["-x", "-a", quoted(directories)]
    case .free: ["-x"]
    case .oneOf, .topic: ["-x", "-a", quoted(kind.candidates.map(\.word).joined(separator: " "))]
    }
  }

  /// The arguments of `complete` that offer what can stand as a word, for each of its lines.
  private static func offers(_ kind: WordKind) -> [[String]] {
    switch kind {
    case .file: [["-F"]]
    case .directory: [["-a", quoted(directories)]]
    case .free: []
    case .oneOf, .topic:
      kind.candidates.map { ["-a", $0.word] + ($0.summary.isEmpty ? [] : ["-d", quoted($0.summary)]) }
    }
  }

  private static let directories = "(__fish_complete_directories)"

  /// The text in single quotes, as fish reads them.
  private static func quoted(_ text: String) -> String { "'" + text.backslashing("\\'") + "'" }
}
