import Testing

@Suite struct LogTests {
  private let state = TemporaryState()

  private func makeHistory() throws {
    try state.run(
      "batch", "-q", input: .text("set name Ann\nset age 36\ninc\nset name Grace\nreset age\n"))
  }

  @Test func `log prints all that is kept, then ends`() throws {
    #expect(try state.run("log") == .success(""))

    try makeHistory()

    #expect(
      try state.run("log")
        == .success("1\tAnn\t0\t0\n2\tAnn\t36\t0\n3\tAnn\t36\t1\n4\tGrace\t36\t1\n5\tGrace\t0\t1\n"))
    #expect(try state.run("log", "user") == .success("1\tAnn\t0\n2\tAnn\t36\n4\tGrace\t36\n5\tGrace\t0\n"))
    #expect(try state.run("log", "count") == .success("3\t1\n"))
  }

  @Test(arguments: [
    (["-n", "2"], "4\tGrace\t36\t1\n5\tGrace\t0\t1\n"),
    (["user", "--lines=3"], "2\tAnn\t36\n4\tGrace\t36\n5\tGrace\t0\n"),
    (["-n", "0"], ""),
    (["-n", "all", "count"], "3\t1\n"),
    (["--rev", "5"], "5\tGrace\t0\t1\n"),
    (["--rev", "6"], ""),
    (["--rev", "0", "--limit", "2"], "0\t\t0\t0\n1\tAnn\t0\t0\n"),
    (["--rev", "2", "--until-rev", "3"], "2\tAnn\t36\t0\n3\tAnn\t36\t1\n"),
    (["--limit", "0"], ""),
    (["count", "--rev", "0", "--distinct"], "0\t0\n3\t1\n"),
    (["--since", "-1h", "--limit", "1"], "1\tAnn\t0\t0\n"),
    (["--since", "2999-01-01T00:00:00Z"], ""),
  ])
  func `log begins and ends where it is told to`(words: [String], lines: String) throws {
    try makeHistory()

    #expect(
      try state.run(["log"] + words) == .success(lines))
  }

  @Test func `log in JSON has the actions as the journal records them`() throws {
    try makeHistory()
    try state.run("batch", "--atomic", input: .text("dec\nreset name\n"))
    let log = try state.run("log", "-n", "2", "--json").output.split(separator: "\n")

    #expect(log[0].contains(#""action":{"type":"reset","keys":["age"]},"at":"2"#))
    let batch = #"[{"type":"changing-count","value":0},{"type":"reset","keys":["name"]}]"#
    #expect(log[1].contains(#""action":{"type":"batch","actions":\#(batch)},"at":"2"#))
  }
}
