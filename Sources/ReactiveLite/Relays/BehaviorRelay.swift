/// A value that can be watched and never ends: gives the newest value to whoever subscribes, then each new one.
///
///     let relay = BehaviorRelay(value: 0)
///     relay.accept   --1-----2--3---
///     relay          0-1-----2--3---
///     relay          ----(^1)2--3---
///
/// A value that is accepted from inside a delivery is in `value` at once, and is passed on when all subscribers
/// have the one before; so the last thing a subscriber got is `value`. Safe to use from any thread.
public final class BehaviorRelay<Element>: RelayType {
  @usableFromInline let broadcaster = Broadcaster()
  @exclusivity(unchecked) @usableFromInline var current: Element
  /// Counts the changes, so that `update` notices one.
  @exclusivity(unchecked) @usableFromInline var version = 0

  /// A relay with an initial value.
  public init(value: Element) { current = value }

  /// The newest value.
  @inlinable
  public var value: Element { broadcaster.lock.withLock { current } }

  /// Makes `event` the value and passes it on.
  @inlinable
  public func accept(_ event: Element) { _ = replace(with: event) { _ in true } }

  /// Changes the value and passes it on, as one step that no other thread comes between.
  ///
  ///     counter.update { $0 += 1 }
  ///     counter.value  // → 1
  ///
  /// No lock is held while `change` runs. If another thread changes the value meanwhile, `change` is called again
  /// with the new one; so it only computes, and does not change this relay. If it throws, nothing has changed.
  @inlinable
  public func update(_ change: (inout Element) throws -> Void) rethrows {
    while true {
      var (value, basis) = broadcaster.lock.withLock { (current, version) }
      try change(&value)
      if replace(with: value, if: { $0 == basis }) { return }
    }
  }

  @inlinable
  func replace(with element: Element, if isWanted: (_ version: Int) -> Bool) -> Bool {
    var replaced: Element?
    broadcaster.next(element) {
      guard isWanted(version) else { return false }
      replaced = current
      current = element
      version &+= 1
      return true
    }
    return withExtendedLifetime(replaced) { replaced != nil }  // until the lock is free
  }

  /// Sends every value to `observer`, until the result is disposed.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    asObservable().subscribe(observer)
  }

  /// Begins to send values to `subscriber`, the newest first.
  public func receive(subscriber: Subscriber<Element>) {
    broadcaster.add(subscriber) { _ in [current] }
  }
}

/// Unchecked: all state is guarded by the broadcaster's lock.
extension BehaviorRelay: @unchecked Sendable where Element: Sendable {}
