import Foundation
import Testing

@testable import UserModelKit

@Suite struct JournalWriteTests {
  private let state = TemporaryState()

  @Test func `the first write makes the directory and its files for the user alone`() throws {
    let nested = TemporaryState()
    let journal = Journal(directory: nested.path + "/local/state//appcli/")

    try journal.append { _ in .setName("Ann") }

    #expect(mode(nested.path) == 0o700)
    #expect(mode(nested.path + "/local/state/appcli") == 0o700)
    #expect(mode(nested.path + "/local/state/appcli/lock") == 0o600)
    #expect(mode(nested.path + "/local/state/appcli/00000000000000000000.log") == 0o600)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: nested.path + "/local/state/appcli").count == 2)
  }

  @Test func `reading makes nothing`() throws {
    #expect(try state.journal.snapshot() == JournalSnapshot())
    #expect(try state.journal.cursor(from: nil).next() == nil)
    #expect(!FileManager.default.fileExists(atPath: state.path))
  }

  @Test func `each append is the next revision of the latest state`() throws {
    try state.journal.append { _ in .setName("Ann") }
    let second = try state.journal.append { .changingCount($0.state.count - 1) }

    #expect(second.revision == 2)
    #expect(second.state == JournalState(name: "Ann", age: 0, count: -1))
    #expect(try state.journal.snapshot() == second.snapshot)
  }

  @Test func `an action that is refused leaves the bytes as they are`() throws {
    try state.journal.append { _ in .setAge(36) }
    let bytes = state.bytes

    #expect(throws: JournalError.invalidAction("an age is 0 to 150, got 151")) {
      try state.journal.append { _ in .setAge(151) }
    }
    #expect(state.bytes == bytes)
  }

  @Test func `several staged actions are several revisions, each seen by the next`() throws {
    try state.journal.write { writer in
      for _ in 1...3 { try writer.stage(.changingCount(writer.snapshot.state.count + 1)) }
      #expect(writer.committed.revision == 0)
      try writer.commit()
      #expect(writer.committed == writer.snapshot)
    }

    #expect(try state.journal.snapshot() == JournalSnapshot(revision: 3, state: JournalState(count: 3)))
  }

  @Test func `what is staged and not committed is dropped`() throws {
    try state.journal.write { _ = try $0.stage(.setAge(1)) }
    #expect(throws: CancellationError.self) {
      try state.journal.write { writer in
        try writer.stage(.setAge(2))
        throw CancellationError()
      }
    }

    #expect(try state.journal.snapshot() == JournalSnapshot())
  }

  @Test func `a batch is one revision`() throws {
    let entry = try state.journal.append { _ in .batch([.setName("Ann"), .setAge(36)]) }

    #expect(entry.snapshot == JournalSnapshot(revision: 1, state: JournalState(name: "Ann", age: 36)))
    #expect(try state.journal.snapshot() == entry.snapshot)
  }

  @Test func `a record may have a mebibyte and not one byte more`() throws {
    let names = [JournalAction](repeating: .setName(String(repeating: "x", count: 65_000)), count: 16)
    func action(_ last: Int) -> JournalAction {
      .batch(names + [.setName(String(repeating: "x", count: last))])
    }
    let length = RecordFormat.line(
      JournalEntry(revision: 1, at: Timestamp.now(), action: action(0), state: JournalState())
    ).count
    let room = RecordFormat.maximumLength - length

    #expect(throws: JournalError.recordTooLarge(bytes: RecordFormat.maximumLength + 1)) {
      try state.journal.append { _ in action(room + 1) }
    }
    try state.journal.append { _ in action(room) }
    try state.journal.append { _ in .setAge(3) }

    #expect(try state.journal.snapshot().revision == 2)
    #expect(try state.journal.snapshot().state.name.utf8.count == room)
  }

  @Test func `a writer gives up when another one writes for longer than the timeout`() throws {
    try state.journal.write { _ in
      #expect(throws: JournalError.locked(after: .milliseconds(20))) {
        try state.journal.append(lockTimeout: .milliseconds(20)) { _ in .setAge(1) }
      }
      #expect(throws: JournalError.locked(after: .zero)) {
        try state.journal.append(lockTimeout: .zero) { _ in .setAge(1) }
      }
    }
    #expect(try state.journal.append(lockTimeout: .zero) { _ in .setAge(1) }.revision == 1)
  }

  @Test func `readers do not wait for a writer`() throws {
    try state.journal.write { writer in
      try writer.stage(.setAge(1))
      #expect(try state.journal.snapshot().revision == 0)
      try writer.commit()
      #expect(try state.journal.snapshot().revision == 1)
    }
  }

  @Test func `writers on many threads lose nothing`() throws {
    let journal = state.journal

    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 1...25 {
        _ = try? journal.append(lockTimeout: .seconds(60)) { .changingCount($0.state.count + 1) }
      }
    }

    #expect(try journal.snapshot() == JournalSnapshot(revision: 200, state: JournalState(count: 200)))
  }

  @Test func `a leftover of a killed creation does no harm`() throws {
    state.write(Array("half a he".utf8))
    try FileManager.default.moveItem(atPath: state.segment(), toPath: state.path + "/segment.new")

    #expect(try state.journal.snapshot().revision == 0)
    #expect(try state.journal.append { _ in .setAge(1) }.revision == 1)
  }

  @Test func `who waited for the lock of a directory that was removed writes to a new one`() throws {
    let journal = state.journal
    let waiter = DispatchQueue(label: "waiter")
    try journal.write { _ in
      waiter.async { _ = try? journal.append(lockTimeout: .seconds(60)) { _ in .setAge(2) } }
      usleep(50_000)  // most likely it waits by now; if not, this shows less but does not fail
      try FileManager.default.removeItem(atPath: state.path)
    }

    waiter.sync {}
    #expect(try journal.snapshot() == JournalSnapshot(revision: 1, state: JournalState(age: 2)))
  }

  private func mode(_ path: String) -> Int? {
    (try? FileManager.default.attributesOfItem(atPath: path))?[.posixPermissions] as? Int
  }
}
