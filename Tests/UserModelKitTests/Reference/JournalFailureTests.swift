import Foundation
import Testing

@testable import UserModelKit

/// What happens when the system says no.
@Suite struct JournalFailureTests {
  private let state = TemporaryState()

  @Test func `a full disk changes nothing, wherever in the record it stops`() throws {
    try state.journal.append { _ in .setName("Ann") }
    let bytes = state.bytes
    let length = record(2, .setAge(36)).count

    for room in 0..<length {
      #expect(throws: JournalError.diskFull(path: state.segment())) {
        try state.journal(disk: .holding(bytes.count + room)).append { _ in .setAge(36) }
      }
      #expect(state.bytes == bytes)
    }
    #expect(try state.journal(disk: .holding(bytes.count + length)).append { _ in .setAge(36) }.revision == 2)
    #expect(state.reports.all == [])
  }

  @Test func `of several records those that were written whole stay`() throws {
    try state.journal.append { _ in .setName("Ann") }
    let room = state.bytes.count + record(2, .setAge(1)).count * 2 + 5

    try state.journal(disk: .holding(room)).write { writer in
      for age in 1...3 { try writer.stage(.setAge(age)) }
      #expect(throws: JournalError.diskFull(path: state.segment())) { try writer.commit() }
      #expect(writer.committed.revision == 3)
      #expect(writer.snapshot == writer.committed)
      #expect(throws: JournalError.diskFull(path: state.segment())) { try writer.stage(.setAge(4)) }
    }
    #expect(try state.journal.snapshot().state == JournalState(name: "Ann", age: 2))
  }

  @Test func `a full disk before there is a journal leaves none`() throws {
    #expect(throws: JournalError.diskFull(path: state.path + "/segment.new")) {
      try state.journal(disk: .holding(10)).append { _ in .setAge(1) }
    }

    #expect(try FileManager.default.contentsOfDirectory(atPath: state.path) == ["lock"])
    #expect(try state.journal.append { _ in .setAge(1) }.revision == 1)
  }

  @Test func `when the disk does not confirm, the outcome is unknown`() throws {
    try state.journal.append { _ in .setName("Ann") }
    let failing = Disk(write: Disk.system.write, sync: { _ in -EIO })

    try state.journal(disk: failing).write { writer in
      try writer.stage(.setAge(1))
      let error = JournalError.outcomeUnknown(path: state.segment(), errno: EIO)
      #expect(throws: error) { try writer.commit() }
      #expect(throws: error) { try writer.commit() }
    }
  }

  @Test func `a directory under a file cannot be created`() throws {
    state.write([])
    let under = Journal(directory: state.segment() + "/appcli")

    #expect(throws: JournalError.self) { try under.snapshot() }
    #expect(throws: JournalError.cannotCreate(path: state.segment() + "/appcli/lock", errno: ENOTDIR)) {
      try under.append { _ in .setAge(1) }
    }
    #expect(throws: JournalError.cannotCreate(path: state.segment() + "/lock", errno: ENOTDIR)) {
      try Journal(directory: state.segment()).append { _ in .setAge(1) }
    }
  }

  @Test(
    arguments: [
      { mkdir($0, 0o700) }, { mkfifo($0, 0o600) }, { symlink("/dev/zero", $0) },
    ] as [@Sendable (String) -> Int32])
  func `what is not a file is damage: not an empty journal, and nothing to wait for`(
    make: @Sendable (String) -> Int32
  ) throws {
    try JournalDirectory(path: state.path).create()
    #expect(make(state.segment()) == 0)
    let damage = notAFile(state.segment())

    #expect(throws: damage) { try state.journal.snapshot() }
    #expect(throws: damage) { try state.journal.append { _ in .setAge(1) } }
    let finding = JournalReport.Finding(.damage, file: state.segment(), reason: JournalFile.notAFile)
    #expect(try state.journal.check().findings == [finding])
    #expect(try state.journal.check().revisions == 1..<1)
  }

  @Test func `a lock that is not a file is damage to writers, and nothing to readers`() throws {
    try state.journal.append { _ in .setAge(1) }
    let lock = state.path + "/lock"
    unlink(lock)
    mkfifo(lock, 0o600)

    #expect(throws: notAFile(lock)) { try state.journal.append { _ in .setAge(2) } }
    #expect(try state.journal.snapshot().revision == 1)
    #expect(try state.journal.check().findings.map(\.file) == [lock])
  }

  @Test func `what has taken the place of a segment in the making is removed, not followed`() throws {
    try JournalDirectory(path: state.path).create()
    let other = state.path + "/other"
    symlink(other, state.path + "/segment.new")

    try state.journal.append { _ in .setAge(1) }
    #expect(!FileManager.default.fileExists(atPath: other))
    #expect(try state.journal.check().findings == [])
  }

  private func notAFile(_ path: String) -> JournalError {
    .damaged(file: path, offset: 0, reason: JournalFile.notAFile)
  }

  @Test(.enabled(if: getuid() != 0, "root may read and write everything"))
  func `a directory that may not be written is a matter of permission`() throws {
    try state.journal.append { _ in .setAge(1) }
    chmod(state.segment(), 0o400)

    #expect(throws: JournalError.noPermission(path: state.segment())) {
      try state.journal.append { _ in .setAge(2) }
    }
    #expect(try state.journal.snapshot().revision == 1)
  }

  @Test(
    arguments: [
      (EACCES, .noPermission(path: "/s")), (EPERM, .noPermission(path: "/s")),
      (ENOSPC, .diskFull(path: "/s")),
      (EDQUOT, .diskFull(path: "/s")), (ENOTDIR, .cannotCreate(path: "/s", errno: ENOTDIR)),
      (EIO, .io(operation: "open", path: "/s", errno: EIO)),
      (EROFS, .readOnlyFileSystem(path: "/s")),
    ] as [(Int32, JournalError)])
  func `each error of the system has its meaning`(errno: Int32, expected: JournalError) {
    #expect(JournalError(errno, "open", "/s") == expected)
  }
}

extension Disk {
  /// A disk on which a file can have `size` bytes: as a real one, it first writes less, then nothing.
  fileprivate static func holding(_ size: Int) -> Disk {
    Disk(
      write: { descriptor, bytes in
        let room = size - Int(lseek(descriptor, 0, SEEK_END))
        guard room > 0 else { return -Int(ENOSPC) }
        return Disk.system.write(descriptor, UnsafeRawBufferPointer(rebasing: bytes.prefix(room)))
      }, sync: Disk.system.sync)
  }
}
