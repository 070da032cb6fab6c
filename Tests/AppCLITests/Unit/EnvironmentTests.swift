import Testing

@testable import AppCLI

@Suite struct EnvironmentTests {
  private func environment(_ variables: [String: String]) -> Environment {
    Environment { variables[$0].map { Array($0.utf8) } }
  }

  @Test func `the state is where the first of three variables says`() throws {
    let home = ["HOME": "/home/ada"]
    let xdg = home.merging(["XDG_STATE_HOME": "/xdg"]) { $1 }
    let own = xdg.merging(["APPCLI_STATE_DIR": "here"]) { $1 }

    #expect(try environment(own).stateDirectory() == "here")
    #expect(try environment(xdg).stateDirectory() == "/xdg/appcli")
    #expect(try environment(home).stateDirectory() == "/home/ada/.local/state/appcli")
    #expect(
      try environment(home.merging(["XDG_STATE_HOME": "x"]) { $1 }).stateDirectory().hasPrefix("/home/ada/"))
  }

  @Test func `a value that names no place is an error of the environment`() {
    for variables in [[:], ["HOME": ""], ["HOME": "ada"], ["HOME": "/home/ada", "APPCLI_STATE_DIR": ""]] {
      let error = #expect(throws: CommandError.self) { try environment(variables).stateDirectory() }
      #expect(error?.exit == .badEnvironment)
    }
    let bad = Environment { $0 == "APPCLI_STATE_DIR" ? [0x2F, 0xFF] : nil }
    #expect(throws: CommandError.self) { try bad.stateDirectory() }
  }

  @Test(arguments: [
    ([:], true, true), ([:], false, false), (["NO_COLOR": "1"], true, false), (["NO_COLOR": ""], true, true),
    (["TERM": "dumb"], true, false), (["CLICOLOR_FORCE": "1"], false, true),
    (["CLICOLOR_FORCE": "0"], false, false),
    (["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], false, true),
  ])
  func `colour is for terminals, unless the environment says otherwise`(
    variables: [String: String], isTerminal: Bool, isColored: Bool
  ) {
    #expect(environment(variables).wantsColor(onTerminal: isTerminal) == isColored)
  }
}
