import Testing

@testable import AppCLI

@Suite struct ManTests {
  private let page = ManPage.text()

  @Test func `the page has its sections, in the usual order`() {
    let titles = page.split(separator: "\n").filter { $0.hasPrefix(".SH ") }.map { $0.dropFirst(4) }

    #expect(
      titles == [
        "NAME", "SYNOPSIS", "DESCRIPTION", "COMMANDS", "OPTIONS", "STREAMS", "OUTPUT", "ENVIRONMENT", "FILES",
        "EXIT STATUS", "EXAMPLES",
      ])
  }

  @Test func `the page has every command and every option, with whose it is`() {
    for name in CommandTable.names { #expect(page.contains("\n.B appcli \(name)")) }
    for option in Option.allCases {
      #expect(page.contains(option.rawValue.replacing("-", with: "\\-")))
    }
    #expect(page.contains("\n.B \\-\\-keep\\-going\nGo on after a line that fails (batch).\n"))
  }

  @Test func `what roff would act on is escaped`() {
    let odd = Manual(
      name: "odd", usage: ["[-x]"], summary: "It's -1 `a` \\n ~^ \"…\"", details: ".SH\n'x", examples: [".x"])
    let page = ManPage.text([odd])

    #expect(
      page.contains(
        "\n.TP\n.B appcli odd [\\-x]\nIt\\(aqs \\-1 \\(gaa\\(ga \\en \\(ti\\(ha \\(dq\\[u2026]\\(dq.\n"))
    #expect(page.contains("\n.IP\n\\&.SH\n.IP\n\\&\\(aqx\n"))
    #expect(page.hasSuffix("\n.EX\n\\&.x\n.EE"))
  }

  @Test(.enabled(if: Tool.isInstalled("groff"), "groff is not installed"))
  func `groff renders the page that is printed, without a warning`() throws {
    let page = try TemporaryState().run("man").output
    let rendered = try Tool.run("groff", "-man", "-Tutf8", "-ww", "-P-c", "-P-b", "-P-u", input: page)
    let words = rendered.split(whereSeparator: \.isWhitespace).joined(separator: " ")

    #expect(!words.contains("warning"))
    #expect(words.contains("appcli - keep a name, an age and a count, and watch them change"))
    #expect(words.contains("-n, --lines N|all"))
    #expect(words.contains(#"with \" \\ \n \t \xHH \u{H…}, or '…'."#))
  }

  @Test(.enabled(if: Tool.isInstalled("man"), "man is not installed"))
  func `man shows the page`() throws {
    let rendered = try Tool.run("man", "-l", "-", input: try TemporaryState().run("man").output)

    #expect(rendered.hasPrefix("APPCLI(1)"))
    #expect(rendered.contains("appcli get [name|age|count]"))
  }
}
