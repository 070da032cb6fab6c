import ReactiveLite

extension TestScheduler {
  /// A sequence that is under way whether or not anybody listens: the times of `events` are those of the clock.
  ///
  /// Events whose time has gone by are sent as soon as the scheduler runs. Of the events of one time, the first in
  /// the list is sent first.
  @inlinable
  public func createHotObservable<Element>(
    _ events: [Recorded<Event<Element>>]
  ) -> TestableObservable<Element> {
    let hub = Hub<Element>()
    scheduleEach(of: events.map(\.time)) { hub.send(events[$0].value) }
    return TestableObservable(events, on: self, isOver: { hub.sent == events.count }, connect: hub.add)
  }

  /// A sequence that begins anew for each subscriber: the times of `events` count from the subscription.
  @inlinable
  public func createColdObservable<Element>(
    _ events: [Recorded<Event<Element>>]
  ) -> TestableObservable<Element> {
    TestableObservable(events, on: self) { [self] connection in
      scheduleEach(of: events.map { clock + $0.time }) { connection.send(events[$0].value) }
    }
  }
}

/// Sends what happens to all who listen just then.
@usableFromInline
final class Hub<Element> {
  // Unchecked: the scheduler belongs to one thread at a time, and who is served while it changes is a copy.
  @exclusivity(unchecked) @usableFromInline var connections: [Connection<Element>] = []

  @exclusivity(unchecked) @usableFromInline var sent = 0

  @inlinable init() {}

  @inlinable
  func add(_ connection: Connection<Element>) {
    connections.removeAll { !$0.isOpen }
    connections.append(connection)
  }

  @inlinable
  func send(_ event: Event<Element>) {
    sent += 1
    for connection in connections { connection.send(event) }
  }
}
