import Dispatch
import Glibc
import ReactiveLite
import Testing

@testable import UserModelKit

@Suite struct JournalFollowTests {
  private let state = TemporaryState()
  private let arrived = DispatchSemaphore(value: 0)

  @Test func `a follower gets what is there and what comes, once and in order`() throws {
    for age in 1...3 { try state.journal.append { _ in .setAge(age) } }
    let seen = Reports()
    let following = state.journal.follow(from: 2).subscribe(onNext: { [arrived] entry in
      seen.add("\(entry.revision): \(entry.state.age)")
      arrived.signal()
    })
    defer { following.dispose() }

    wait(for: 2)
    try state.journal.append { _ in .setAge(4) }
    wait(for: 1)

    #expect(seen.all == ["2: 2", "3: 3", "4: 4"])
  }

  @Test func `a follower waits for a journal to appear`() throws {
    let following = state.journal.follow(from: 1).subscribe(onNext: { [arrived] _ in arrived.signal() })
    defer { following.dispose() }

    try state.journal.append { _ in .setAge(1) }

    wait(for: 1)
  }

  @Test func `each subscription reads for itself`() throws {
    try state.journal.append { _ in .setAge(1) }
    let changes = state.journal.follow(from: 1)

    let first = changes.subscribe(onNext: { [arrived] _ in arrived.signal() })
    wait(for: 1)
    first.dispose()
    let second = changes.subscribe(onNext: { [arrived] _ in arrived.signal() })
    wait(for: 1)
    second.dispose()
  }

  @Test func `what cannot be read is an error event`() throws {
    try state.journal.append { _ in .setAge(1) }
    let seen = Reports()

    let following = state.journal.follow(from: 9).subscribe(onError: { [arrived] error in
      seen.add("\(error)")
      arrived.signal()
    })
    defer { following.dispose() }

    wait(for: 1)
    #expect(seen.all == ["\(JournalError.revisionAhead(requested: 9, head: 1))"])
  }

  @Test func `disposing ends the reading at once, also while it waits`() throws {
    try state.journal.append { _ in .setAge(1) }
    let following = state.journal.follow(from: 1).subscribe(onNext: { [arrived] _ in arrived.signal() })
    wait(for: 1)

    following.dispose()

    // The segment is unlocked when the reader is gone; the timed look would take a second.
    let segment = try #require(try JournalFile(state.segment(), O_RDONLY))
    #expect(try segment.lock(LOCK_EX, timeout: .milliseconds(500)))
  }

  @Test func `a follower that takes one entry reads no more`() throws {
    for age in 1...3 { try state.journal.append { _ in .setAge(age) } }
    let following = state.journal.follow(from: 1).take(1).subscribe(onCompleted: { [arrived] in
      arrived.signal()
    })
    defer { following.dispose() }

    wait(for: 1)

    let segment = try #require(try JournalFile(state.segment(), O_RDONLY))
    #expect(try segment.lock(LOCK_EX, timeout: .milliseconds(500)))
  }

  private func wait(for count: Int, sourceLocation: SourceLocation = #_sourceLocation) {
    for _ in 0..<count {
      #expect(arrived.wait(timeout: .now() + 10) == .success, sourceLocation: sourceLocation)
    }
  }
}
