import Foundation
import Synchronization
import Testing

@testable import UserModelKit

@Suite struct JournalSalvageTests {
  private let state = TemporaryState()
  private let copy = TemporaryState()

  @Test func `a sound journal is copied whole`() throws {
    try state.fill(8)

    let salvage = try state.journal.salvage(to: copy.path)

    #expect(salvage.copied == 1..<9)
    #expect(salvage.lostBefore.isEmpty && salvage.lostAfter.isEmpty)
    #expect(try entries(of: copy) == entries(of: state))
    #expect(copy.bases == state.bases)
    #expect(try copy.journal.check().findings == [])
  }

  @Test func `damage in the last segment costs what came after it`() throws {
    for age in 1...5 { try state.journal.append { _ in .setAge(age) } }
    let third = head().count + record(1, .setAge(1)).count * 2
    state.damage(0, at: third + 40)
    let before = state.bytes

    let salvage = try state.journal.salvage(to: copy.path)

    #expect(salvage.copied == 1..<3)
    #expect(salvage.lostAfter == 3..<6)
    #expect(try copy.journal.snapshot() == JournalSnapshot(revision: 2, state: JournalState(age: 2)))
    #expect(try copy.journal.append { _ in .setAge(7) }.revision == 3)
    #expect(state.bytes == before)
  }

  @Test func `damage in an old segment costs history, and leaves the latest state`() throws {
    try state.fill(8)
    state.damage(0, at: 100_000)

    let salvage = try state.journal.salvage(to: copy.path)

    #expect(salvage.copied == 4..<9)
    #expect(salvage.lostBefore == 1..<4)
    #expect(salvage.report.replayable == [1..<2, 4..<9])
    #expect(try copy.journal.snapshot() == state.journal.snapshot())
    #expect(try copy.journal.check().findings == [])
    #expect(throws: JournalError.historyGone(firstKept: 4)) { try copy.journal.cursor(from: 3) }
  }

  @Test(arguments: [0, 3])
  func `a damaged head costs nothing where the state is known without it`(base: Int) throws {
    try state.fill(4)
    let entries = try entries(of: state)
    state.damage(base, at: 0)

    let salvage = try state.journal.salvage(to: copy.path)

    #expect(salvage.copied == 1..<5)
    #expect(try self.entries(of: copy) == entries)
  }

  @Test func `a damaged record at the very end is lost, and said to be`() throws {
    for age in 1...2 { try state.journal.append { _ in .setAge(age) } }
    state.damage(0, at: state.bytes.count - 1)

    let salvage = try state.journal.salvage(to: copy.path)

    #expect(salvage.copied == 1..<2)
    #expect(salvage.lostAfter == 2..<3)
  }

  @Test func `a journal without a state that could be made out is not copied`() throws {
    state.write(Array("nothing\n".utf8), to: 7)

    for journal in [state.journal, Journal(directory: state.path + "/none")] {
      #expect(throws: JournalError.nothingToSalvage(path: journal.directory.path)) {
        try journal.salvage(to: copy.path)
      }
    }
    #expect(!FileManager.default.fileExists(atPath: copy.path))
  }

  @Test func `nothing is copied to where something is, nor into the journal itself`() throws {
    try state.journal.append { _ in .setAge(1) }
    try copy.journal.append { _ in .setAge(2) }

    for path in [copy.path, state.path, state.path + "/copy", state.path + "/lock/copy"] {
      #expect(throws: JournalError.self) { try state.journal.salvage(to: path) }
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: state.path).count == 2)
    #expect(try copy.journal.snapshot().state.age == 2)
  }

  @Test func `a copy for which there is no room leaves nothing behind`() throws {
    try state.fill(8)
    let budget = Mutex(300_000)
    let small = Disk(
      write: { descriptor, bytes in
        let room = budget.withLock { room in
          defer { room -= min(room, bytes.count) }
          return room
        }
        guard room > 0 else { return -Int(ENOSPC) }
        return Disk.system.write(descriptor, UnsafeRawBufferPointer(rebasing: bytes.prefix(room)))
      }, sync: Disk.system.sync)

    #expect(throws: JournalError.diskFull(path: copy.path + "/segment.new")) {
      try state.journal(disk: small).salvage(to: copy.path)
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: copy.path) == [])
  }

  @Test func `a copy is another journal to who follows the damaged one`() throws {
    state.bytes = head() + record(1, .setAge(1))
    let cursor = try state.journal.cursor(from: nil)
    _ = try state.journal.salvage(to: copy.path)

    try FileManager.default.removeItem(atPath: state.path)
    try FileManager.default.moveItem(atPath: copy.path, toPath: state.path)

    #expect(throws: JournalError.epochChanged) { try cursor.next() }
  }

  private func entries(of state: TemporaryState) throws -> [JournalEntry] {
    try rest(of: state.journal.cursor(from: 0))
  }
}
