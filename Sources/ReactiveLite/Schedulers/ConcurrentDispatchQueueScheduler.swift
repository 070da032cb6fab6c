import Dispatch

/// Does work on a queue of Dispatch, several pieces at a time if the queue is concurrent.
///
/// `observe(on:)` keeps its order there too: it schedules a piece when the one before is done.
public final class ConcurrentDispatchQueueScheduler: SchedulerType, Sendable {
  private let configuration: DispatchQueueSchedule

  /// A scheduler on `queue`. `leeway` is how late a timer may be.
  public init(queue: DispatchQueue, leeway: DispatchTimeInterval = .nanoseconds(0)) {
    configuration = DispatchQueueSchedule(queue: queue, leeway: leeway)
  }

  /// A scheduler on a concurrent queue of its own, of the quality `qos`.
  public convenience init(qos: DispatchQoS, leeway: DispatchTimeInterval = .nanoseconds(0)) {
    self.init(
      queue: DispatchQueue(label: "reactivelite.concurrent", qos: qos, attributes: .concurrent),
      leeway: leeway)
  }

  /// The time of the system.
  public var now: RxTime { configuration.now }

  /// Does `action` as soon as the queue has a thread for it.
  public func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    configuration.schedule(state, action: action)
  }

  /// Does `action` after `dueTime`.
  public func scheduleRelative<StateType>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    configuration.scheduleRelative(state, dueTime: dueTime, action: action)
  }

  /// Does `action` after `startAfter`, then every `period`, without drift and never twice at once.
  public func schedulePeriodic<StateType>(
    _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
    action: @escaping (StateType) -> StateType
  ) -> any Disposable {
    // Through a serial queue of its own: each run sees what the one before has done.
    let serial = DispatchQueue(label: "reactivelite.periodic", target: configuration.queue)
    return DispatchQueueSchedule(queue: serial, leeway: configuration.leeway)
      .schedulePeriodic(state, startAfter: startAfter, period: period, action: action)
  }
}
