import ReactiveLite

extension TestScheduler {
  /// A sequence that is under way whether or not anybody listens: the times of `events` are those of the clock.
  ///
  /// Events whose time has gone by are sent as soon as the scheduler runs. Of the events of one time, the first in
  /// the list is sent first.
  public func createHotObservable<Element>(
    _ events: [Recorded<Event<Element>>]
  ) -> TestableObservable<Element> {
    let hub = Hub<Element>()
    for event in events {
      scheduleAt(event.time) { hub.send(event.value) }
    }
    return TestableObservable(events, on: self, connect: hub.add)
  }

  /// A sequence that begins anew for each subscriber: the times of `events` count from the subscription.
  public func createColdObservable<Element>(
    _ events: [Recorded<Event<Element>>]
  ) -> TestableObservable<Element> {
    TestableObservable(events, on: self) { [self] connection in
      for event in events {
        scheduleAt(clock + event.time) { connection.send(event.value) }
      }
    }
  }
}

/// Sends what happens to all who listen just then.
private final class Hub<Element> {
  private var connections: [Connection<Element>] = []

  func add(_ connection: Connection<Element>) {
    connections.removeAll { !$0.isOpen }
    connections.append(connection)
  }

  func send(_ event: Event<Element>) {
    for connection in connections { connection.send(event) }
  }
}
