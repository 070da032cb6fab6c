/// The completion of bash 4 and later, without the bash-completion package.
enum BashScript {
  static func text(_ commands: [Manual]) -> String {
    let options =
      commands.filter { !$0.options.isEmpty }.map { ($0.name, $0.allOptions) } + [("*", Option.common)]
    return #"""
      # Completion of appcli for bash 4 and later.
      # \#(Shell.bash.installation)

      _appcli() {
        local typed=${2-${COMP_WORDS[COMP_CWORD]}} start= command= option= past= gone=' ' index=0 i
        COMPREPLY=()
        [[ $typed != = ]] || typed=
        for ((i = 1; i < COMP_CWORD; i++)); do
          if [[ $option ]]; then
            [[ ${COMP_WORDS[i]} == = ]] || option=
          elif [[ ${COMP_WORDS[i]} == [=:]* ]]; then
            ((++i)) # bash parts words here: what follows belongs to the word before
          elif [[ $past || ${COMP_WORDS[i]} != -* || ${COMP_WORDS[i]} == -[0-9]* ]]; then
            if [[ $command ]]; then ((++index)); else command=${COMP_WORDS[i]}; fi
          elif [[ ${COMP_WORDS[i]} == -- ]]; then
            past=1
          else
            _appcli_given "${COMP_WORDS[i]}"
          fi
        done
        if [[ ! $option && ! $past && $typed == --*=* ]]; then # where COMP_WORDBREAKS has no equals sign
          option=${typed%%=*} start=$option= typed=${typed#*=}
        fi
        if [[ $option ]]; then
          case $option in
      \#(cases(Option.allCases.filter { $0.placeholder != nil }.map { (pattern($0), offer($0.value)) }))
          esac
        elif [[ ! $past && $typed == -* ]]; then
          for ((i = COMP_CWORD + 1; i < ${#COMP_WORDS[@]}; i++)); do _appcli_given "${COMP_WORDS[i]}"; done
          case $command in
      \#(cases(options.map { ($0, "_appcli_offer " + $1.map(\.rawValue).joined(separator: " ")) }))
          esac
        else
          case $command:$index in
            :0) _appcli_offer \#(commands.map(\.name).joined(separator: " ")) ;;
      \#(cases(commands.flatMap { manual in manual.words.enumerated().map { ("\(manual.name):\($0)", offer($1)) } }))
          esac
        fi
      }

      # Takes note of an option: what is ruled out by it, and whether a value follows.
      _appcli_given() {
        case ${1%%=*} in
      \#(cases(Option.allCases.map { (pattern($0), given($0)) }))
        esac
        [[ $1 != *=* ]] || option=
      }

      # Offers those of the words that begin with what is typed.
      _appcli_offer() {
        local word
        for word; do
          [[ $word != "$typed"* || $gone == *" $word "* ]] || COMPREPLY+=("$start$word")
        done
      }

      complete -F _appcli appcli
      """#
  }

  /// The branches of a `case`. Patterns with the same body share one.
  private static func cases(_ cases: [(pattern: String, body: String)]) -> String {
    var branches: [(patterns: String, body: String)] = []
    for (pattern, body) in cases where !body.isEmpty {
      if let index = branches.firstIndex(where: { $0.body == body }) {
        branches[index].patterns += "|" + pattern
      } else {
        branches.append((pattern, body))
      }
    }
    return branches.map { "      \($0.patterns)) \($0.body) ;;" }.joined(separator: "\n")
  }

  private static func pattern(_ option: Option) -> String { option.names.joined(separator: "|") }

  /// readline completes the names of files better than a script could: with quotes, tildes and colons.
  private static func offer(_ kind: WordKind) -> String {
    switch kind {
    case .file: "compopt -o default"
    case .directory: "compopt -o dirnames"
    default:
      kind.candidates.isEmpty ? "" : "_appcli_offer " + kind.candidates.map(\.word).joined(separator: " ")
    }
  }

  private static func given(_ option: Option) -> String {
    let gone = "gone+='\(option.ruledOut.map { "\($0.rawValue) " }.joined())'"
    return option.placeholder == nil ? gone : "\(gone) option=\(option.rawValue)"
  }
}
