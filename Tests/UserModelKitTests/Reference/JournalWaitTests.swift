import Foundation
import Testing

@testable import UserModelKit

/// Waiting for changes. What is waited for has happened before, or happens on another thread; the one second of
/// the timed look is never needed where inotify works.
@Suite struct JournalWaitTests {
  private let state = TemporaryState()

  @Test func `the first wait only begins to watch`() throws {
    let cursor = try state.journal.cursor(from: nil)

    #expect(ContinuousClock().measure { cursor.wait() } < .milliseconds(500))
  }

  @Test func `a record that is written ends the wait`() throws {
    try state.journal.append { _ in .setAge(1) }
    let cursor = try state.journal.cursor(from: nil)
    cursor.wait()

    let entry = try state.journal.append { _ in .setAge(2) }

    #expect(ContinuousClock().measure { cursor.wait() } < .milliseconds(500))
    #expect(try cursor.next() == entry)
  }

  @Test func `a journal that appears step by step is noticed at each step`() throws {
    mkdir(state.path, 0o700)  // nobody else makes anything in here
    let journal = Journal(directory: state.path + "/a/b")
    let cursor = try journal.cursor(from: nil)
    cursor.wait()

    for path in ["/a", "/a/b", "/a/b/lock"] {
      mkdir(state.path + path, 0o700)
      #expect(ContinuousClock().measure { cursor.wait() } < .milliseconds(500))
      cursor.wait(until: .now)
    }
  }

  @Test func `a directory that was removed and made again is watched again`() throws {
    try state.journal.append { _ in .setAge(1) }
    let cursor = try state.journal.cursor(from: nil)
    cursor.wait()
    try FileManager.default.removeItem(atPath: state.path)
    cursor.wait(until: .now)
    try state.journal.append { _ in .setAge(2) }

    #expect(ContinuousClock().measure { cursor.wait() } < .milliseconds(500))
    #expect(throws: JournalError.epochChanged) { try cursor.next() }
  }

  @Test func `a wait ends at its deadline`() throws {
    let cursor = try state.journal.cursor(from: nil)
    cursor.wait()

    #expect(ContinuousClock().measure { cursor.wait(until: .now + .milliseconds(10)) } < .milliseconds(500))
  }

  @Test func `a wait ends when another descriptor is ready, and says which`() throws {
    var ends: [Int32] = [0, 0]
    pipe(&ends)
    defer { ends.forEach { close($0) } }
    let other = pollfd(fd: ends[0], events: Int16(POLLIN), revents: 0)
    let cursor = try state.journal.cursor(from: nil)
    cursor.wait(others: [other])

    write(ends[1], "x", 1)

    #expect(cursor.wait(others: [other]).map(\.revents) == [Int16(POLLIN)])
  }

  @Test func `without inotify there is the timed look`() throws {
    let watch = DirectoryWatch(JournalDirectory(path: state.path), inotify: -1)

    #expect(ContinuousClock().measure { _ = watch.wait(until: nil, others: []) } < .milliseconds(500))
    let look = ContinuousClock().measure { _ = watch.wait(until: nil, others: []) }
    #expect(look >= .milliseconds(990) && look < .seconds(3))
  }

  @Test func `a follower sees every revision once, in order, while others write`() throws {
    let journal = state.journal
    let cursor = try journal.cursor(from: nil)
    let writers = DispatchQueue(label: "writers", attributes: .concurrent)
    for _ in 1...4 {
      writers.async {
        for _ in 1...25 {
          _ = try? journal.append(lockTimeout: .seconds(60)) { .changingCount($0.state.count + 1) }
        }
      }
    }

    var seen: [JournalEntry] = []
    while seen.count < 100 {
      if let entry = try cursor.next() { seen.append(entry) } else { cursor.wait() }
    }

    #expect(seen.map(\.revision) == Array(1...100))
    #expect(seen.map(\.state.count) == Array(1...100))
  }
}
