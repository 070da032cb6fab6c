import ReactiveLite

/// An observer that records what it is sent, with the virtual time. ``TestScheduler/createObserver(_:)`` makes it.
public final class TestableObserver<Element>: ObserverType {
  /// What was sent, in order.
  public private(set) var events: [Recorded<Event<Element>>] = []

  private let scheduler: TestScheduler

  init(scheduler: TestScheduler) {
    self.scheduler = scheduler
  }

  /// The elements that were sent, without their times.
  public var elements: [Element] {
    events.compactMap(\.value.element)
  }

  /// Records an event at the present virtual time.
  public func on(_ event: Event<Element>) {
    events.append(Recorded(time: scheduler.clock, value: event))
  }
}
