import ReactiveLite

/// An observer that records what it is sent, with the virtual time. ``TestScheduler/createObserver(_:)`` makes it.
public final class TestableObserver<Element>: ObserverType {
  /// What was sent, in order.
  public var events: [Recorded<Event<Element>>] { recorded }

  // Unchecked: the scheduler belongs to one thread at a time, and recording calls nobody.
  @exclusivity(unchecked) @usableFromInline var recorded: [Recorded<Event<Element>>] = []
  @usableFromInline let scheduler: TestScheduler
  @usableFromInline var emptyList: EmptyList?

  @inlinable
  init(scheduler: TestScheduler) {
    self.scheduler = scheduler
    recorded.reserveCapacity(1)  // a buffer of its own, by which the list is known
    emptyList = EmptyList(recorded) { [weak self] in
      guard let self, recorded.isEmpty else { return nil }
      return self.scheduler.whyNothing
    }
  }

  /// The elements that were sent, without their times.
  public var elements: [Element] {
    events.compactMap(\.value.element)
  }

  /// Records an event at the present virtual time.
  @inlinable
  public func on(_ event: Event<Element>) {
    guard scheduler.isFree() else { return }
    recorded.append(Recorded(time: scheduler.clock, value: event))
  }
}
