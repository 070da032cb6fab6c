import ReactiveLite
import Testing

@Suite struct MarbleDiagramTests {
  /// The signs of a row with their frames, as in `a2 |5`.
  private func read(_ text: String) throws -> String {
    try MarbleDiagram(events: text).marbles.map { "\($0.sign.character)\($0.frame)" }.joined(separator: " ")
  }

  /// What is wrong with a row, and where.
  private func error(_ text: String) -> String? {
    #expect(throws: MarbleError.self) { try MarbleDiagram(events: text) }.map {
      "\($0.place.column): \($0.message)"
    }
  }

  @Test(arguments: [
    ("", ""), ("---", ""), ("a-b|", "a0 b2 |3"), ("--a--#", "a2 #5"), ("--(abc)-|", "a2 b2 c2 |8"),
    ("  - a  -- b ", "a1 b4"), ("亚é7", "亚0 é1 72"),
  ])
  func `a character is a frame, a group is one frame and as many wide as it is long`(
    text: String, signs: String
  )
    throws
  {
    #expect(try read(text) == signs)
  }

  @Test(arguments: [
    ("a 9ms b 9s c|", "a0 b10 c9011 |9012"), ("2m a 1.5s b 0.010s c", "a120000 b121501 c121512"),
    ("0ms a 0.00005m b", "a0 b4"), ("5s", ""), ("a5s", "a0 51 s2"), ("5s-", "50 s1"), ("5s|", "50 s1 |2"),
  ])
  func `a span of time is a word of its own`(text: String, signs: String) throws {
    #expect(try read(text) == signs)
  }

  @Test(arguments: [
    ("-a-^-b--|", "a-2 b2 |5"), ("^a", "a1"), ("a 10ms (^b)", "a-11 b0"), ("--^", ""),
  ])
  func `frames count from the subscription`(text: String, signs: String) throws {
    #expect(try read(text) == signs)
  }

  @Test func `lines share their columns`() throws {
    #expect(try read("--(ab)--|\n---c\n--d") == "a2 b2 d2 c3 |8")
    #expect(try read("a-^\n----b") == "a-2 b2")
  }

  @Test func `what is wrong is named, with its column`() {
    #expect(error("--a-(b") == "5: ( is not closed")
    #expect(error("--a)") == "4: ) without (")
    #expect(error("(a(b))") == "3: ( inside ( )")
    #expect(error("(a-b)") == "3: no time passes inside ( )")
    #expect(error("(a 5ms b)") == "4: no time passes inside ( )")
    #expect(error("-a-$") == "4: \"$\" means nothing here")
    #expect(error("a\tb") == "2: \"\\t\" means nothing here")
    #expect(error("--^--^") == "6: a second ^")
    #expect(error("--a--!") == "6: ! belongs to a row of subscriptions")
    #expect(error("a 1.5ms b") == "3: not a whole number of frames")
    #expect(error("a 99999999999999999999s b") == "3: not a whole number of frames")
    #expect(error("900000000000000s 900000000000000s a") == "18: too far away")
    #expect(error("a\n--b-)") == "5: ) without (")
  }

  @Test func `an error knows its line, of several that are equal too`() {
    let error = #expect(throws: MarbleError.self) { try MarbleDiagram(events: "-^-\n---\n-^-") }

    #expect(error?.place == MarbleError.Place(row: "-^-", column: 2, line: 3))
  }

  @Test(arguments: [
    ("-^-!", true), ("^", true), ("! 10ms ^", true), ("-^-a", false), ("^|", false), ("---", false),
    ("", false),
    ("a-!", false),
  ])
  func `a row of subscriptions has nothing else`(text: String, isSubscription: Bool) throws {
    #expect(try MarbleDiagram.isSubscription(text) == isSubscription)
  }

  @Test func `an error points at its column`() {
    #expect(
      MarbleError("( is not closed", at: .init(row: "--a-(b", column: 5)).description == """
        column 5: ( is not closed
          --a-(b
              ^
        """)
  }

  @Test func `a subscription begins and may end`() throws {
    let marbles = try MarbleDiagram(subscription: "-- 10ms ^--!").marbles

    #expect(marbles.map(\.frame) == [12, 15])
    #expect(marbles.map(\.sign) == [.subscription, .disposal])
    #expect(try MarbleDiagram(subscription: "(^!)").marbles.map(\.frame) == [0, 0])
    #expect(try MarbleDiagram(subscription: "-^---").marbles.map(\.frame) == [1])
  }

  @Test(arguments: [
    ("--a", "3: a row of subscriptions has ^ and ! only"), ("^^", "2: a second ^"), ("^!!", "3: a second !"),
    ("!-^", "1: ! comes before ^"), ("---", "1: a row of subscriptions needs ^"),
  ])
  func `a row of subscriptions has its own rules`(text: String, message: String) {
    let error = #expect(throws: MarbleError.self) { try MarbleDiagram(subscription: text) }

    #expect(error.map { "\($0.place.column): \($0.message)" } == message)
  }
}
