/// Disposes several things together, in the order in which they came.
public final class CompositeDisposable: Cancelable {
  /// The name under which something was inserted.
  public struct DisposeKey: Hashable, Sendable {
    fileprivate let number: Int
  }

  private let lock = Lock()
  @exclusivity(unchecked) private var disposables: [Int: any Disposable]? = [:]
  @exclusivity(unchecked) private var nextNumber = 0

  /// An empty one.
  public init() {}

  /// One with `disposables` in it.
  public convenience init(disposables: [any Disposable]) {
    self.init()
    for disposable in disposables { _ = insert(disposable) }
  }

  /// One with `disposables` in it.
  public convenience init(_ disposables: any Disposable...) { self.init(disposables: disposables) }

  /// Whether it has been disposed.
  public var isDisposed: Bool { lock.withLock { disposables == nil } }

  /// How many things are in it.
  public var count: Int { lock.withLock { disposables?.count ?? 0 } }

  /// Puts `disposable` in, to be removed again with the result. If this one has been disposed already, so is
  /// `disposable`, at once, and the result is nil.
  public func insert(_ disposable: any Disposable) -> DisposeKey? {
    let key: DisposeKey? = lock.withLock {
      guard disposables != nil else { return nil }
      defer { nextNumber += 1 }
      disposables![nextNumber] = disposable
      return DisposeKey(number: nextNumber)
    }
    if key == nil { disposable.dispose() }
    return key
  }

  /// Takes out what was inserted under `key`, and disposes it.
  public func remove(for key: DisposeKey) {
    let removed = lock.withLock { disposables?.removeValue(forKey: key.number) }
    removed?.dispose()
  }

  /// Disposes everything in it, and everything that will be inserted.
  public func dispose() {
    let all = lock.withLock { disposables.take() }
    guard let all else { return }
    for (_, disposable) in all.sorted(by: { $0.key < $1.key }) { disposable.dispose() }
  }
}
