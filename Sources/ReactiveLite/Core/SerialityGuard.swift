import Glibc
import Synchronization

/// Keeps a source that is not ours to "one event at a time", and reports when it breaks that rule.
///
/// An event from inside the delivery of another is delivered at once, as in RxSwift; one from a second thread waits
/// until the first has left, for nothing downstream has a lock.
@usableFromInline
final class SerialityGuard {
  @usableFromInline let gate = SerialGate()
  /// The thread that is delivering, or 0.
  @usableFromInline let deliverer = Atomic<UInt>(0)
  private let source: () -> String

  /// `source` names the source in a report.
  @usableFromInline init(_ source: @escaping @autoclosure () -> String) { self.source = source }

  @inlinable
  func send<Value>(_ value: Value, to receive: @escaping (Value) -> Void) {
    if gate.enter() {
      deliver(value, to: receive)
      gate.leave()
    } else if deliverer.load(ordering: .relaxed) == pthread_self() {
      report(.reentrancy)
      receive(value)
    } else {
      report(.overlap)
      gate.post { self.deliver(value, to: receive) }
    }
  }

  @inlinable
  func deliver<Value>(_ value: Value, to receive: (Value) -> Void) {
    // Relaxed: a thread is only asked whether it stored its own number.
    deliverer.store(pthread_self(), ordering: .relaxed)
    receive(value)
    deliverer.store(0, ordering: .relaxed)
  }

  @usableFromInline
  func report(_ violation: Hooks.SerialityViolation) { Hooks.serialityHandler(violation, source()) }
}
