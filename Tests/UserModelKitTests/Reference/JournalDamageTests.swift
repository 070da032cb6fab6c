import Foundation
import Testing

@testable import UserModelKit

@Suite struct JournalDamageTests {
  private let state = TemporaryState()

  @Test func `a record cut at any length leaves the state before it, and the next writer repairs it`() throws
  {
    let whole = head() + record(1, .setName("Ann")) + record(2, .setAge(36))
    let last = record(3, .changingCount(3))
    let before = JournalSnapshot(revision: 2, state: JournalState(name: "Ann", age: 36, count: 0))

    for length in 1..<last.count {
      state.bytes = whole + last.prefix(length)
      #expect(try state.journal.snapshot() == before)
      #expect(state.bytes.count == whole.count + length)  // a reader repairs nothing

      let entry = try state.journal.append { _ in .setAge(37) }
      #expect(entry.revision == 3)
      #expect(state.bytes.starts(with: whole))
      #expect(try state.journal.snapshot() == entry.snapshot)
      #expect(state.reports.all.last?.hasPrefix("cut \(length) bytes of an unfinished record") == true)
    }
    #expect(state.reports.all.count == last.count - 1)
  }

  @Test func `any flipped bit of a journal is found, by readers and by writers`() throws {
    let journal = state.journal
    var bytes = head()
    for revision in 1...50 {
      bytes += record(revision, revision == 5 ? .setName("A\n") : .changingCount(revision))
    }
    state.bytes = bytes
    let file = try FileHandle(forUpdating: URL(fileURLWithPath: state.segment()))
    #expect(try journal.snapshot().state.count == 50)

    for bit in 0..<bytes.count * 8 {
      let flipped = bytes[bit / 8] ^ 1 << (bit % 8)
      try file.put(flipped, at: bit / 8)
      #expect(isDamage { try journal.snapshot() }, "bit \(bit % 8) of byte \(bit / 8) is \(flipped)")
      if bit.isMultiple(of: 7) { #expect(isDamage { try journal.append { _ in .setAge(1) } }) }
      try file.put(bytes[bit / 8], at: bit / 8)
    }
    #expect(state.bytes == bytes)
    #expect(state.reports.all == [])
  }

  @Test func `a flipped bit of an unfinished record never becomes a state`() throws {
    let journal = state.journal
    let whole = head() + record(1, .setName("Ann"))
    let bytes = whole + record(2, .setAge(36)).dropLast(20)
    let before = JournalSnapshot(revision: 1, state: JournalState(name: "Ann"))

    for bit in whole.count * 8..<bytes.count * 8 {
      var flipped = bytes
      flipped[bit / 8] ^= 1 << (bit % 8)
      state.bytes = flipped
      do {
        #expect(try journal.snapshot() == before)
      } catch {
        #expect(error.isDamage)
      }
    }
  }

  @Test(
    arguments: [
      Array("x".utf8), Array("AFFE661A".utf8), Array("affe661a  ".utf8), [UInt8](repeating: 0, count: 4096),
      record(2, .setAge(3)).dropLast(), record(1, .setAge(3)).dropLast() + [0x0b],
      record(1, .setAge(3)).dropLast() + Array("\r".utf8),
      Array("00000000".utf8) + record(1, .setAge(3)).dropFirst(8).dropLast(),
      head().dropLast(3), Array(#"affe661a {"kind":"action","rev":1,"at":"noon","#.utf8),
    ] as [[UInt8]])
  func `bytes at the end that are not the beginning of the next record are damage`(tail: [UInt8]) {
    state.bytes = head() + tail

    #expect(isDamage { try state.journal.snapshot() })
    #expect(isDamage { try state.journal.append { _ in .setAge(1) } })
    #expect(state.bytes == head() + tail)
  }

  @Test func `what follows a whole record instead of a line feed is named`() {
    state.bytes = head() + record(1, .setAge(3)).dropLast() + Array("\r".utf8)
    let reason = "a record is not followed by a line feed"

    #expect(throws: JournalError.damaged(file: state.segment(), offset: head().count, reason: reason)) {
      try state.journal.snapshot()
    }
  }

  @Test func `a line longer than a record may be is damage`() {
    state.bytes = head() + [UInt8](repeating: 0x61, count: RecordFormat.maximumLength + 10) + [0x0a]

    #expect(isDamage { try state.journal.snapshot() })
  }

  private func isDamage(_ body: () throws -> some Any) -> Bool {
    do {
      _ = try body()
      return false
    } catch {
      return (error as? JournalError)?.isDamage == true
    }
  }
}

extension FileHandle {
  fileprivate func put(_ byte: UInt8, at offset: Int) throws {
    try seek(toOffset: UInt64(offset))
    try write(contentsOf: [byte])
  }
}
