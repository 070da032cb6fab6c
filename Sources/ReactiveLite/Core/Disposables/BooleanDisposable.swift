/// A disposable that only remembers whether it was disposed.
public final class BooleanDisposable: Cancelable {
  private let lock = Lock()
  private var hasEnded: Bool

  /// One that has not been disposed.
  public convenience init() { self.init(isDisposed: false) }

  /// One that has been disposed already, or not.
  public init(isDisposed: Bool) { hasEnded = isDisposed }

  /// Whether it has been disposed.
  public var isDisposed: Bool { lock.withLock { hasEnded } }

  /// Remembers that it was disposed.
  public func dispose() { lock.withLock { hasEnded = true } }
}
