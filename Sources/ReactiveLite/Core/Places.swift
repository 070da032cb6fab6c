/// A number of places, and a line of those who wait for one.
@usableFromInline
final class Places {
  private let lock = Lock()
  @exclusivity(unchecked) private var free: Int
  @exclusivity(unchecked) private var waiting = Queue<(SerialGate) -> Void>()

  @usableFromInline init(_ count: Int) { free = count }

  /// Does `work` as soon as there is a place for it, which it is given, to `leave` later.
  ///
  /// The place is a gate: it makes a loop of what would be a recursion when one that has just come in leaves already.
  @usableFromInline
  func enter(_ work: @escaping (SerialGate) -> Void) {
    let place = lock.withLock {
      let place = freePlace()
      if place == nil { waiting.append(work) }
      return place
    }
    if let place { place.send(place, to: work) }
  }

  /// Takes a place, if there is one.
  @usableFromInline
  func take() -> SerialGate? { lock.withLock { freePlace() } }

  /// Gives a place to the next who waits.
  @usableFromInline
  func leave(_ place: SerialGate) {
    let next = lock.withLock {
      let next = waiting.popFirst()
      if next == nil { free += 1 }
      return next
    }
    if let next { place.send(place, to: next) }
  }

  /// Called under the lock.
  private func freePlace() -> SerialGate? {
    guard free > 0 else { return nil }
    free -= 1
    return SerialGate()
  }
}
