import ReactiveLite
import ReactiveLiteTest
import Testing

@Suite struct RecordedTests {
  enum Failure: Error { case lost }

  @Test func `the short forms record an event at a time`() {
    let events: [Recorded<Event<Int>>] = [.next(210, 1), .error(220, Failure.lost), .completed(230)]

    #expect(events.map(\.time) == [210, 220, 230])
    #expect(events.map(\.value) == [.next(1), .error(Failure.lost), .completed])
  }

  @Test func `an error that is not named is one of its own`() {
    #expect(Recorded<Event<Int>>.error(210) == .error(210))
    #expect(Recorded<Event<Int>>.error(210) == .error(210, UnspecifiedError()))
    #expect(Recorded<Event<Int>>.error(210) != .error(210, Failure.lost))
  }

  @Test func `the element's type can be given where nothing else tells it`() {
    let ending = Recorded.completed(210, Int.self)
    let failure = Recorded.error(210, Failure.lost, Int.self)

    #expect(ending == .completed(210))
    #expect(failure == .error(210, Failure.lost))
  }

  @Test func `events makes an array, from a list or from an array`() {
    let listed = Recorded.events(.next(210, 1), .completed(220))
    let array = Recorded.events([.next(210, 1), .completed(220)])

    #expect(listed == array)
    #expect(listed == [.next(210, 1), .completed(220)])
  }

  @Test func `it prints as a value and its time`() {
    #expect(String(reflecting: Recorded.next(210, "Ann")) == "next(\"Ann\") @ 210")
  }
}
