import Foundation
import Testing

@Suite struct ValuesTests {
  private let state = TemporaryState()

  @Test func `before anything was set get shows the initial values and creates nothing`() throws {
    #expect(try state.run("get") == .success("name\t\nage\t0\ncount\t0\n"))
    #expect(!FileManager.default.fileExists(atPath: state.directory))
  }

  @Test func `a change is answered with its revision, its key and its value`() throws {
    #expect(try state.run("set", "name", "Ann") == .success("1\tname\tAnn\n"))
    #expect(try state.run("set", "age", "36") == .success("2\tage\t36\n"))
    #expect(try state.run("set", "count", "-3") == .success("3\tcount\t-3\n"))
    #expect(try state.run("inc") == .success("4\tcount\t-2\n"))
    #expect(try state.run("inc", "10") == .success("5\tcount\t8\n"))
    #expect(try state.run("dec", "3") == .success("6\tcount\t5\n"))
    #expect(try state.run("get") == .success("name\tAnn\nage\t36\ncount\t5\n"))
  }

  @Test func `reset puts back one value or all`() throws {
    try state.run("set", "name", "Ann")
    try state.run("set", "age", "36")

    #expect(try state.run("reset", "age") == .success("3\treset\n"))
    #expect(try state.run("get", "age") == .success("0\n"))
    #expect(
      try state.run("reset", "--json") == .success("{\"rev\":4,\"reset\":[\"name\",\"age\",\"count\"]}\n"))
    #expect(try state.run("get", "name") == .success("\n"))
  }

  @Test func `answers in JSON have the old value too`() throws {
    try state.run("set", "name", "Ada")

    #expect(
      try state.run("set", "name", "Grace", "--json")
        == .success(#"{"rev":2,"key":"name","old":"Ada","value":"Grace"}"# + "\n"))
    #expect(
      try state.run("--json", "get", "name") == .success(#"{"rev":2,"key":"name","value":"Grace"}"# + "\n"))
    #expect(try state.run("get", "--json") == .success(#"{"rev":2,"name":"Grace","age":0,"count":0}"# + "\n"))
  }

  @Test func `quiet leaves out the confirmation, not what was asked for`() throws {
    #expect(try state.run("set", "name", "Ann", "-q") == .success(""))
    #expect(try state.run("get", "name", "--quiet") == .success("Ann\n"))
  }

  @Test func `a name with an escape sequence is kept, shown escaped, and got raw`() throws {
    #expect(try state.run("set", "name", "\u{1B}[31mred\n\\") == .success("1\tname\t\\u{1b}[31mred\\n\\\\\n"))
    #expect(try state.run("get", "name") == .success("\u{1B}[31mred\n\\\n"))
    #expect(
      try state.run("get", "name", "--json")
        == .success(#"{"rev":1,"key":"name","value":"\u001b[31mred\u000a\\"}"# + "\n"))
  }

  @Test func `a value that begins with a hyphen needs two hyphens before it`() throws {
    #expect(
      try state.run("set", "name", "-5")
        == .failure(64, "appcli: unknown option '-5'. A value that begins with '-' needs '--' before it.\n"))
    #expect(try state.run("set", "name", "--", "-5") == .success("1\tname\t-5\n"))
  }

  @Test func `if-rev writes only on that revision`() throws {
    try state.run("set", "name", "Ann")

    #expect(
      try state.run("set", "age", "36", "--if-rev", "0")
        == .failure(
          1,
          "appcli: the state is at revision 1, not 0. Nothing was changed (still rev 1). "
            + "Look at it again with 'appcli get'.\n"))
    #expect(try state.run("set", "age", "36", "--if-rev=1") == .success("2\tage\t36\n"))
  }

  @Test func `the state is where the option, the variables or the home directory say`() throws {
    let option = state.parent + "/option"
    #expect(try state.run("set", "name", "A", "--state-dir", option).ending == .exit(0))
    #expect(FileManager.default.fileExists(atPath: option + "/lock"))

    state.environment = ["XDG_STATE_HOME": state.parent + "/xdg", "HOME": state.parent]
    #expect(try state.run("set", "name", "B").ending == .exit(0))
    #expect(FileManager.default.fileExists(atPath: state.parent + "/xdg/appcli/lock"))

    state.environment = ["XDG_STATE_HOME": "relative", "HOME": state.parent]
    #expect(try state.run("set", "name", "C").ending == .exit(0))
    #expect(FileManager.default.fileExists(atPath: state.parent + "/.local/state/appcli/lock"))
  }
}
