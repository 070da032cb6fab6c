/// Sends events to a changing set of subscribers, one event at a time, in the order in which they were accepted.
///
/// Accepting is a change under the lock: it fixes the event, its place and who will receive it. Delivering comes
/// after it, without the lock; an event that is sent from inside a delivery, or from another thread meanwhile,
/// waits for its turn. So every subscriber sees every event, in the same order.
@usableFromInline
final class Broadcaster<Element> {
  @usableFromInline typealias Receivers = [Subscriber<Element>]

  @usableFromInline let lock = Lock()
  @exclusivity(unchecked) @usableFromInline var receivers: Receivers = []
  @exclusivity(unchecked) @usableFromInline var isDelivering = false
  @exclusivity(unchecked) @usableFromInline var isStopped = false
  @exclusivity(unchecked) @usableFromInline var hasWaiting = false
  private var waiting = Queue<(Event<Element>, Receivers)>()
  private var ending: Ending?

  @usableFromInline init() {}

  /// Accepts an element, unless the ending came before. `accept` is called under the lock to make the change that
  /// goes with it, and may still refuse. What it replaces must live longer than this call: its end may call back.
  @inlinable
  func next(_ element: Element, accept: () -> Bool = { true }) {
    lock.lock()
    guard !isStopped, accept(), !receivers.isEmpty else { return lock.unlock() }
    let receivers = receivers
    guard !isDelivering else { return wait(.next(element), for: receivers) }
    isDelivering = true
    lock.unlock()
    deliver(element, to: receivers)
    finish()
  }

  /// Accepts the ending: whoever is there gets it, and whoever comes later.
  @usableFromInline
  func stop(_ ending: Ending, change: () -> Void = {}) {
    lock.lock()
    guard !isStopped else { return lock.unlock() }
    change()
    isStopped = true
    self.ending = ending
    let receivers = receivers
    self.receivers = []
    guard !isDelivering else { return wait(Event(ending), for: receivers) }
    isDelivering = true
    lock.unlock()
    for receiver in receivers { receiver.stop(ending) }
    finish()
  }

  /// Adds a subscriber, after it was given the elements that `replay` returns. That is called under the lock,
  /// with whether the ending has been accepted; what is accepted later waits until the subscriber has them.
  func add(_ subscriber: Subscriber<Element>, replay: (_ isStopped: Bool) -> [Element] = { _ in [] }) {
    lock.lock()
    let (missed, ending) = (replay(isStopped), self.ending)
    guard ending == nil, !missed.isEmpty else {
      if !isStopped { receivers.append(subscriber) }
      lock.unlock()
      for element in missed { subscriber.next(element) }
      if let ending { return subscriber.stop(ending) }
      return subscriber.add(Membership(of: subscriber, in: self))
    }
    let latecomer = Latecomer(subscriber)
    let standIn = latecomer.standIn
    receivers.append(standIn)
    lock.unlock()
    latecomer.catchUp(missed)
    lock.withLock {
      if let place = receivers.firstIndex(where: { $0 === standIn }) { receivers[place] = subscriber }
    }
    subscriber.add(Membership(of: subscriber, in: self))
  }

  /// Whether anybody is subscribed.
  var hasReceivers: Bool { lock.withLock { !receivers.isEmpty } }

  /// Lets go of all subscribers without an ending.
  func removeAll() {
    let gone = lock.withLock {
      isStopped = true
      defer { receivers = [] }
      return receivers
    }
    _ = gone
  }

  fileprivate func remove(_ lifeline: ObjectIdentifier) {
    let gone = lock.withLock {
      receivers.firstIndex { ObjectIdentifier($0.lifeline) == lifeline }.map { receivers.remove(at: $0) }
    }
    _ = gone  // its end may call back, and finds the lock free
  }

  /// Called with the lock held; lets it go.
  @usableFromInline
  func wait(_ event: Event<Element>, for receivers: Receivers) {
    waiting.append((event, receivers))
    hasWaiting = true
    lock.unlock()
  }

  @inlinable
  func deliver(_ element: Element, to receivers: Receivers) {
    for receiver in receivers {
      // Not retained one by one: the array keeps them.
      Unmanaged.passUnretained(receiver)._withUnsafeGuaranteedRef { $0.next(element) }
    }
  }

  @inlinable
  func finish() {
    lock.lock()
    if hasWaiting { return deliverWaiting() }
    isDelivering = false
    lock.unlock()
  }

  /// Called with the lock held; lets it go.
  @usableFromInline
  func deliverWaiting() {
    while let (event, receivers) = waiting.popFirst() {
      lock.unlock()
      for receiver in receivers { receiver.on(event) }
      lock.lock()
    }
    hasWaiting = false
    isDelivering = false
    lock.unlock()
  }
}

/// A subscriber's place among the receivers, given up with its subscription. Weak: a subscription does not keep
/// its source alive.
private final class Membership<Element>: Disposable {
  private weak var broadcaster: Broadcaster<Element>?
  private let lifeline: ObjectIdentifier

  init(of subscriber: Subscriber<Element>, in broadcaster: Broadcaster<Element>) {
    self.broadcaster = broadcaster
    lifeline = ObjectIdentifier(subscriber.lifeline)
  }

  func dispose() { broadcaster?.remove(lifeline) }
}
