import Glibc
import ReactiveLite

/// Lets one thread at a time work on a store, without ever making another one wait.
///
/// The first thread to come has the turn. What others bring meanwhile is left in a queue, and the one that
/// has the turn does it, in order, before it goes. No lock is held while work is done.
@usableFromInline
final class Turn {
  private let lock = Lock()
  @exclusivity(unchecked) private var owner: pthread_t?
  @exclusivity(unchecked) private var waiting: [() -> Void] = []

  /// Whether a reducer is running; only the thread that has the turn looks at it.
  @exclusivity(unchecked) private var isReducing = false
  @exclusivity(unchecked) private var report: (StoreAnomaly) -> Void = StoreAnomaly.writeToStandardError

  @usableFromInline
  init() {}

  /// What is told of a dispatch from a reducer.
  var onAnomaly: (StoreAnomaly) -> Void {
    get { lock.withLock { report } }
    set {
      var newValue = newValue
      lock.withLock { swap(&report, &newValue) }
      withExtendedLifetime(newValue) {}  // the old one, until the lock is free
    }
  }

  /// Calls `function` with `action` now, when the turn is free or this thread's own, else leaves it to the
  /// owner.
  ///
  /// Refused, and reported, from inside a reducer.
  @inline(__always)  // otherwise the optimiser takes the action out of its box and puts it back (60 instructions)
  func run(_ function: @escaping DispatchFunction, _ action: any Action) {
    switch enter() {
    case .entered:
      function(action)
      leave()
    case .within where isReducing: onAnomaly(.dispatchFromReducer(action: action))
    case .within: function(action)
    case .taken: leaveToOwner { function(action) }
    }
  }

  /// Does `work` now, when the turn is free or this thread's own, else leaves it to the owner.
  @usableFromInline
  func run(_ work: @escaping () -> Void) {
    switch enter() {
    case .entered:
      work()
      leave()
    case .within: work()
    case .taken: leaveToOwner(work)
    }
  }

  /// Runs a reducer; called with the turn taken.
  @usableFromInline
  func beginReducing() { isReducing = true }

  @usableFromInline
  func endReducing() { isReducing = false }

  private enum Entry { case entered, within, taken }

  /// When another thread has the turn, the lock is still held on return: `leaveToOwner` comes next. So work that need
  /// not wait is not made into a closure, and a dispatch costs no allocation.
  private func enter() -> Entry {
    lock.lock()
    if let owner, pthread_equal(owner, pthread_self()) == 0 { return .taken }
    defer { lock.unlock() }
    guard owner == nil else { return .within }
    owner = pthread_self()
    return .entered
  }

  private func leaveToOwner(_ work: @escaping () -> Void) {
    waiting.append(work)
    lock.unlock()
  }

  private func leave() {
    while let batch = nextBatch() {
      for work in batch { work() }
    }
  }

  private func nextBatch() -> [() -> Void]? {
    lock.withLock {
      guard !waiting.isEmpty else {
        owner = nil
        return nil
      }
      defer { waiting = [] }
      return waiting
    }
  }
}
