import Synchronization

/// Lets many senders speak to one receiver, one at a time, in the order in which they came.
///
/// Whoever finds the gate free goes through and does its work. Whoever finds it taken leaves its work behind,
/// and the one inside does it before it goes. Nobody waits and no lock is held while the receiver runs, so that
/// one may send again (the work waits its turn, and the stack does not grow), dispose, or block.
///
/// Free, the gate costs two atomic operations. What only runs inside needs no other protection.
@usableFromInline
final class SerialGate {
  @usableFromInline static let free: UInt8 = 0
  @usableFromInline static let taken: UInt8 = 1
  /// Taken, and somebody has left work behind.
  @usableFromInline static let awaited: UInt8 = 2

  @usableFromInline let state = Atomic<UInt8>(free)
  private let lock = Lock()
  @exclusivity(unchecked) private var waiting: [() -> Void] = []

  @usableFromInline init() {}

  /// Hands `value` to `receive`, now or, if somebody is inside, in its turn.
  @inlinable
  func send<Value>(_ value: Value, to receive: @escaping (Value) -> Void) {
    guard enter() else { return post { receive(value) } }
    receive(value)
    leave()
  }

  /// Does `work`, now or, if somebody is inside, in its turn.
  @inlinable
  func perform(_ work: @escaping () -> Void) {
    guard enter() else { return post(work) }
    work()
    leave()
  }

  /// Whether the caller is inside now. Then it calls `leave` when done, else `post`.
  @inlinable
  func enter() -> Bool {
    state.compareExchange(expected: Self.free, desired: Self.taken, ordering: .acquiring).exchanged
  }

  @inlinable
  func leave() {
    let isLeft = state.compareExchange(expected: Self.taken, desired: Self.free, ordering: .releasing)
      .exchanged
    if !isLeft { drain() }
  }

  /// Does `work` inside: leaves it to the one who is there, or goes in if the gate is free by now.
  @usableFromInline
  func post(_ work: @escaping () -> Void) {
    if line(up: work) { drain() }
  }

  /// Leaves `work` behind. If nobody is inside to do it, the caller is now, and calls `drain`.
  func line(up work: @escaping () -> Void) -> Bool {
    lock.withLock {
      waiting.append(work)
      // The one inside frees an awaited gate under this lock only, so the work is seen by one of the two.
      return state.exchange(Self.awaited, ordering: .acquiringAndReleasing) == Self.free
    }
  }

  /// Does what was left behind, and whatever else comes, then leaves.
  @usableFromInline
  func drain() {
    while let batch = nextBatch() {
      for work in batch { work() }
    }
  }

  private func nextBatch() -> [() -> Void]? {
    lock.withLock {
      guard !waiting.isEmpty else {
        state.store(Self.free, ordering: .releasing)
        return nil
      }
      defer { waiting = [] }
      return waiting
    }
  }
}
