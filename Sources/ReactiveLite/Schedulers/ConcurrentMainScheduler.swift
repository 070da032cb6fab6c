/// Does work on the main thread: at once if that is where the caller is, also from inside other work, else on the
/// main queue.
///
/// Made for `subscribe(on:)`, where nothing has to wait its turn; for `observe(on:)`, which keeps an order, use
/// ``MainScheduler``.
public final class ConcurrentMainScheduler: SchedulerType, Sendable {
  /// The scheduler of the main thread.
  public static let instance = ConcurrentMainScheduler()

  private init() {}

  /// The time of the system.
  public var now: RxTime { MainScheduler.instance.now }

  /// Does `action` at once on the main thread, else as soon as that has time.
  public func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    MainScheduler.isMainThread ? action(state) : MainScheduler.asyncInstance.schedule(state, action: action)
  }

  /// Does `action` on the main thread after `dueTime`.
  public func scheduleRelative<StateType>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    MainScheduler.asyncInstance.scheduleRelative(state, dueTime: dueTime, action: action)
  }

  /// Does `action` on the main thread after `startAfter`, then every `period`, without drift.
  public func schedulePeriodic<StateType>(
    _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
    action: @escaping (StateType) -> StateType
  ) -> any Disposable {
    MainScheduler.asyncInstance.schedulePeriodic(
      state, startAfter: startAfter, period: period, action: action)
  }
}
