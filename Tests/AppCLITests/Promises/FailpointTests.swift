#if DEBUG
  import Glibc
  import Testing

  /// A writer is killed at a named place. What was acknowledged stays, and the next one goes on.
  @Suite struct FailpointTests {
    private let state = TemporaryState()

    private func kill(at place: String, _ words: [String], _ lines: String = "") throws {
      var launch = state.launch(words, input: .text(lines))
      launch.environment["APPCLI_FAILPOINT"] = place
      #expect(try launch.start().finish().ending == .signal(SIGKILL))
    }

    @Test(arguments: ["after-lock", "mid-write", "before-sync"])
    func `killed while it writes, a writer leaves the old state or the new one`(place: String) throws {
      try state.run("set", "name", "Ann")
      try kill(at: place, ["set", "name", "Bob"])

      let name = try state.run("get", "name")
      #expect([.success("Ann\n"), .success("Bob\n")].contains(name))
      let revision = name == .success("Ann\n") ? 2 : 3
      #expect(try state.run("set", "age", "36").output == "\(revision)\tage\t36\n")
      #expect(try state.run("get", "name") == name)
    }

    @Test func `killed in the middle of an atomic batch, a writer leaves all of it or nothing`() throws {
      try state.run("set", "name", "Ann")
      try kill(at: "mid-write", ["batch", "--atomic"], "set name Bob\nset age 36\nset count 3\n")

      #expect(try state.run("get") == .success("name\tAnn\nage\t0\ncount\t0\n"))
    }
  }
#endif
