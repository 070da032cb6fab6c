import ReactiveLite
import ReactiveLiteTest
import Testing

@Suite struct FailureTextTests {
  enum Failure: Error { case lost, late }
  let actual: [Recorded<Event<String>>] = [.next(90, "a"), .next(100, "b"), .completed(1000)]

  private func text(_ expected: [Recorded<Event<String>>]) -> String? {
    failureText(actual, expected, by: byEquality)
  }

  @Test func `equal events have nothing to say`() {
    #expect(text(actual) == nil)
  }

  @Test func `a value that differs is marked, and named`() {
    #expect(
      text([.next(90, "a"), .next(100, "c"), .completed(1000)]) == """
        event 2 (at 100) differs in value: expected "c", actual "b"
                      90  next("a")
        > expected   100  next("c")
        > actual     100  next("b")
                    1000  completed
        """)
  }

  @Test func `a time that differs is named`() {
    #expect(
      text([.next(90, "a"), .next(101, "b"), .completed(1000)]) == """
        event 2 differs in time: expected 101, actual 100
                      90  next("a")
        > actual     100  next("b")
          expected   101  next("b")
                    1000  completed
        """)
  }

  @Test func `a kind that differs is named`() {
    #expect(
      text([.next(90, "a"), .next(100, "b"), .error(1000, Failure.lost)]) == """
        event 3 (at 1000) differs in kind: expected error(lost), actual completed
                      90  next("a")
                     100  next("b")
        > expected  1000  error(lost)
        > actual    1000  completed
        """)
  }

  @Test func `an event that is missing is named, and the others stay aligned`() {
    #expect(
      text([.next(90, "a"), .next(95, "x"), .next(100, "b"), .completed(1000)]) == """
        event 2 (at 95) is missing: expected next("x")
                      90  next("a")
        > expected    95  next("x")
                     100  next("b")
                    1000  completed
        """)
  }

  @Test func `an event that nobody expected is named`() {
    #expect(
      text([.next(90, "a"), .next(100, "b")]) == """
        event 3 (at 1000) was not expected: actual completed
                      90  next("a")
                     100  next("b")
        > actual    1000  completed
        """)
  }

  @Test func `an error that differs is named`() {
    let actual: [Recorded<Event<Int>>] = [.error(10, Failure.lost)]

    #expect(
      failureText(actual, [.error(10, Failure.late)], by: byEquality) == """
        event 1 (at 10) differs in error: expected late, actual lost
        > expected  10  error(late)
        > actual    10  error(lost)
        """)
  }

  @Test func `that nothing was recorded is said first`() {
    #expect(
      failureText([], [.next(10, 1), .completed(20)], by: byEquality) == """
        nothing was recorded, expected 2 events
        > expected  10  next(1)
          expected  20  completed
        """)
  }

  @Test func `lists without times are numbered`() {
    #expect(
      failureText(elements: [("a", 1), ("b", 2)], [("a", 1), ("b", 3)], by: byReflection) == """
        element 2 differs in value.1: expected 3, actual 2
                    1.  ("a", 1)
        > expected  2.  ("b", 3)
        > actual    2.  ("b", 2)
        """)
  }

  @Test func `of a long list only the part around the first difference is shown`() {
    var expected = Array(1...1000)
    expected[499] = 0
    let lines = failureText(elements: Array(1...1000), expected, by: byEquality)?.split(separator: "\n") ?? []

    #expect(lines.count == 64)
    #expect(lines[1] == "  … 479 equal elements before")
    #expect(lines[2] == "            480.  480")
    #expect(lines.last == "  … 461 more")
  }
}
