/// One piece of scheduled work: done once, unless it is called off first.
///
/// Unchecked: its state is guarded by the lock, and the action is handed from one thread to one other.
@usableFromInline
package final class ScheduledItem: Cancelable, VirtualTimeWork, @unchecked Sendable {
  private let lock = Lock()
  @exclusivity(unchecked) private var action: (() -> any Disposable)?
  @exclusivity(unchecked) private var running: (any Disposable)?
  @exclusivity(unchecked) private var hasEnded = false
  private let state: Any.Type

  /// `state` is the type of what the action is done with: the only thing that is known of who asked for it.
  @usableFromInline
  package init(with state: Any.Type = Void.self, _ action: @escaping () -> any Disposable) {
    self.action = action
    self.state = state
  }

  var name: String {
    (state as? any NamedWork.Type)?.name ?? "work with a state of type \(state)"
  }

  @usableFromInline package var isDisposed: Bool { lock.withLock { hasEnded } }

  /// Does the work, unless it was disposed or has been done. What it returns is disposed with this item.
  @usableFromInline
  package func invoke() {
    guard let action = lock.withLock({ self.action.take() }) else { return }
    let result = action()
    let isKept = lock.withLock {
      if !hasEnded { running = result }
      return !hasEnded
    }
    if !isKept { result.dispose() }
  }

  @usableFromInline
  package func dispose() {
    // The action is let go of outside the lock: what it captured may come back on its way out.
    let (action, running) = lock.withLock {
      hasEnded = true
      return (self.action.take(), self.running.take())
    }
    withExtendedLifetime(action) { running?.dispose() }
  }
}
