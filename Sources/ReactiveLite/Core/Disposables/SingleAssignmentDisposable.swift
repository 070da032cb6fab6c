/// Holds a disposable that is only known later: it can be disposed before it is set.
public final class SingleAssignmentDisposable: Cancelable {
  private let lock = Lock()
  private var current: (any Disposable)?
  private var isSet = false
  private var hasEnded = false

  /// One without a disposable yet.
  public init() {}

  /// Whether it has been disposed.
  public var isDisposed: Bool { lock.withLock { hasEnded } }

  /// Sets the disposable, once. If this has been disposed already, it is disposed too.
  public func setDisposable(_ disposable: any Disposable) {
    let isKept = lock.withLock {
      precondition(!isSet, "a SingleAssignmentDisposable is set once; use a SerialDisposable to replace")
      isSet = true
      if !hasEnded { current = disposable }
      return !hasEnded
    }
    if !isKept { disposable.dispose() }
  }

  /// Disposes the one in it, or the one that will be set.
  public func dispose() {
    let last = lock.withLock {
      hasEnded = true
      return current.take()
    }
    last?.dispose()
  }
}
