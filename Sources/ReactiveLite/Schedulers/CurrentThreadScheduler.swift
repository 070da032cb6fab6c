/// Does work on the calling thread: at once if nobody is at work there, else when those before are done.
///
/// Synchronous sources use it to take turns, so that several of them that are combined advance together.
public final class CurrentThreadScheduler: ImmediateSchedulerType, Sendable {
  /// The only one: each thread has its own queue behind it.
  public static let instance = CurrentThreadScheduler()

  private init() {}

  /// Whether nobody is at work on this thread, so that work would be done at once.
  public static var isScheduleRequired: Bool { !Turns.current.isRunning }

  /// Does `action` now, and then what was scheduled meanwhile; or after the work that is under way.
  public func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    let item = ScheduledItem { action(state) }
    Turns.current.take { item.invoke() }
    return item
  }
}
