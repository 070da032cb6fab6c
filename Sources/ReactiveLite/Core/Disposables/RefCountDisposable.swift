/// Disposes what it holds when it was disposed itself and everyone who retained it has let go.
public final class RefCountDisposable: Cancelable {
  private let lock = Lock()
  private var held: (any Disposable)?
  private var holders = 0
  private var hasEnded = false

  /// One that holds `disposable`.
  public init(disposable: any Disposable) { held = disposable }

  /// Whether what it holds has been disposed.
  public var isDisposed: Bool { lock.withLock { held == nil } }

  /// Keeps what it holds from being disposed until the result is disposed. Nothing, when that has happened already.
  public func retain() -> any Disposable {
    let isHeld = lock.withLock {
      if held != nil { holders += 1 }
      return held != nil
    }
    return isHeld
      ? Disposables.create { self.finish { self.holders -= 1 } } : Disposables.create()
  }

  /// Disposes what it holds, now or when the last who retained it lets go.
  public func dispose() { finish { hasEnded = true } }

  private func finish(_ change: () -> Void) {
    let unwanted = lock.withLock {
      change()
      return hasEnded && holders == 0 ? held.take() : nil
    }
    unwanted?.dispose()
  }
}
