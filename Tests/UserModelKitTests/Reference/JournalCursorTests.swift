import Foundation
import Testing

@testable import UserModelKit

@Suite struct JournalCursorTests {
  private let state = TemporaryState()

  @Test func `a cursor goes on from any revision, and what it starts with fits`() throws {
    for age in 1...5 { try state.journal.append { _ in .setAge(age) } }

    for revision in 1...6 {
      let cursor = try state.journal.cursor(from: revision)
      #expect(
        cursor.snapshot == JournalSnapshot(revision: revision - 1, state: JournalState(age: revision - 1)))
      #expect(try rest(of: cursor).map(\.revision) == Array(revision..<6))
      #expect(cursor.snapshot == JournalSnapshot(revision: 5, state: JournalState(age: 5)))
    }
  }

  @Test func `revision 0 is the first one kept, none is the one after the latest`() throws {
    for age in 1...5 { try state.journal.append { _ in .setAge(age) } }

    #expect(try rest(of: state.journal.cursor(from: 0)).count == 5)
    #expect(try rest(of: state.journal.cursor(from: nil)).count == 0)
    #expect(try state.journal.cursor(from: nil).snapshot.revision == 5)
  }

  @Test func `a revision after the next one is refused`() throws {
    #expect(throws: JournalError.revisionAhead(requested: 2, head: 0)) { try state.journal.cursor(from: 2) }
    try state.journal.append { _ in .setAge(1) }

    #expect(throws: JournalError.revisionAhead(requested: 3, head: 1)) { try state.journal.cursor(from: 3) }
    #expect(try state.journal.cursor(from: 2).next() == nil)
  }

  @Test func `a cursor that waits for a journal sees it from its first revision`() throws {
    let cursor = try state.journal.cursor(from: nil)
    #expect(try cursor.next() == nil)

    let entry = try state.journal.append { _ in .setName("Ann") }

    #expect(try cursor.next() == entry)
  }

  @Test func `an unfinished record is nothing more for now`() throws {
    let last = record(1, .setAge(36))
    state.bytes = head()
    let cursor = try state.journal.cursor(from: nil)

    for length in 0..<last.count {
      state.bytes = head() + last.prefix(length)
      #expect(try cursor.next() == nil)
    }
    state.bytes = head() + last
    #expect(try cursor.next()?.state.age == 36)
  }

  @Test func `an unfinished record that was cut and replaced is read as it is now`() throws {
    state.bytes = head() + record(1, .setName("a long name that never came to be")).dropLast(2)
    let cursor = try state.journal.cursor(from: nil)
    #expect(try cursor.next() == nil)

    let entry = try state.journal.append { _ in .setAge(1) }

    #expect(try cursor.next() == entry)
  }

  @Test func `a cursor goes over to the segment that begins where its own ends`() throws {
    let ann = JournalState(name: "Ann")
    state.bytes = head() + record(1, .setName("Ann"))
    let cursor = try state.journal.cursor(from: 1)
    state.write(head(base: 1, state: ann) + record(2, .setAge(36)), to: 1)

    #expect(try rest(of: cursor).map(\.state) == [ann, JournalState(name: "Ann", age: 36)])
    #expect(try state.journal.append { _ in .setAge(37) }.revision == 3)
    #expect(try cursor.next()?.state.age == 37)
  }

  @Test func `the latest segment gives the state, also when the history before it is gone`() throws {
    state.write(head(base: 7, state: JournalState(name: "Ann")) + record(8, .setAge(36)), to: 7)

    #expect(try state.journal.snapshot().revision == 8)
    #expect(try rest(of: state.journal.cursor(from: 0)).map(\.revision) == [8])
    #expect(throws: JournalError.historyGone(firstKept: 8)) { try state.journal.cursor(from: 7) }
  }

  @Test func `a segment that does not begin with the state before it is damage`() throws {
    state.bytes = head() + record(1, .setName("Ann"))
    state.write(head(base: 1, state: JournalState(name: "Bob")), to: 1)
    let cursor = try state.journal.cursor(from: 1)
    #expect(try cursor.next()?.state.name == "Ann")

    #expect { try cursor.next() } throws: { ($0 as? JournalError)?.isDamage == true }
  }

  @Test func `a segment that ends before the next one begins is damage, not an end`() throws {
    state.bytes = head() + record(1, .setAge(1))
    state.write(head(base: 3, state: JournalState(age: 3)), to: 3)
    let cursor = try state.journal.cursor(from: 1)
    #expect(try cursor.next()?.revision == 1)

    let reason = "the file ends after revision 1, and the next one begins after 3"
    #expect(throws: JournalError.damaged(file: state.segment(), offset: state.bytes.count, reason: reason)) {
      try cursor.next()
    }
  }

  @Test func `an unfinished record in a segment that others follow is damage`() throws {
    state.bytes = head() + record(1, .setAge(1)) + record(2, .setAge(2)).dropLast(5)
    state.write(head(base: 1, state: JournalState(age: 1)), to: 1)
    let cursor = try state.journal.cursor(from: 1)
    #expect(try cursor.next()?.revision == 1)

    #expect { try cursor.next() } throws: { ($0 as? JournalError)?.isDamage == true }
  }

  @Test func `a segment that is read is locked against compaction, and no longer than that`() throws {
    state.bytes = head() + record(1, .setAge(1))
    let cursor = try state.journal.cursor(from: 1)
    let compaction = try #require(try JournalFile(state.segment(), O_RDONLY))
    #expect(try !compaction.tryLock(LOCK_EX))

    state.write(head(base: 1, state: JournalState(age: 1)), to: 1)
    _ = try rest(of: cursor)

    #expect(try compaction.tryLock(LOCK_EX))
  }

  @Test func `another journal in the place of the one being followed ends it`() throws {
    try state.journal.append { _ in .setAge(1) }
    let cursor = try state.journal.cursor(from: nil)

    try FileManager.default.removeItem(atPath: state.path)
    for age in 1...2 { try state.journal.append { _ in .setAge(age) } }

    #expect(throws: JournalError.epochChanged) { try cursor.next() }
  }

  @Test func `a journal that is removed while it is followed ends it`() throws {
    try state.journal.append { _ in .setAge(1) }
    let cursor = try state.journal.cursor(from: nil)

    try FileManager.default.removeItem(atPath: state.path)

    #expect(throws: JournalError.journalRemoved) { try cursor.next() }
  }

  @Test func `a copy of the same journal put in its place is followed on`() throws {
    try state.journal.append { _ in .setAge(1) }
    let cursor = try state.journal.cursor(from: nil)

    let bytes = state.bytes
    try FileManager.default.removeItem(atPath: state.segment())
    state.bytes = bytes + record(2, .setAge(2))

    #expect(try rest(of: cursor).map(\.revision) == [2])
  }

  @Test func `a journal that has become shorter is damage`() throws {
    for age in 1...2 { try state.journal.append { _ in .setAge(age) } }
    let cursor = try state.journal.cursor(from: nil)

    state.bytes = Array(state.bytes.dropLast(20))

    #expect { try cursor.next() } throws: { ($0 as? JournalError)?.isDamage == true }
  }
}
