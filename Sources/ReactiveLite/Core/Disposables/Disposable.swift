/// Something that can be ended early: a subscription, a timer, a piece of scheduled work.
public protocol Disposable {
  /// Ends it. May be called on any thread and from inside a callback; a second call does nothing.
  func dispose()
}

/// A disposable that can tell whether it has been disposed.
public protocol Cancelable: Disposable {
  /// Whether it has been disposed.
  var isDisposed: Bool { get }
}
