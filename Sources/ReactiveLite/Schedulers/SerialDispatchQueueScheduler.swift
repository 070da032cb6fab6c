import Dispatch

/// Does work one piece after the other on a queue of Dispatch.
///
/// Made from any queue, also a concurrent one: the work goes through a serial queue that targets it.
public class SerialDispatchQueueScheduler: SchedulerType, @unchecked Sendable {
  // Unchecked: all it holds is the immutable `schedule`. The class is open to `MainScheduler` alone.

  let configuration: DispatchQueueSchedule

  init(serialQueue: DispatchQueue, leeway: DispatchTimeInterval = .nanoseconds(0)) {
    configuration = DispatchQueueSchedule(queue: serialQueue, leeway: leeway)
  }

  /// A scheduler with a serial queue of its own.
  ///
  /// `serialQueueConfiguration` is called with the new queue before anything is scheduled, to set its target, for
  /// example. `leeway` is how late a timer may be.
  public convenience init(
    internalSerialQueueName: String,
    serialQueueConfiguration: ((DispatchQueue) -> Void)? = nil,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    let queue = DispatchQueue(label: internalSerialQueueName, attributes: [])
    serialQueueConfiguration?(queue)
    self.init(serialQueue: queue, leeway: leeway)
  }

  /// A scheduler whose serial queue targets `queue`.
  public convenience init(
    queue: DispatchQueue, internalSerialQueueName: String, leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    self.init(serialQueue: DispatchQueue(label: internalSerialQueueName, target: queue), leeway: leeway)
  }

  /// A scheduler whose serial queue targets the global queue of `qos`.
  public convenience init(
    qos: DispatchQoS,
    internalSerialQueueName: String = "reactivelite.global_dispatch_queue.serial",
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    self.init(
      queue: DispatchQueue.global(qos: qos.qosClass), internalSerialQueueName: internalSerialQueueName,
      leeway: leeway)
  }

  /// The time of the system.
  public final var now: RxTime { configuration.now }

  /// Does `action` as soon as those scheduled before are done.
  public func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    configuration.schedule(state, action: action)
  }

  /// Does `action` after `dueTime`.
  public final func scheduleRelative<StateType>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    configuration.scheduleRelative(state, dueTime: dueTime, action: action)
  }

  /// Does `action` after `startAfter`, then every `period`, without drift.
  public final func schedulePeriodic<StateType>(
    _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
    action: @escaping (StateType) -> StateType
  ) -> any Disposable {
    configuration.schedulePeriodic(state, startAfter: startAfter, period: period, action: action)
  }
}
