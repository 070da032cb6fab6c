/// A number of places, and a line of those who wait for one.
@usableFromInline
final class Places {
  private let lock = Lock()
  @exclusivity(unchecked) private var free: Int
  @exclusivity(unchecked) private var waiting = Queue<() -> Void>()
  /// Makes a loop of what would be a recursion when one that has just come in leaves already.
  private let entrance = SerialGate()

  @usableFromInline init(_ count: Int) { free = count }

  /// Does `work` as soon as there is a place for it.
  @usableFromInline
  func enter(_ work: @escaping () -> Void) {
    let isFree = lock.withLock {
      if free == 0 {
        waiting.append(work)
        return false
      }
      free -= 1
      return true
    }
    if isFree { entrance.perform(work) }
  }

  /// Takes a place, if there is one.
  @usableFromInline
  func take() -> Bool {
    lock.withLock {
      guard free > 0 else { return false }
      free -= 1
      return true
    }
  }

  /// Gives a place to the next who waits.
  @usableFromInline
  func leave() {
    let next = lock.withLock {
      let next = waiting.popFirst()
      if next == nil { free += 1 }
      return next
    }
    if let next { entrance.perform(next) }
  }
}
