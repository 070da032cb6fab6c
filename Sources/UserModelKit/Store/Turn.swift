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
  /// How many dispatches are under way, each from middleware or the like inside the one before.
  @exclusivity(unchecked) private var depth = 0
  /// How many dispatches, each from a `newState` that was told of the one before, have led to what is told now.
  @exclusivity(unchecked) @usableFromInline var generation = 0
  @exclusivity(unchecked) private var isEndless = false
  /// The stack has an end before this.
  private static let maximumDepth = 4_000  // two for each action: through the middleware, then the reducer
  private static let maximumGeneration = 100_000

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
  /// owner. With `isDetour`, it is on its way to the middleware; else to the reducer.
  ///
  /// Refused, and reported, from inside a reducer and where there is no end to it.
  // Always: else the optimiser takes the action out of its box and puts it back (60 instructions).
  @inline(__always)
  func run(_ function: @escaping DispatchFunction, _ action: any Action, isDetour: Bool = false) {
    switch enter() {
    case .entered:
      function(action)
      leave()
    case .within: runWithin(function, action, isDetour: isDetour)
    case .taken: leaveToOwner { function(action) }
    }
  }

  /// For a dispatch from inside another. Refused, and reported, from a reducer and when it is one of an endless row.
  private func runWithin(_ function: DispatchFunction, _ action: any Action, isDetour: Bool) {
    if isReducing { return onAnomaly(.dispatchFromReducer(action: action)) }
    if generation >= Self.maximumGeneration || isDetour && (isEndless || depth >= Self.maximumDepth) {
      // Reported once, and no other begins until the outermost is done: each may be the first of as many.
      if !isEndless { onAnomaly(.endlessDispatch(action: action)) }
      isEndless = true
      return
    }
    depth += 1
    function(action)
    depth -= 1
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
    isEndless = false
    while let batch = nextBatch() {
      for work in batch {
        work()
        isEndless = false
      }
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
