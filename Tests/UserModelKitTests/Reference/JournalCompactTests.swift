import Foundation
import Testing

@testable import UserModelKit

@Suite struct JournalCompactTests {
  private let state = TemporaryState()

  private func size(_ bases: Int...) -> Int {
    bases.reduce(0) { $0 + FileManager.default.contents(atPath: state.segment($1))!.count }
  }

  @Test func `whole files are dropped, as long as the revisions that were asked for stay`() throws {
    try state.fill(8)
    let bytes = size(0, 3)

    let result = try state.journal.compact(keeping: 2)

    #expect(
      result == JournalCompaction(dropped: 1...5, files: 2, bytes: bytes, firstKept: 6, head: 8))
    #expect(state.bases == [5, 7])
    #expect(try rest(of: state.journal.cursor(from: 0)).map(\.revision) == [6, 7, 8])
    #expect(throws: JournalError.historyGone(firstKept: 6)) { try state.journal.cursor(from: 5) }
  }

  @Test func `unless told otherwise, ten thousand revisions and a full file stay`() throws {
    try state.fill(8)
    #expect(try state.journal.compact() == JournalCompaction(firstKept: 1, head: 8))

    try state.journal.write { writer in
      for _ in 1...10_000 { try writer.stage(.setAge(1)) }
      try writer.commit()
    }
    #expect(state.bases == [0, 3, 5, 7, 10_008])
    #expect(try state.journal.compact().firstKept == 8)
    #expect(try state.journal.compact().dropped == nil)
  }

  @Test func `with nothing to keep only the state is left, also of a single file`() throws {
    for age in 1...3 { try state.journal.append { _ in .setAge(age) } }
    let bytes = state.bytes.count

    #expect(try state.journal.compact(keeping: 1) == JournalCompaction(firstKept: 1, head: 3))
    let result = try state.journal.compact(keeping: 0)

    #expect(result == JournalCompaction(dropped: 1...3, files: 1, bytes: bytes, firstKept: 4, head: 3))
    #expect(try state.journal.snapshot() == JournalSnapshot(revision: 3, state: JournalState(age: 3)))
    #expect(try state.journal.compact(keeping: 0) == JournalCompaction(firstKept: 4, head: 3))
    #expect(try state.journal.append { _ in .setAge(4) }.revision == 4)
  }

  @Test func `a file that is read ends it, and is dropped when it is not read any more`() throws {
    try state.fill(8)
    let cursor = try state.journal.cursor(from: 4)

    let result = try state.journal.compact(keeping: 0)

    #expect(result.dropped == 1...3)
    #expect(result.busyFile == state.segment(3))
    #expect(state.bases == [3, 5, 7, 8])
    #expect(try rest(of: cursor).map(\.revision) == [4, 5, 6, 7, 8])
    #expect(try state.journal.compact(keeping: 0).dropped == 4...8)
    #expect(state.bases == [8])
  }

  @Test func `a cursor that is on its way misses nothing, however often is compacted`() throws {
    try state.fill(1)
    let cursor = try state.journal.cursor(from: 1)

    for revision in 1...9 {
      #expect(try cursor.next()?.revision == revision)
      try state.fill(1)
      _ = try state.journal.compact(keeping: 0)
    }
    #expect(try cursor.next()?.revision == 10)
  }

  @Test func `a cursor that held nothing says that its history is gone`() throws {
    let cursor = try state.journal.cursor(from: nil)
    try state.fill(3)
    _ = try state.journal.compact(keeping: 0)

    #expect(throws: JournalError.historyGone(firstKept: 4)) { try cursor.next() }
  }

  @Test func `nothing is dropped before a segment whose head is damaged`() throws {
    try state.fill(5)
    state.damage(3, at: 0)

    #expect(throws: JournalError.self) { try state.journal.compact(keeping: 0) }
    #expect(state.bases.prefix(2) == [0, 3])
  }

  @Test func `compacting makes no journal`() throws {
    #expect(try state.journal.compact() == JournalCompaction())
    #expect(!FileManager.default.fileExists(atPath: state.path))
  }
}
