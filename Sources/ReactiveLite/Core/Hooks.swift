import Glibc

/// What happens to that for which there is no better place: errors nobody takes, misuse that is survived.
///
/// A program or a test may put closures of its own here, at any time and from any thread.
public enum Hooks {
  /// Takes an error that reached a subscriber without `onError`, and the call stack of the subscription, which
  /// is empty unless somebody records it.
  public typealias DefaultErrorHandler = (_ subscriptionCallStack: [String], _ error: any Error) -> Void

  /// Takes an error that was bound into a relay, which cannot have one, and where `bind` was called.
  public typealias BindingErrorHandler = (_ error: any Error, _ file: StaticString, _ line: UInt) -> Void

  /// Called with an error that reached a subscriber without `onError`. Writes a line to standard error unless
  /// set.
  public static var defaultErrorHandler: DefaultErrorHandler {
    get { handlers.lock.withLock { handlers.unhandled } }
    set { handlers.replace(\.unhandled, by: newValue) }
  }

  /// Called with an error that was bound into a relay. Writes a line to standard error unless set.
  public static var bindingErrorHandler: BindingErrorHandler {
    get { handlers.lock.withLock { handlers.binding } }
    set { handlers.replace(\.binding, by: newValue) }
  }

  private static let handlers = Handlers()

  /// Writes one whole line to standard error: standard output belongs to the program.
  package static func report(_ message: String) {
    let line = Array("ReactiveLite: \(message)\n".utf8)
    _ = line.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }
}

/// Unchecked: guarded by its lock.
private final class Handlers: @unchecked Sendable {
  let lock = Lock()

  var unhandled: Hooks.DefaultErrorHandler = { _, error in
    Hooks.report("unhandled error: \(error). Give subscribe an onError, or catch the error before it.")
  }

  var binding: Hooks.BindingErrorHandler = { error, file, line in
    Hooks.report("\(file):\(line): an error ended this bind: \(error). Catch it before bind.")
  }

  func replace<Handler>(_ handler: ReferenceWritableKeyPath<Handlers, Handler>, by new: Handler) {
    lock.discardAfterUnlock {
      defer { self[keyPath: handler] = new }
      return self[keyPath: handler]
    }
  }
}
