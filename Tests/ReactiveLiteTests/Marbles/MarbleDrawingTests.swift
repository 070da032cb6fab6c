import ReactiveLite
import Testing

@Suite struct MarbleDrawingTests {
  @Test(arguments: [
    "", "a-b|", "--a--#", "--(abc)-|", "a-^-b--|", "b-(^a)--|", "a 30ms b 9s c|", "100ms a", "1s-",
    "1s- 99ms |",
    "--(ab)\n---c--", "(1s)",
  ])
  func `a text that is written as it would be drawn is drawn as it was written`(text: String) throws {
    #expect(try MarbleDiagram(events: text).text == text)
  }

  @Test func `a long wait is a span, in the greatest unit that is exact`() throws {
    #expect(try MarbleDiagram(events: "a 20ms b 21ms c").text == "a--------------------b 21ms c")
    #expect(try MarbleDiagram(events: "a 1.5s b 2s c 180s |").text == "a 1500ms b 2s c 3m |")
  }

  @Test func `signs that would read as a span are kept apart from it`() throws {
    let diagram = MarbleDiagram([.init(0, .element("5")), .init(1, .element("s")), .init(100, .completed)])

    #expect(diagram.text == "5s- 97ms |")
  }

  @Test func `diagrams share their columns, also with spans between`() throws {
    let drawing = MarbleDrawing([
      try MarbleDiagram(events: "--a 100ms (bc)-|"), try MarbleDiagram(events: "--a- 100ms b--|"),
    ])

    #expect(drawing.rows == [["--a 100ms (bc)-|"], ["--a 100ms -b--|-"]])
    #expect([0, 2, 103, 104].map(drawing.column) == [0, 2, 10, 11])
  }

  @Test func `what one line cannot say takes another`() {
    let signs: [MarbleDiagram.Marble] = [
      .init(0, .element("a")), .init(0, .element("b")), .init(1, .element("c")), .init(4, .completed),
    ]

    #expect(MarbleDiagram(signs).text == "(ab)|\n-c---")
  }

  @Test func `any marbles are read again as they were written`() throws {
    var random = SplitMix64(seed: 4)
    for _ in 0..<2000 {
      let marbles = (0..<Int.random(in: 0...8, using: &random)).map { _ in
        let sign: MarbleDiagram.Sign =
          Bool.random(using: &random)
          ? .element("0159ams".randomElement(using: &random) ?? "a") : .completed
        let frame = Int.random(in: -3...12, using: &random) * (Bool.random(using: &random) ? 1 : 40)
        return MarbleDiagram.Marble(frame, sign)
      }
      let diagram = MarbleDiagram(marbles)
      let again = try MarbleDiagram(events: diagram.text)
      #expect(again.marbles.map(\.frame) == diagram.marbles.map(\.frame), "\(diagram.text)")
      #expect(again.marbles.map(\.sign) == diagram.marbles.map(\.sign), "\(diagram.text)")
    }
  }

  /// Always the same numbers.
  private struct SplitMix64: RandomNumberGenerator {
    var seed: UInt64

    mutating func next() -> UInt64 {
      seed &+= 0x9E37_79B9_7F4A_7C15
      var bits = seed
      bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
      bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
      return bits ^ (bits >> 31)
    }
  }
}
