import ReactiveLite

/// Takes down what the hooks of the library report while a test runs.
///
/// Tests may run in parallel: what the test's own task does is noted here alone, what comes from a thread that is
/// nobody's by every test that watches just then. Whoever has set the hooks hears of it too.
///
/// Unchecked: what it has noted is guarded by its lock.
final class AnomalyWatch: @unchecked Sendable {
  @TaskLocal static var present: AnomalyWatch?

  private let lock = Lock()
  private var noted: [String] = []

  var reports: [String] { lock.withLock { noted } }

  func begin() { Watches.all.add(self) }

  func end() { Watches.all.remove(self) }

  fileprivate func note(_ report: String) { lock.withLock { noted.append(report) } }
}

/// Those who watch. The first of them sets the hooks, the last puts them back.
///
/// Unchecked: guarded by its lock.
private final class Watches: @unchecked Sendable {
  static let all = Watches()

  private let lock = Lock()
  private var watches: [AnomalyWatch] = []
  private var putBack: () -> Void = {}

  func add(_ watch: AnomalyWatch) {
    lock.withLock {
      if watches.isEmpty { setHooks() }
      watches.append(watch)
    }
  }

  func remove(_ watch: AnomalyWatch) {
    lock.withLock {
      watches.removeAll { $0 === watch }
      if watches.isEmpty { putBack() }
    }
  }

  private func note(_ report: String) {
    if let present = AnomalyWatch.present { return present.note(report) }
    // A task that watches nothing is another test's.
    let isNobodys = withUnsafeCurrentTask { $0 == nil }
    for watch in isNobodys ? lock.withLock({ watches }) : [] { watch.note(report) }
  }

  private func setHooks() {
    let (seriality, unhandled, binding) = (
      Hooks.serialityHandler, Hooks.defaultErrorHandler, Hooks.bindingErrorHandler
    )
    Hooks.serialityHandler = { [self] violation, source in
      note("\(source) sent two events at once (\(violation))")
      seriality(violation, source)
    }
    Hooks.defaultErrorHandler = { [self] callStack, error in
      note("\(callStack.first ?? "a subscription") has no onError for \(describe(error))")
      unhandled(callStack, error)
    }
    Hooks.bindingErrorHandler = { [self] error, file, line in
      note("\(file):\(line) bound \(describe(error)) to what takes no error")
      binding(error, file, line)
    }
    putBack = {
      Hooks.serialityHandler = seriality
      Hooks.defaultErrorHandler = unhandled
      Hooks.bindingErrorHandler = binding
    }
  }
}
