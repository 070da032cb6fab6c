/// Sends events to a changing set of subscribers, one event at a time, in the order in which they were accepted.
///
/// Accepting is a change under the lock: it fixes the event, its place and who will receive it. Delivering comes
/// after it, without the lock; an event that is sent from inside a delivery, or from another thread meanwhile,
/// waits for its turn. So every subscriber sees every event, in the same order.
///
/// Belongs to a subject or relay, which alone knows the type of the elements: what is done once a subscription
/// is not generic, and what is done once an event is specialised in the client.
@usableFromInline
final class Broadcaster {
  @usableFromInline let lock = Lock()
  @exclusivity(unchecked) @usableFromInline var receivers: [AnySubscriber] = []
  @exclusivity(unchecked) @usableFromInline var isStopped = false
  /// Passed in the order of acceptance, for that is where one gets in line, under the lock.
  @usableFromInline let gate = SerialGate()
  @exclusivity(unchecked) private var ending: Ending?

  @usableFromInline init() {}

  /// Accepts an element, unless the ending came before. `accept` is called under the lock to make the change that
  /// goes with it, and may still refuse. What it replaces must live longer than this call: its end may call back.
  @inlinable @inline(__always)
  func next<Element>(_ element: Element, accept: () -> Bool = { true }) {
    lock.lock()
    guard !isStopped, accept(), !receivers.isEmpty else { return lock.unlock() }
    let receivers = receivers
    guard gate.enter() else { return wait { Self.deliver(element, to: receivers) } }
    lock.unlock()
    Self.deliver(element, to: receivers)
    gate.leave()
  }

  @inlinable
  static func deliver<Element>(_ element: Element, to receivers: [AnySubscriber]) {
    // They came in through `add` of a subject or relay of this element.
    receivers.forEachUnretained { unsafeDowncast($0, to: Subscriber<Element>.self).next(element) }
  }

  /// Accepts the ending: whoever is there gets it, and whoever comes later. `accept` as above.
  @usableFromInline
  func stop(_ ending: Ending, accept: () -> Void = {}) {
    lock.lock()
    guard !isStopped else { return lock.unlock() }
    accept()
    isStopped = true
    self.ending = ending
    let receivers = receivers
    self.receivers = []
    wait { for receiver in receivers { receiver.stop(ending) } }
  }

  /// Adds a subscriber, who gets what is accepted from now on, or the ending if that has come before.
  func add(_ subscriber: AnySubscriber) {
    let ending = lock.withLock {
      if !isStopped { receivers.append(subscriber) }
      return self.ending
    }
    if let ending { subscriber.stop(ending) } else { join(subscriber) }
  }

  /// The same, after it was given the elements that `replay` returns. That is called under the lock, with whether
  /// the ending has been accepted; what is accepted later waits until the subscriber has them.
  func add<Element>(_ subscriber: Subscriber<Element>, replay: (_ isStopped: Bool) -> [Element]) {
    lock.lock()
    let (missed, ending) = (replay(isStopped), self.ending)
    guard !isStopped else {
      lock.unlock()
      for element in missed { subscriber.next(element) }
      if let ending { subscriber.stop(ending) }
      return
    }
    let latecomer = Latecomer(subscriber)
    let standIn = latecomer.standIn
    receivers.append(standIn)
    lock.unlock()
    latecomer.catchUp(missed)
    lock.withLock {
      if let place = receivers.lastIndex(where: { $0 === standIn }) { receivers[place] = subscriber }
    }
    join(subscriber)
  }

  private func join(_ subscriber: AnySubscriber) {
    subscriber.add(Membership(of: subscriber.lifeline, in: self))
  }

  /// Whether anybody is subscribed.
  var hasReceivers: Bool { lock.withLock { !receivers.isEmpty } }

  /// Lets go of all subscribers without an ending.
  func removeAll() {
    lock.discardAfterUnlock {
      isStopped = true
      defer { receivers = [] }
      return receivers
    }
  }

  fileprivate func remove(_ lifeline: ObjectIdentifier) {
    lock.discardAfterUnlock {
      receivers.lastIndex { ObjectIdentifier($0.lifeline) == lifeline }.map { receivers.remove(at: $0) }
    }
  }

  /// Called with the lock held; lets it go, and delivers if nobody else does.
  @usableFromInline
  func wait(_ delivery: @escaping () -> Void) {
    let isInside = gate.line(up: delivery)
    lock.unlock()
    if isInside { gate.drain() }
  }
}

/// A subscriber's place among the receivers, given up with its subscription. Weak: a subscription does not keep
/// its source alive.
private final class Membership: Disposable {
  private weak var broadcaster: Broadcaster?
  private let lifeline: ObjectIdentifier

  init(of lifeline: Lifeline, in broadcaster: Broadcaster) {
    self.broadcaster = broadcaster
    self.lifeline = ObjectIdentifier(lifeline)
  }

  func dispose() { broadcaster?.remove(lifeline) }
}
