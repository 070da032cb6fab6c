import Dispatch

/// Does work on the main thread: at once if that is where the caller is and nothing waits, else on the main
/// queue, in order.
///
/// The main queue is served by `dispatchMain()` or a run loop; a program that never calls either gets nothing.
public final class MainScheduler: SerialDispatchQueueScheduler, @unchecked Sendable {
  // Unchecked: the count is guarded by its lock, the rest is immutable.

  /// The scheduler of the main thread.
  public static let instance = MainScheduler()

  /// The same, never at once: always through the main queue.
  public static let asyncInstance = SerialDispatchQueueScheduler(serialQueue: .main)

  private let lock = Lock()
  private var enqueued = 0

  /// A scheduler of the main thread on which only its own work waits.
  public init() { super.init(serialQueue: .main) }

  /// Traps, with `errorMessage` if there is one, unless called on the main thread.
  public static func ensureExecutingOnScheduler(errorMessage: String? = nil) {
    ensureRunningOnMainThread(errorMessage: errorMessage)
  }

  /// Traps, with `errorMessage` if there is one, unless called on the main thread.
  public static func ensureRunningOnMainThread(errorMessage: String? = nil) {
    precondition(
      isMainThread, errorMessage ?? "main thread only: put observe(on: MainScheduler.instance) before this")
  }

  /// In virtual time, the thread that runs it stands in for the main one.
  package static var isMainThread: Bool {
    DispatchQueue.getSpecific(key: mainQueueMark) != nil || RealTime.standIn != nil
  }

  private static let mainQueueMark = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()

  /// Does `action` at once on the main thread, unless other work waits there; else in its turn.
  public override func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    // Not at once, even if nothing waits: others share the count, and a test must not depend on them.
    if let standIn = RealTime.standIn { return standIn.schedule(state, action: action) }
    let before = lock.withLock {
      defer { enqueued += 1 }
      return enqueued
    }
    if before == 0, Self.isMainThread {
      defer { lock.withLock { enqueued -= 1 } }
      return action(state)
    }
    let item = ScheduledItem { action(state) }
    configuration.queue.async { [self] in
      item.invoke()
      lock.withLock { enqueued -= 1 }
    }
    return item
  }
}
