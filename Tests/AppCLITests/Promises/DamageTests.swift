import Foundation
import Testing

@testable import UserModelKit

@Suite struct DamageTests {
  private let state = TemporaryState()

  private var bytes: Data {
    get throws { try Data(contentsOf: URL(fileURLWithPath: state.log)) }
  }

  private func write(_ bytes: Data) throws { try bytes.write(to: URL(fileURLWithPath: state.log)) }

  @Test func `cut at any length, the last record is whole or it never was`() throws {
    try state.run("set", "name", "Ann")
    let before = try bytes.count
    try state.run("set", "name", "Bob")
    let whole = try bytes

    for length in before...whole.count {
      try write(whole.prefix(length))
      let (name, revision) = length == whole.count ? ("Bob", 3) : ("Ann", 2)
      #expect(try state.run("get", "name") == .success(name + "\n"))
      #expect(try bytes == whole.prefix(length))

      let outcome = try state.run("set", "age", "36")
      #expect(outcome.output == "\(revision)\tage\t36\n")
      let cut = length == before || length == whole.count ? "" : "appcli: cut \(length - before) bytes of"
      #expect(outcome.errors.hasPrefix(cut) && outcome.errors.isEmpty == cut.isEmpty)
    }
  }

  @Test func `a flipped bit is found by whatever reads it, and nothing is touched`() throws {
    let lines = (1...50).map { "set count \($0)\n" }.joined()
    try state.run("batch", input: .text(lines))
    let whole = try bytes
    var chance = Chance(seed: Chance.seed)

    for _ in 1...25 {
      let place = chance.number(0...whole.count - 1)
      var flipped = whole
      flipped[place] ^= 1 << UInt8(chance.number(0...7))
      try write(flipped)
      for words in [["get"], ["log", "count"], ["watch", "--rev", "1"], ["inc"]] {
        let outcome = try state.run(words)
        #expect(outcome.ending == .exit(65), "byte \(place), PROMISES_SEED=\(Chance.seed)")
        let wrong = outcome.output.split(separator: "\n").filter { !isRight($0) }
        #expect(wrong == [])
        #expect(outcome.errors.hasPrefix("appcli: the journal is damaged: "))
      }
      #expect(try state.run("doctor").ending == .exit(1))
      #expect(try bytes == flipped)
    }
  }

  /// A revision and the count that belongs to it.
  private func isRight(_ line: Substring) -> Bool {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
    return fields.first == fields.last
  }

  @Test func `nothing but the display depends on the clock`() throws {
    try state.run("set", "count", "1")
    let head = try bytes.prefix { $0 != UInt8(ascii: "\n") } + "\n".utf8
    let times = ["9999-12-31T23:59:59.999Z", "1970-01-01T00:00:00Z", "2026-11-30T02:00:00Z"]
    let records = times.enumerated().flatMap { index, at in
      RecordFormat.line(
        JournalEntry(
          revision: index + 1, at: at, action: .changingCount(index + 1), state: JournalState()))
    }
    try write(head + records)

    #expect(try state.run("set", "count", "4") == .success("4\tcount\t4\n"))
    #expect(try state.run("log", "count") == .success("1\t1\n2\t2\n3\t3\n4\t4\n"))
    #expect(try state.run("watch", "count", "--rev", "2", "--limit", "2") == .success("2\t2\n3\t3\n"))
  }
}
