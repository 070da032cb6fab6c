#if DEBUG
  import Glibc
  import Testing

  /// Each process that writes is killed at a named place. What was acknowledged before stays, and the next one goes on.
  @Suite struct FailpointTests {
    private let state = TemporaryState()

    private func isKilled(at place: String, _ words: String...) throws {
      var launch = state.launch(words.map { Array($0.utf8) })
      launch.environment["APPCLI_FAILPOINT"] = place
      #expect(try launch.start().finish().ending == .signal(SIGKILL))
    }

    @Test(arguments: ["after-lock", "mid-write", "before-sync", "before-rename", "after-rename"])
    func `killed while it makes the journal, a writer leaves what can be used`(place: String) throws {
      try isKilled(at: place, "set", "name", "Ann")

      let name = try state.run("get", "name")
      #expect([.success("\n"), .success("Ann\n")].contains(name))
      let revision = name == .success("\n") ? 1 : 2
      #expect(try state.run("set", "age", "36").output == "\(revision)\tage\t36\n")
      #expect(try state.run("doctor").ending == .exit(0))
    }

    @Test(arguments: ["after-lock", "mid-write", "before-sync"])
    func `killed while it writes, a writer leaves the old state or the new one`(place: String) throws {
      try state.run("set", "name", "Ann")
      try isKilled(at: place, "set", "name", "Bob")

      let name = try state.run("get", "name")
      #expect([.success("Ann\n"), .success("Bob\n")].contains(name))
      let revision = name == .success("Ann\n") ? 2 : 3
      #expect(try state.run("set", "age", "36").output == "\(revision)\tage\t36\n")
      #expect(try state.run("get", "name") == name)
    }

    @Test(arguments: ["before-rename", "after-rename"])
    func `killed while it begins a new file, a writer has lost nothing`(place: String) throws {
      let name = String(repeating: "x", count: 65_500)
      try state.run("set", "name", name)
      try isKilled(at: place, "set", "name", name + "y", "-q")

      #expect(try state.run("get", "name") == .success(name + "y\n"))
      #expect(try state.run("set", "age", "36") == .success("3\tage\t36\n"))
      #expect(try state.run("log", "count") == .success(""))
      #expect(try state.run("log").output.split(separator: "\n").count == 3)
      #expect(try state.run("doctor").ending == .exit(0))
    }

    @Test func `killed in the middle of an atomic batch, a writer leaves all of it or nothing`() throws {
      try state.run("set", "name", "Ann")
      state.environment["APPCLI_FAILPOINT"] = "mid-write"
      let lines = "set name Bob\nset age 36\nset count 3\n"
      #expect(try state.run("batch", "--atomic", input: .text(lines)).ending == .signal(SIGKILL))

      state.environment["APPCLI_FAILPOINT"] = nil
      #expect(try state.run("get") == .success("name\tAnn\nage\t0\ncount\t0\n"))
    }
  }
#endif
