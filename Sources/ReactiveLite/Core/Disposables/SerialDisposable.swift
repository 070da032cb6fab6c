/// Holds one disposable at a time: the one before is disposed when another takes its place.
public final class SerialDisposable: Cancelable {
  private let lock = Lock()
  @exclusivity(unchecked) private var current: (any Disposable)?
  @exclusivity(unchecked) private var hasEnded = false

  /// An empty one.
  public init() {}

  /// Whether it has been disposed.
  public var isDisposed: Bool { lock.withLock { hasEnded } }

  /// The disposable in it. Setting one disposes the one before; if this has been disposed, the new one.
  public var disposable: any Disposable {
    get { lock.withLock { current } ?? Disposables.create() }
    set {
      let unwanted: (any Disposable)? = lock.withLock {
        guard !hasEnded else { return newValue }
        defer { current = newValue }
        return current
      }
      unwanted?.dispose()
    }
  }

  /// Disposes the one in it, and every one that will be set.
  public func dispose() {
    let last = lock.withLock {
      hasEnded = true
      return current.take()
    }
    last?.dispose()
  }
}
