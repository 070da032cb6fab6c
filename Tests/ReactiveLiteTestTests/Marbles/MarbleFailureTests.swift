import ReactiveLite
import ReactiveLiteTest
import Testing
import XCTest

@Suite struct MarbleFailureTests {
  /// The failures of a run, without their times.
  private func fail(_ body: (MarbleRun) -> Void) -> [Captured] {
    failures { TestScheduler(initialClock: 0).run(body) }
  }

  @Test func `both rows are drawn, with a mark below the first difference`() {
    let line = #line + 2
    let failures = fail { m in
      m.expect(m.hot("--a--b--|", ["a": "Ann", "b": "Cid"])).toBe("--a--b--|", ["a": "Ann", "b": "Bob"])
    }

    #expect(failures.map(\.line) == [line])
    #expect(failures.map(\.file) == [#fileID])
    #expect(
      failures.map(\.text) == [
        """
        event 2 (at 5) differs in value: expected "Bob", actual "Cid"
          expected  --a--b--|
          actual    --a--c--|
                         ^
          a := "Ann"
          b := "Bob"
          c := "Cid"
        """
      ])
  }

  @Test func `rows stay aligned, whatever is in them`() {
    let failures = fail { m in
      m.expect(m.hot("a 500ms (bc)-|")).toBe("a 499ms b-c")
    }

    #expect(
      failures.map(\.text) == [
        """
        event 2 (at 500) is missing: expected next("b")
          expected  a 499ms b-c----
          actual    a 499ms -(bc)-|
                            ^
        """
      ])
  }

  @Test func `a tuple is named where it differs`() {
    let failures = fail { m in
      m.expect(m.cold("-1|", of: Int.self).map { ("Ann", $0) }).toBe("-a|", ["a": ("Ann", 2)])
    }

    #expect(
      failures.map(\.text) == [
        """
        event 1 (at 1) differs in value.1: expected 2, actual 1
          expected  -a|
          actual    -b|
                     ^
          a := ("Ann", 2)
          b := ("Ann", 1)
        """
      ])
  }

  @Test func `that nothing came is said`() {
    let failures = fail { m in m.expect(Observable<String>.never()).toBe("--a|") }

    #expect(
      failures.map(\.text) == [
        """
        nothing was recorded, expected 2 events
          expected  --a|
          actual    ----
                      ^
        """
      ])
  }

  @Test func `an expectation that nobody checks is a failure, at its line`() {
    let line = #line + 2
    let failures = fail { m in
      _ = m.expect(m.hot("--a"))
      _ = m.expectSubscriptions(of: m.hot("--a"))
    }

    #expect(failures.map(\.line) == [line, line + 1])
    #expect(
      Set(failures.map(\.text)) == ["this expectation is never checked: say what is expected, with toBe"])
  }

  @Test func `subscriptions are drawn too`() {
    let line = #line + 4
    let failures = fail { m in
      let source = m.cold("--a--|")
      m.expect(source).toBe("--a--|")
      m.expectSubscriptions(of: source).toBe("^--!")
      m.expectSubscriptions(of: source).toBe()
    }

    #expect(failures.map(\.line) == [line, line + 1])
    #expect(
      failures.map(\.text) == [
        """
        subscription 1 differs: expected (0 : 3), actual (0 : 5)
          expected  ^--!--
          actual    ^----!
        """,
        """
        expected 0 subscriptions, actual 1
          actual    ^----!
        """,
      ])
  }

  @Test func `a row that cannot be read fails at its line, with a caret under the column`() {
    let line = #line + 2
    let failures = fail { m in
      _ = m.hot("--a-(b")
      _ = m.cold("-a-b", ["a": 1])
      m.expect(Observable<String>.never()).toBe("--!")
      m.expect(Observable<String>.never(), subscribed: "-a").toBe("")
      m.expectSubscriptions(of: m.hot("a")).toBe("--!")
    }

    #expect(failures.map(\.line) == [line, line + 1, line + 2, line + 3, line + 4])
    #expect(
      failures.map(\.text) == [
        "these marbles cannot be read, column 5: ( is not closed\n  --a-(b\n      ^",
        "these marbles cannot be read, column 4: b has no value\n  -a-b\n     ^",
        "these marbles cannot be read, column 3: ! belongs to a row of subscriptions\n  --!\n    ^",
        "these marbles cannot be read, column 2: a row of subscriptions has ^ and ! only\n  -a\n   ^",
        "these marbles cannot be read, column 1: a row of subscriptions needs ^\n  --!\n  ^",
      ])
  }

  @Test func `rows that agree have nothing to say`() {
    #expect(fail { m in m.expect(m.hot("--a|")).toBe("--a|") }.isEmpty)
  }
}

/// The same from XCTest.
final class MarbleFailureXCTests: CapturingTestCase {
  func testAFailureStandsAtItsLine() {
    let line = #line + 3
    let failures = failures {
      TestScheduler(initialClock: 0).run { m in
        m.expect(m.hot("--a")).toBe("--b")
        _ = m.expect(m.hot("--a"))
      }
    }

    XCTAssertEqual(failures.map(\.line), [line, line + 1])
    XCTAssertEqual(
      failures.first?.headline, "event 1 (at 2) differs in value: expected \"b\", actual \"a\"")
  }
}
