import Testing
import UserModelKit

@testable import AppCLI

@Suite struct RecordedHistoryTests {
  private let state = TemporaryState()
  private var journal: Journal { Journal(directory: state.directory) }

  private func append(_ actions: JournalAction...) throws {
    for action in actions { try journal.append { _ in action } }
  }

  private func labels(_ row: MarbleRow) -> [String] {
    row.events.map { event in
      if case .element(let label) = event.mark { "\(event.frame) \(label)" } else { "?" }
    }
  }

  @Test func `before anything was set there are the initial values`() throws {
    let document = try RecordedHistory(last: 5, of: journal).document

    #expect(document.rows.map(\.title) == ["name", "age", "count", "all"])
    #expect(document.rows.map(labels) == [[#"0 """#], ["0 0"], ["0 0"], [#"0 "",0,0"#]])
  }

  @Test func `each row has what its stream sends, at the revision that made it do so`() throws {
    try append(.setName("Ann"), .setAge(36), .setAge(36), .reset([.name, .age, .count]))
    let rows = try RecordedHistory(last: .max, of: journal).document.rows

    #expect(labels(rows[0]) == [#"0 """#, "1 Ann", #"4 """#])
    #expect(labels(rows[1]) == ["0 0", "2 36", "4 0"])
    #expect(labels(rows[2]) == ["0 0"])
    #expect(labels(rows[3]) == [#"0 "",0,0"#, "1 Ann,0,0", "2 Ann,36,0", #"4 "",36,0"#, #"4 "",0,0"#])
  }

  @Test func `the last revisions begin with the values before them`() throws {
    for count in 1...9 { try append(.changingCount(count)) }
    let history = try RecordedHistory(last: 2, of: journal)

    #expect(history.count == 2)
    #expect(labels(history.document.rows[2]) == ["7 7", "8 8", "9 9"])
    #expect(labels(history.suffix(1).document.rows[2]) == ["8 8", "9 9"])
    #expect(try RecordedHistory(last: 0, of: journal).document.rows.map(labels)[2] == ["9 9"])
    #expect(try RecordedHistory(last: 99, of: journal).document.rows.map(labels)[2].count == 10)
  }

  @Test func `as many revisions are drawn as fit, but one at least`() throws {
    for count in 1...9 { try append(.changingCount(count)) }
    let history = try RecordedHistory(last: 50, of: journal)

    // A label of all is 8 columns wide, 3 are between two, and 7 + 3 are around them.
    func revisions(_ columns: Int?) throws -> Int {
      try MarbleSource.fitting(history, columns: columns).document.rows[2].events.count - 1
    }
    #expect(try revisions(nil) == 9)
    #expect(try revisions(10 + 5 * 8 + 4 * 3) == 4)
    #expect(try revisions(10 + 5 * 8 + 4 * 3 - 1) == 3)
    #expect(try revisions(1) == 1)
  }

  @Test func `a long name is cut`() throws {
    try append(.setName(String(repeating: "x", count: 41)), .setName(String(repeating: "y", count: 40)))
    let names = labels(try RecordedHistory(last: 9, of: journal).document.rows[0])

    #expect(
      names[1...] == [
        "1 " + String(repeating: "x", count: 40) + "…", "2 " + String(repeating: "y", count: 40),
      ])
  }

  @Test func `its text reads as it again, and what it shows fits combineLatest`() throws {
    for age in 1...60 { try append(.setAge(age)) }
    try append(.setName("Ann\n"), .batch([.setName("B,C"), .setAge(1), .changingCount(-5)]), .reset([.age]))
    let history = try RecordedHistory(last: 50, of: journal).document
    let again = try MarbleDocument(reading: history.text)

    #expect(again.rows.map(\.title) == history.rows.map(\.title))
    #expect(again.rows[1].events == history.rows[1].events)
    #expect(try MarbleCheck.all(of: again).map(\.fits) == [true])
  }
}
