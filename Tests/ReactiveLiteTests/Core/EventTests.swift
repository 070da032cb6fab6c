import ReactiveLite
import Testing

@Suite struct EventTests {
  let next = Event.next(1)
  let error = Event<Int>.error(Failure())
  let completed = Event<Int>.completed

  @Test func `only what nothing can follow is a stop event`() {
    #expect([next, error, completed].map(\.isStopEvent) == [false, true, true])
    #expect([next, error, completed].map(\.isCompleted) == [false, false, true])
  }

  @Test func `an event carries an element, or an error, or nothing`() {
    #expect([next, error, completed].map(\.element) == [1, nil, nil])
    #expect([next, error, completed].map { $0.error is Failure } == [false, true, false])
  }

  @Test func `map sends the element through a closure and leaves an ending alone`() {
    let mapped = [next, error, completed].map { event in event.map { "\($0)!" } }

    #expect(mapped.map(\.debugDescription) == ["next(1!)", "error(Failure(number: 0))", "completed"])
  }

  @Test func `what the closure of map throws becomes the event`() {
    let mapped = next.map { _ -> Int in throw Failure() }

    #expect(mapped.error is Failure)
  }

  @Test func `an event is convertible to itself`() {
    func read<Source: EventConvertible>(_ source: Source) -> Source.Element? { source.event.element }

    #expect(read(next) == 1)
  }
}
