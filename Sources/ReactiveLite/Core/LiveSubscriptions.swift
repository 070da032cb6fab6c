import Synchronization

/// Counts the subscriptions that were made while something ran and are live still: a test for leaks.
///
///     let live = LiveSubscriptions {
///       let model = PlayerModel()
///       model.play()
///     }
///     #expect(live.count == 0)  // the model has taken its subscriptions with it
///
/// Tests may run in parallel: only what is subscribed to by the calling task is counted, not what a scheduler
/// subscribes to on a thread of its own. Some operators subscribe more than once, so a count other than zero says
/// that something is alive rather than how much.
///
/// Unchecked: what it has noticed is guarded by its lock.
public final class LiveSubscriptions: @unchecked Sendable {
  @TaskLocal private static var present: LiveSubscriptions?
  /// How many of these watch now, so that a subscription costs nothing while none does.
  private static let watching = Atomic(0)

  private let lock = Lock()
  private var lifelines: [WeakLifeline] = []

  /// Watches the subscriptions that `body` makes.
  public init(during body: () throws -> Void) rethrows {
    Self.watching.add(1, ordering: .relaxed)
    defer { Self.watching.subtract(1, ordering: .relaxed) }
    try Self.$present.withValue(self, operation: body)
  }

  /// Watches the subscriptions that `body` makes.
  public init(
    isolation: isolated (any Actor)? = #isolation, during body: () async throws -> Void
  ) async rethrows {
    Self.watching.add(1, ordering: .relaxed)
    defer { Self.watching.subtract(1, ordering: .relaxed) }
    try await Self.$present.withValue(self, operation: body, isolation: isolation)
  }

  /// How many of them have not ended, were not disposed and are kept by their source.
  public var count: Int {
    let noticed = lock.withLock { lifelines }
    return noticed.count { $0.lifeline?.isOpen == true }
  }

  @usableFromInline
  static func notice(_ lifeline: Lifeline) {
    guard watching.load(ordering: .relaxed) > 0, let present else { return }
    present.lock.withLock { present.lifelines.append(WeakLifeline(lifeline)) }
  }

  private struct WeakLifeline {
    weak var lifeline: Lifeline?
    init(_ lifeline: Lifeline) { self.lifeline = lifeline }
  }
}
