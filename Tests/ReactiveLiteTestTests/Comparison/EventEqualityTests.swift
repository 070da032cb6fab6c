import ReactiveLite
import ReactiveLiteTest
import Testing

@Suite struct EventEqualityTests {
  enum Failure: Error { case lost, late }

  @Test func `events of one kind are equal when what they carry is`() {
    #expect(Event.next(1) == .next(1))
    #expect(Event.next(1) != .next(2))
    #expect(Event<Int>.completed == .completed)
    #expect(Event<Int>.error(Failure.lost) == .error(Failure.lost))
    #expect(Event<Int>.error(Failure.lost) != .error(Failure.late))
  }

  @Test func `events of two kinds are never equal`() {
    #expect(Event.next(1) != .completed)
    #expect(Event<Int>.completed != .error(Failure.lost))
    #expect(Event<Int>.error(Failure.lost) != .next(1))
  }

  @Test func `optional elements need nothing special`() {
    let events: [Recorded<Event<Int?>>] = [.next(10, nil), .next(20, 1)]

    #expect(events == [.next(10, nil), .next(20, 1)])
    #expect(events != [.next(10, nil), .next(20, nil)])
  }
}
