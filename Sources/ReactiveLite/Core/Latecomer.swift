/// A subscriber that is given older elements first: what arrives meanwhile waits for it.
final class Latecomer<Element> {
  private let subscriber: Subscriber<Element>
  private let lock = Lock()
  private var waiting = Queue<Event<Element>>()
  private var isBehind = true

  init(_ subscriber: Subscriber<Element>) { self.subscriber = subscriber }

  /// Receives in its place until it has caught up, and passes on after that.
  var standIn: Subscriber<Element> {
    Subscriber(
      sharing: subscriber.lifeline,
      onNext: { self.take(.next($0)) },
      onStop: { self.take(Event($0)) }
    )
  }

  func catchUp(_ missed: [Element]) {
    for element in missed { subscriber.next(element) }
    while let event = nextWaiting() { subscriber.on(event) }
  }

  private func take(_ event: Event<Element>) {
    let waits = lock.withLock {
      if isBehind { waiting.append(event) }
      return isBehind
    }
    if !waits { subscriber.on(event) }
  }

  private func nextWaiting() -> Event<Element>? {
    lock.withLock {
      let event = waiting.popFirst()
      if event == nil { isBehind = false }
      return event
    }
  }
}
