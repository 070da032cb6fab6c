import ReactiveLite
import Testing

@testable import UserModelKit

/// The samples of the article about the journal, as they stand there.
@Suite struct JournalArticleTests {
  private let state = TemporaryState()
  private let rescued: TemporaryState
  private var directory: String { state.path }

  init() {
    rescued = TemporaryState(path: state.path + "-rescued")
  }

  @Test func `a snapshot and what follows it`() async throws {
    let journal = Journal(directory: directory)
    try journal.append { state in .changingCount(state.state.count + 1) }

    let start = try journal.snapshot()
    let changes = journal.follow(from: start.revision + 1)
      .map { entry in "\(entry.revision): \(entry.state.count)" }

    try journal.append { state in .changingCount(state.state.count + 1) }
    for try await change in changes.take(1).values { #expect(change == "2: 2") }
  }

  @Test func `a check and a salvage`() throws {
    let journal = Journal(directory: directory)
    state.bytes = head() + record(1, .setAge(36)) + Array("damage\n".utf8)

    let report = try journal.check()
    if !report.isSound {
      let salvage = try journal.salvage(to: directory + "-rescued")
      print("lost: \(salvage.lostBefore), \(salvage.lostAfter)")
    }

    #expect(try rescued.journal.snapshot() == JournalSnapshot(revision: 1, state: JournalState(age: 36)))
  }
}
