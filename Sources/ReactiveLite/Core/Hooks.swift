import Glibc

/// What happens to that for which there is no better place: errors nobody takes, misuse that is survived.
///
/// A program or a test may put closures of its own here, at any time and from any thread.
public enum Hooks {
  /// Takes an error that reached a subscriber without `onError`, and the call stack of the subscription: the file
  /// and line of the `subscribe`, or nothing where that is not known.
  public typealias DefaultErrorHandler = (_ subscriptionCallStack: [String], _ error: any Error) -> Void

  /// Takes an error that was bound into a relay, which cannot have one, and where `bind` was called.
  public typealias BindingErrorHandler = (_ error: any Error, _ file: StaticString, _ line: UInt) -> Void

  /// Called with an error that reached a subscriber without `onError`. Writes a line to standard error unless
  /// set, once for each `subscribe` in the program.
  public static var defaultErrorHandler: DefaultErrorHandler {
    get { handlers.lock.withLock { handlers.unhandled } }
    set { handlers.replace(\.unhandled, by: newValue) }
  }

  /// Called with an error that was bound into a relay. Writes a line to standard error unless set, once for each
  /// `bind` in the program.
  public static var bindingErrorHandler: BindingErrorHandler {
    get { handlers.lock.withLock { handlers.binding } }
    set { handlers.replace(\.binding, by: newValue) }
  }

  /// How a source can break the rule that a sequence sends one event at a time.
  public enum SerialityViolation: Sendable {
    /// An event was sent from inside the delivery of another.
    case reentrancy
    /// An event was sent by one thread while another was delivering.
    case overlap
  }

  /// Takes how a source broke the rule, and which one: the file and line of its `create`, or its type.
  public typealias SerialityHandler = (_ violation: SerialityViolation, _ source: String) -> Void

  /// Called when a `create` or a type of your own sends an event while another is being delivered. Writes a line
  /// to standard error unless set, once for each source. Subjects and relays never do: what comes to them waits.
  public static var serialityHandler: SerialityHandler {
    get { handlers.lock.withLock { handlers.seriality } }
    set { handlers.replace(\.seriality, by: newValue) }
  }

  private static let handlers = Handlers()

  /// The same, unless it was done before for this `place`.
  static func report(_ message: String, onceFor place: String) {
    if handlers.lock.withLock({ handlers.reported.insert(place).inserted }) { report(message) }
  }

  /// Writes one whole line to standard error: standard output belongs to the program.
  package static func report(_ message: String) {
    let line = Array("ReactiveLite: \(message)\n".utf8)
    _ = line.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }
}

/// What an error says, with one full stop at its end: some have their own.
private func sentence(_ error: any Error) -> String {
  let text = "\(error)"
  return text.hasSuffix(".") ? text : text + "."
}

/// Unchecked: guarded by its lock.
private final class Handlers: @unchecked Sendable {
  let lock = Lock()

  var reported: Set<String> = []

  var unhandled: Hooks.DefaultErrorHandler = { callStack, error in
    let message =
      "unhandled error: \(sentence(error)) Give subscribe an onError, or catch the error before it."
    guard let place = callStack.first else { return Hooks.report(message) }
    Hooks.report("\(place): \(message)", onceFor: "subscribe \(place)")
  }

  var binding: Hooks.BindingErrorHandler = { error, file, line in
    Hooks.report(
      "\(file):\(line): an error ended this bind: \(sentence(error)) Catch it before bind.",
      onceFor: "bind \(file):\(line)")
  }

  var seriality: Hooks.SerialityHandler = { violation, source in
    let message =
      switch violation {
      case .reentrancy:
        "sent an event from inside the delivery of another; it was nested in that. Send through a subject, or "
          + "put observe(on: MainScheduler.asyncInstance) before what sends."
      case .overlap:
        "sent events from two threads at once; the second waited. Send from one thread, or through a subject."
      }
    Hooks.report("\(source): \(message)", onceFor: "\(violation) \(source)")
  }

  func replace<Handler>(_ handler: ReferenceWritableKeyPath<Handlers, Handler>, by new: Handler) {
    lock.discardAfterUnlock {
      defer { self[keyPath: handler] = new }
      return self[keyPath: handler]
    }
  }
}
