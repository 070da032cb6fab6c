import Foundation
import Testing

@testable import UserModelKit

@Suite struct JournalRotationTests {
  private let state = TemporaryState()

  @Test func `a segment of more than 128 KiB is followed by one that begins with the state`() throws {
    try state.fill(2)
    #expect(state.bases == [0])

    try state.fill(1)

    #expect(state.bases == [0, 3])
    #expect(try #require(size(of: 0)) > 128 << 10)
    let snapshot = try state.journal.snapshot()
    #expect(size(of: 3) == head(base: 3, state: snapshot.state).count)
    #expect(try state.journal.cursor(from: 4).snapshot == snapshot)
  }

  @Test func `a head of any length is followed by as many bytes of records`() throws {
    // Each byte is an escape of six.
    try state.journal.append { _ in .setName(String(repeating: "\u{1}", count: 65_536)) }
    #expect(state.bases == [0, 1])

    for _ in 1...10 { try state.journal.append { .changingCount($0.state.count + 1) } }

    #expect(state.bases == [0, 1])
  }

  @Test func `what is written goes on in the new segment, and all of it is read`() throws {
    try state.fill(8)

    #expect(state.bases == [0, 3, 5, 7])
    for revision in 1...9 {
      #expect(try rest(of: state.journal.cursor(from: revision)).map(\.revision) == Array(revision..<9))
    }
  }

  @Test func `a cursor opens no segment before the one it starts in`() throws {
    try state.fill(5)
    state.damage(at: 0)

    #expect(try rest(of: state.journal.cursor(from: 4)).map(\.revision) == [4, 5])
    #expect(throws: JournalError.self) { try state.journal.cursor(from: 0) }
  }

  @Test func `a cursor that waits goes over to the next segment`() throws {
    let cursor = try state.journal.cursor(from: nil)

    for revision in 1...8 {
      try state.fill(1)
      #expect(try rest(of: cursor).map(\.revision) == [revision])
    }
  }

  @Test func `a new segment that cannot be made is reported, and made by the next writer`() throws {
    try state.fill(2)
    let failing = Disk(
      write: Disk.system.write,
      sync: { descriptor in
        let name = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\(descriptor)")
        return name?.hasSuffix("segment.new") == true ? -ENOSPC : Disk.system.sync(descriptor)
      })

    let entry = try state.journal(disk: failing).append { _ in .setName(String(repeating: "c", count: 60_000))
    }

    #expect(entry.revision == 3)
    #expect(state.bases == [0])
    #expect(
      state.reports.all == [
        "the change is on disk, but no new segment could be begun after revision 3; the next change tries again: "
          + "no room left to write '\(state.path)/segment.new'. Free some space and try again."
      ])
    try state.journal.append { _ in .setAge(1) }
    #expect(state.bases == [0, 4])
    #expect(try FileManager.default.contentsOfDirectory(atPath: state.path).count == 3)
  }

  @Test func `a write that changes nothing begins no segment`() throws {
    state.write(head() + (1...3).flatMap { record($0, .setName(String(repeating: "a", count: 60_000))) })

    try state.journal.write { _ = try $0.stage(.setAge(1)) }
    #expect(throws: JournalError.self) { try state.journal.append { _ in .setAge(-1) } }

    #expect(state.bases == [0])
  }

  @Test func `the bases are where reading begins without a replay`() throws {
    try state.fill(5)

    #expect(try state.journal.segmentBases() == [0, 3, 5])
  }

  private func size(of base: Int) -> Int? {
    FileManager.default.contents(atPath: state.segment(base))?.count
  }
}
