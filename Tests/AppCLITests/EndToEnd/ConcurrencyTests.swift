import Foundation
import Testing

@Suite struct ConcurrencyTests {
  private let state = TemporaryState()

  @Test func `two hundred sets at once are two hundred revisions without a gap`() throws {
    let watch = try state.start("watch", "count", "--rev", "1", "--until-rev", "200")
    let writers = try (1...200).map { try state.start("set", "count", "\($0)", "--lock-timeout", "1min") }

    let answers = try writers.map { try $0.finish().output.split(separator: "\t").map(String.init) }
    let lines = answers.sorted { Int($0[0])! < Int($1[0])! }.map { $0[0] + "\t" + $0[2] }

    #expect(lines.map(Stretch.revision) == Array(1...200))
    #expect(try watch.finish() == .success(lines.joined()))
    #expect(try state.run("log", "count") == .success(lines.joined()))
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
}
