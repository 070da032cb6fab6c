/// Disposes what is in it when it goes away itself.
///
/// The usual place for subscriptions: a view model owns a bag, and when the view model goes, so do they.
public final class DisposeBag {
  private let lock = Lock()
  private var disposables: [any Disposable] = []
  private var isDisposed = false

  /// An empty bag.
  public init() {}

  /// A bag of `disposables`.
  public convenience init(disposing disposables: any Disposable...) {
    self.init()
    insert(disposables)
  }

  /// A bag of what the block lists, one a line.
  public convenience init(@DisposableBuilder builder: () -> [any Disposable]) {
    self.init()
    insert(builder())
  }

  /// Puts `disposable` in; disposes it at once if the bag is going away.
  public func insert(_ disposable: any Disposable) {
    let isKept = lock.withLock {
      if !isDisposed { disposables.append(disposable) }
      return !isDisposed
    }
    if !isKept { disposable.dispose() }
  }

  /// Puts several in.
  public func insert(_ disposables: any Disposable...) { insert(disposables) }

  /// Puts several in.
  public func insert(_ disposables: [any Disposable]) {
    for disposable in disposables { insert(disposable) }
  }

  /// Puts in what the block lists, one a line.
  public func insert(@DisposableBuilder builder: () -> [any Disposable]) { insert(builder()) }

  deinit {
    // Emptied under the lock: a disposal may come back with an `insert`.
    let disposables = lock.withLock {
      isDisposed = true
      defer { self.disposables = [] }
      return self.disposables
    }
    for disposable in disposables { disposable.dispose() }
  }

  /// Collects the disposables of a block, one a line.
  @resultBuilder
  public struct DisposableBuilder {
    /// All of the block's disposables.
    public static func buildBlock(_ disposables: any Disposable...) -> [any Disposable] { disposables }
  }
}

extension Disposable {
  /// Puts this disposable into `bag`.
  public func disposed(by bag: DisposeBag) { bag.insert(self) }
}
