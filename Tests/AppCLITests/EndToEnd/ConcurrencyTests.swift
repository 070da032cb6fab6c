import Foundation
import Testing

@Suite struct ConcurrencyTests {
  private let state = TemporaryState()

  @Test func `a hundred increments at once make a hundred`() throws {
    let watch = try state.start("watch", "count", "--until-rev", "100")
    let writers = try (1...100).map { _ in try state.start("inc", "-q") }

    for writer in writers { #expect(try writer.finish() == .success("")) }

    #expect(try state.run("get", "count") == .success("100\n"))
    let seen = try watch.finish().output.split(separator: "\n").compactMap {
      Int($0.split(separator: "\t")[1])
    }
    #expect(seen == Array(seen[0]...100))
  }

  @Test func `what a killed writer has acknowledged is there, and the next one can write`() throws {
    let batch = try state.start("batch", input: .pipe)
    batch.write("inc\ninc\n")
    #expect(try batch.nextLine() == "1\tcount\t1")
    batch.write(String(repeating: "inc\n", count: 1000))
    batch.signal(SIGKILL)
    let outcome = try batch.finish()
    #expect(outcome.ending == .signal(SIGKILL))

    let acknowledged = outcome.output.split(separator: "\n").count + 1
    let count = try #require(Int(try state.run("get", "count").output.dropLast()))
    #expect(count >= acknowledged)
    #expect(try state.run("inc").output == "\(count + 1)\tcount\t\(count + 1)\n")
  }

  #if DEBUG
    @Test(arguments: ["after-lock", "mid-write", "before-sync"])
    func `a writer killed at the worst moment leaves the old state or the new one`(moment: String) throws {
      try state.run("set", "name", "Ann")
      state.environment["APPCLI_FAILPOINT"] = moment
      #expect(try state.run("set", "name", "Grace").ending == .signal(SIGKILL))

      state.environment["APPCLI_FAILPOINT"] = nil
      #expect(["Ann\n", "Grace\n"].contains(try state.run("get", "name").output))
      #expect(try state.run("set", "name", "Ada").ending == .exit(0))
      #expect(try state.run("get", "name") == .success("Ada\n"))
    }
  #endif
}
