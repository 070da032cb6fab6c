import ReactiveLite
import ReactiveLiteTest
import Testing

@Suite struct CallSiteTests {
  @Test func `a helper can pass on the line of its caller`() {
    func assertAnn(_ name: String, file: StaticString = #filePath, line: UInt = #line) {
      XCTAssertRecordedElements([.next(0, name)], ["Ann"], file: file, line: line)
    }
    let line = #line + 1
    let failures = failures { assertAnn("Bob") }

    #expect(failures.map(\.line) == [line])
    #expect(failures.map(\.file) == [#fileID])
  }
}
