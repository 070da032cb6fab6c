import ReactiveLite
import ReactiveLiteTest
import Testing

@Suite struct RecordedMarblesTests {
  @Test func `what is one letter or digit stands for itself`() {
    let events: [Recorded<Event<Int>>] = [.next(2, 1), .next(5, 2), .completed(5)]

    #expect(events.marbles == "--1--(2|)")
  }

  @Test func `anything else has a letter, and a line that says which`() {
    let events: [Recorded<Event<String>>] = [.next(0, "Ann"), .next(1, "a"), .next(2, "Ann"), .error(3)]

    #expect(events.marbles == "bab#\nb := \"Ann\"")
  }

  @Test func `tuples have letters too`() {
    let events: [Recorded<Event<(String, Int)>>] = [.next(1, ("Ann", 5)), .next(30, ("Bob", 6))]

    #expect(events.marbles == "-a 28ms b\na := (\"Ann\", 5)\nb := (\"Bob\", 6)")
  }

  @Test func `values that are given a name need no line`() {
    let events: [Recorded<Event<String>>] = [.next(0, "Ann"), .next(1, "Bob"), .next(2, "Cid")]

    #expect(events.marbles(["x": "Ann", "a": "Bob"]) == "xab\nb := \"Cid\"")
  }

  @Test func `a name that is taken is not given again`() {
    let events: [Recorded<Event<String>>] = [.next(0, "Ann"), .next(1, "a")]

    #expect(events.marbles(["a": "Ann"]) == "ab\nb := \"a\"")
  }

  @Test func `a row becomes events`() throws {
    #expect(
      try Recorded.events(marbles: "--a--(b|)", ["a": "Ann", "b": "Bob"])
        == [.next(2, "Ann"), .next(5, "Bob"), .completed(5)])
    #expect(
      try Recorded.events(marbles: "-1-2#", of: Int.self, error: RxError.timeout)
        == [.next(1, 1), .next(3, 2), .error(4, RxError.timeout)])
    #expect(
      try Recorded.events(marbles: "a 20ms |", ["a": (1, "x")]) == [.next(0, (1, "x")), .completed(21)])
  }

  @Test(arguments: ["-a-c", "-a--(b"])
  func `what cannot be read is thrown, with its column`(marbles: String) {
    let error = #expect(throws: (any Error).self) { try Recorded.events(marbles: marbles, ["a": 1, "b": 2]) }
    let texts = [
      "-a-c": "column 4: c has no value\n  -a-c\n     ^",
      "-a--(b": "column 5: ( is not closed\n  -a--(b\n      ^",
    ]

    #expect(error.map(String.init(describing:)) == texts[marbles])
  }

  @Test func `a letter that is no number is not one`() {
    #expect(throws: (any Error).self) { try Recorded.events(marbles: "-a", of: Int.self) }
  }

  @Test(arguments: 0..<200)
  func `events are read again as they were written`(seed: UInt64) throws {
    var random = Numbers(seed: seed)
    let values: [Character: String] = ["a": "Ann", "1": "s", "s": "1", "é": ""]
    var time = 0
    let events = (0..<8).map { _ in
      time += [0, 0, 1, 3, 50, 2000].randomElement(using: &random) ?? 0
      return Recorded.next(time, values.values.sorted().randomElement(using: &random) ?? "")
    }
    let text = (events + [.completed(time)]).marbles(values)

    #expect(try Recorded.events(marbles: text, values) == events + [.completed(time)], "\(text)")
  }

  private struct Numbers: RandomNumberGenerator {
    var seed: UInt64

    mutating func next() -> UInt64 {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return seed ^ (seed >> 29)
    }
  }
}
