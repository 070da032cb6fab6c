/// Where disposables are made.
public struct Disposables {
  private init() {}

  /// A disposable with nothing to end.
  public static func create() -> any Disposable { NopDisposable.instance }

  /// Runs `dispose`, once, when disposed.
  public static func create(with dispose: @escaping () -> Void) -> any Cancelable {
    AnonymousDisposable(dispose)
  }

  /// Disposes all of `disposables`, in that order.
  public static func create(_ disposables: any Disposable...) -> any Cancelable {
    CompositeDisposable(disposables: disposables)
  }

  /// Disposes all of `disposables`, in that order.
  public static func create(_ disposables: [any Disposable]) -> any Cancelable {
    CompositeDisposable(disposables: disposables)
  }
}

struct NopDisposable: Disposable {
  static let instance = NopDisposable()
  func dispose() {}
}

/// Runs a closure once, and lets go of it.
final class AnonymousDisposable: Cancelable {
  private let lock = Lock()
  private var action: (() -> Void)?

  init(_ action: @escaping () -> Void) { self.action = action }

  var isDisposed: Bool { lock.withLock { action == nil } }

  func dispose() {
    let action = lock.withLock { self.action.take() }
    action?()
  }
}
