import Foundation
import Testing

@testable import UserModelKit

@Suite struct JournalCheckTests {
  typealias Finding = JournalReport.Finding

  private let state = TemporaryState()
  private let ages = (1...5).map { record($0, .setAge($0)) }

  /// The length of the head and the first `count` records.
  private func end(of count: Int) -> Int { head().count + ages.prefix(count).joined().count }

  private func write(_ bytes: [UInt8], to base: Int = 0) {
    state.write(bytes, to: base)
    chmod(state.path, 0o700)
    chmod(state.segment(base), 0o600)
  }

  private func findings() throws -> [Finding] { try state.journal.check().findings }

  @Test func `a journal that does not exist is sound`() throws {
    #expect(try state.journal.check() == JournalReport())
    #expect(!FileManager.default.fileExists(atPath: state.path))
  }

  @Test func `what a writer makes is sound`() throws {
    try state.fill(8)
    let report = try state.journal.check()

    #expect(report.isSound)
    #expect(report.findings == [])
    #expect(report.segments == 4)
    #expect(report.revisions == 1..<9)
    #expect(report.replayable == [1..<9])
    let sizes = state.bases.map { FileManager.default.contents(atPath: state.segment($0))!.count }
    #expect(report.bytes == sizes.reduce(0, +))
  }

  @Test func `each damaged record is found, with its line and its place`() throws {
    var bytes = head() + ages.joined()
    bytes[end(of: 1) + 40] ^= 1
    bytes[end(of: 3) + 40] ^= 1
    write(bytes)
    let report = try state.journal.check()

    let reason = "the checksum of a record is wrong"
    #expect(
      report.findings == [
        Finding(.damage, file: state.segment(), line: 3, offset: end(of: 1), reason: reason),
        Finding(.damage, file: state.segment(), line: 5, offset: end(of: 3), reason: reason),
      ])
    #expect(!report.isSound)
    #expect(report.revisions == 1..<6)
    #expect(report.replayable == [1..<2])
  }

  @Test func `two records that a lost line feed has joined are one damage`() throws {
    var bytes = head() + ages.joined()
    bytes[end(of: 2) - 1] ^= 1
    write(bytes)

    #expect(try findings().map(\.line) == [3])
  }

  @Test func `a missing record is one damage`() throws {
    write(head() + ages[0] + ages[2] + ages[3])

    let reason = "revision 3 stands where 2 should"
    #expect(
      try findings() == [
        Finding(.damage, file: state.segment(), line: 3, offset: end(of: 1), reason: reason)
      ])
  }

  @Test func `revisions out of all reason are damage, and no more`() throws {
    let wild = [Int.min, -1, 1 << 62, Int.max].flatMap { revision in
      line(#"{"kind":"action","rev":\#(revision),"at":"2026-11-30T02:00:00Z","action":{}}"#.utf8)
    }
    write(head() + ages[0] + wild + ages[1])

    #expect(try findings().map(\.line) == [3, 4, 5, 6])
  }

  @Test func `the beginning of a record at the end is no damage`() throws {
    write(head() + ages[0] + ages[1].prefix(9))
    let report = try state.journal.check()

    let reason = "9 bytes of a record that ends too early; the next change cuts them off"
    #expect(
      report.findings == [
        Finding(.tornTail, file: state.segment(), line: 3, offset: end(of: 1), reason: reason)
      ])
    #expect(report.isSound)
    #expect(report.replayable == [1..<2])
  }

  @Test func `the beginning of a record in a file that others follow is damage`() throws {
    write(head() + ages[0] + ages[1].prefix(9))
    write(head(base: 1, state: JournalState(age: 1)), to: 1)

    let reason = "9 bytes of a record that ends too early, in a file that others follow"
    #expect(
      try findings() == [
        Finding(.damage, file: state.segment(), line: 3, offset: end(of: 1), reason: reason)
      ])
  }

  @Test(
    arguments: [
      (
        head(base: 3, state: JournalState(age: 2)), 3, "revisions 3 to 3 are missing before it",
        [1..<3, 4..<4]
      ),
      (
        head(base: 1, state: JournalState(age: 1)), 1,
        "it begins after revision 1, but the file before it goes on to 2", [1..<3, 2..<2]
      ),
      (
        head(base: 2, state: JournalState(age: 9)), 2,
        "a segment does not begin with the state of the one before it", [1..<3, 3..<3]
      ),
      (
        head(epoch: "00000000", base: 2, state: JournalState(age: 2)), 2,
        "the segment belongs to another journal than the one before it", [1..<3, 3..<3]
      ),
    ] as [([UInt8], Int, String, [Range<Int>])])
  func `a segment that does not go on from the one before is damage`(
    second: [UInt8], base: Int, reason: String, replayable: [Range<Int>]
  ) throws {
    write(head() + ages[0] + ages[1])
    write(second, to: base)
    let report = try state.journal.check()

    #expect(
      report.findings == [Finding(.damage, file: state.segment(base), line: 1, offset: 0, reason: reason)])
    #expect(report.replayable == replayable)
  }

  @Test func `a damaged head is damage, and no loss where the segment before leads up to it`() throws {
    write(head() + ages[0] + ages[1])
    write([0x30] + head(base: 2, state: JournalState(age: 2)).dropFirst() + ages[2], to: 2)
    let report = try state.journal.check()

    #expect(report.findings.map(\.file) == [state.segment(2)])
    #expect(report.replayable == [1..<4])
  }

  @Test func `files that belong to no journal and modes that are too wide are told, and no damage`() throws {
    write(head())
    try Data().write(to: URL(fileURLWithPath: state.path + "/notes.txt"))
    try Data().write(to: URL(fileURLWithPath: state.path + "/segment.new"))
    let unreachable = state.path + "/09223372036854775807.log"
    try Data().write(to: URL(fileURLWithPath: unreachable))
    chmod(state.segment(), 0o644)
    chmod(state.path, 0o755)
    let report = try state.journal.check()

    #expect(report.isSound)
    let leftover = "a writer was killed while it made a segment; the next one overwrites it"
    #expect(
      report.findings == [
        Finding(.permissions, file: state.segment(), reason: "its mode is 644 instead of 600"),
        Finding(.foreignFile, file: unreachable, reason: "not a part of the journal"),
        Finding(.foreignFile, file: state.path + "/notes.txt", reason: "not a part of the journal"),
        Finding(.leftover, file: state.path + "/segment.new", reason: leftover),
        Finding(.permissions, file: state.path, reason: "its mode is 755 instead of 700"),
      ])
  }

  @Test func `a segment that cannot be opened is not passed over`() throws {
    write(head())
    symlink("nowhere", state.segment(1))

    #expect(throws: JournalError.io(operation: "open", path: state.segment(1), errno: EAGAIN)) {
      try state.journal.check()
    }
  }

  @Test func `a writer at work is no damage`() throws {
    let journal = state.journal
    try state.fill(1)
    let writer = DispatchQueue(label: "writer")
    writer.async {
      for _ in 1...300 { _ = try? journal.append { .changingCount($0.state.count + 1) } }
    }

    for _ in 1...30 { #expect(try journal.check().findings == []) }
    writer.sync {}
    #expect(try journal.check().revisions == 1..<302)
  }
}
