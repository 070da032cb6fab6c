import Testing
import UserModelKit

@Suite struct JournalTests {
  @Test func `what is appended is the state, and is followed`() throws {
    let journal = Journal(directory: "/tmp/jt-smoke/a/b")
    let cursor = try journal.cursor(from: nil)
    let first = try journal.append { _ in .setName("Ann") }
    try journal.append { .changingCount($0.state.count + 1) }
    #expect(try cursor.next() == first)
    #expect(try cursor.next()?.state == JournalState(name: "Ann", age: 0, count: 1))
    #expect(try cursor.next() == nil)
  }
}
