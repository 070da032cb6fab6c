import Glibc
import Synchronization

/// Sees to it that what belongs to one thread at a time is used by one.
final class OneThread: Sendable {
  /// The thread that is inside, or 0.
  private let user = Atomic<UInt>(0)
  private let hasIntruder = Atomic(false)

  /// Runs `body`, also inside another `use` of this thread. While another thread is inside it does not: then the
  /// result is false, and that other thread calls `report` when it leaves.
  @discardableResult
  func use(_ body: () -> Void, report: () -> Void) -> Bool {
    let thread = pthread_self()
    let (isOutermost, present) = user.compareExchange(
      expected: 0, desired: thread, ordering: .acquiringAndReleasing)
    guard isOutermost || present == thread else {
      hasIntruder.store(true, ordering: .relaxed)
      return false
    }
    body()
    guard isOutermost else { return true }
    user.store(0, ordering: .releasing)
    if hasIntruder.load(ordering: .relaxed), hasIntruder.exchange(false, ordering: .relaxed) { report() }
    return true
  }

  /// Whether no other thread is inside; else that one calls its `report` when it leaves.
  func isFree() -> Bool {
    let present = user.load(ordering: .relaxed)
    if present == 0 || present == pthread_self() { return true }
    hasIntruder.store(true, ordering: .relaxed)
    return false
  }
}
