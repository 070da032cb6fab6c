import ReactiveLite

/// A sequence with a script, which records when it was subscribed to.
///
/// ``TestScheduler/createHotObservable(_:)`` and ``TestScheduler/createColdObservable(_:)`` make it. An observer that
/// subscribes directly gets the whole script, also what stands after an ending: that way a test can try an observer
/// on a source that breaks the contract. Operators keep the contract and drop it.
public final class TestableObservable<Element>: ObservableType {
  /// When the sequence was subscribed to, and until when.
  public private(set) var subscriptions: [Subscription] = []

  /// The script.
  public let recordedEvents: [Recorded<Event<Element>>]

  @usableFromInline let scheduler: TestScheduler
  @usableFromInline let connect: (Connection<Element>) -> Void
  /// Whether all has been sent, and nothing comes to those who subscribe now.
  @usableFromInline let isOver: () -> Bool

  @inlinable
  init(
    _ script: [Recorded<Event<Element>>], on scheduler: TestScheduler,
    isOver: @escaping () -> Bool = { false }, connect: @escaping (Connection<Element>) -> Void
  ) {
    recordedEvents = script
    self.scheduler = scheduler
    self.connect = connect
    self.isOver = isOver
    scheduler.noticeObservable()
  }

  /// Sends the script to `observer` until the result is disposed.
  @inlinable
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    open(Connection { observer.on($0) })
  }

  /// Sends the script to `subscriber` until it has ended.
  @inlinable
  public func receive(subscriber: Subscriber<Element>) {
    subscriber.add(open(Connection { subscriber.on($0) }))
  }

  @usableFromInline
  func open(_ connection: Connection<Element>) -> any Disposable {
    let index = subscriptions.count
    let start = scheduler.clock
    scheduler.noticeSubscription(
      isFirst: index == 0, lastEvent: isOver() ? recordedEvents.map(\.time).max() : nil)
    subscriptions.append(Subscription(start))
    connect(connection)
    return Disposables.create { [self] in
      connection.close()
      subscriptions[index] = Subscription(start, scheduler.clock)
    }
  }
}

/// One subscription to a testable observable.
@usableFromInline
final class Connection<Element> {
  @exclusivity(unchecked) @usableFromInline var deliver: ((Event<Element>) -> Void)?

  @inlinable
  init(deliver: @escaping (Event<Element>) -> Void) {
    self.deliver = deliver
  }

  @inlinable var isOpen: Bool { deliver != nil }

  @inlinable
  func send(_ event: Event<Element>) { deliver?(event) }

  /// Lets go of the observer, while the script may still hold the connection.
  func close() { deliver = nil }
}
