import Testing

@testable import AppCLI

/// The scripts as text, for machines that do not have the shells.
@Suite struct ShellScriptTests {
  private let odd = Manual(
    name: "odd", usage: [""], words: [.stream, .file], summary: #"It's $(x) [y] "z" \"#,
    options: [.lines, .once])

  @Test(arguments: Shell.allCases)
  func `a script has every command and every option, and says how it is installed`(shell: Shell) throws {
    let script = shell.script()

    for name in CommandTable.names { #expect(script.contains(name)) }
    for option in Option.allCases { #expect(script.contains(option.rawValue.dropFirst(2))) }
    #expect(script.contains("# " + shell.installation))
  }

  @Test func `bash: a branch for each place and each option`() {
    let script = Shell.bash.script(for: [odd])

    #expect(script.contains("\n      :0) _appcli_offer odd ;;\n"))
    #expect(
      script.contains("\n      odd:0) _appcli_offer user count all ;;\n      odd:1) compopt -o default ;;\n"))
    #expect(script.contains("\n      odd) _appcli_offer --lines --once --json "))
    #expect(script.contains("\n      -n|--lines) gone+='--lines --rev --since --once ' option=--lines ;;\n"))
  }

  @Test func `zsh: a summary is quoted, and an option rules out others`() {
    let script = Shell.zsh.script(for: [odd])

    #expect(script.contains(#"'odd:It'\''s $(x) [y] "z" \\'"#))
    #expect(script.contains("'(-n --lines --rev --since --once)--once[Print the current value and end]'"))
    #expect(script.contains("--lines=[Begin with the last N lines of history]:N|all:((all))'"))
    #expect(script.contains("'2:word:_files'"))
  }

  @Test func `fish: a summary is quoted, and an option rules out others`() {
    let script = Shell.fish.script(for: [odd])

    #expect(script.contains(#"-a odd -d 'It\'s $(x) [y] "z" \\'"#))
    #expect(
      script.contains(
        "complete -c appcli -n '__appcli_in odd; and __appcli_without -n --lines --rev --since --once' "
          + "-s n -l lines -x -a 'all' -d 'Begin with the last N lines of history'\n"))
    #expect(script.contains("complete -c appcli -n '__appcli_at odd \\'*\\'' -F\n"))
  }

  @Test(
    .enabled(if: Tool.isInstalled("zsh"), "zsh is not installed"), arguments: [Shell.bash, .zsh])
  func `zsh and bash read it without complaint`(shell: Shell) throws {
    #expect(try Tool.run(shell.rawValue, "-n", input: shell.script(for: CommandTable.manuals + [odd])) == "")
  }

  @Test(.enabled(if: Tool.isInstalled("fish"), "fish is not installed"))
  func `fish reads it without complaint`() throws {
    #expect(try Tool.run("fish", "-n", input: Shell.fish.script(for: CommandTable.manuals + [odd])) == "")
  }
}
