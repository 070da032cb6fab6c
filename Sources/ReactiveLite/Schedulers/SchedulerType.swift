#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A point in time.
public typealias RxTime = Date

/// Where work is done as soon as possible: on a queue, on this thread, in virtual time.
public protocol ImmediateSchedulerType {
  /// Does `action` with `state` as soon as possible. Disposing the result calls it off, or disposes what the
  /// action returned if it has begun.
  func schedule<StateType>(_ state: StateType, action: @escaping (StateType) -> any Disposable)
    -> any Disposable
}

/// A scheduler that has a clock.
public protocol SchedulerType: ImmediateSchedulerType {
  /// The time on its clock.
  var now: RxTime { get }

  /// Does `action` with `state` after `dueTime`. Disposing the result calls it off.
  func scheduleRelative<StateType>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable

  /// Does `action` after `startAfter`, then every `period`, each time with the state the last one returned.
  func schedulePeriodic<StateType>(
    _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
    action: @escaping (StateType) -> StateType
  ) -> any Disposable
}

extension SchedulerType {
  /// Does `action` after `startAfter`, then every `period`, by scheduling each run from the one before.
  public func schedulePeriodic<StateType>(
    _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
    action: @escaping (StateType) -> StateType
  ) -> any Disposable {
    let (next, gate) = (Box(state), SerialGate())
    let runs = RecursiveSchedule<Repetition<StateType>>(
      schedule: { scheduleRelative($0, dueTime: $0.delay, action: $1) },
      action: { _, again in
        // First, as in RxSwift: the next run comes before whatever this one puts off until the same time.
        again(Repetition(delay: period))
        gate.perform { next.value = action(next.value) }
      })
    runs.schedule(Repetition(delay: startAfter))
    return runs
  }
}

extension ImmediateSchedulerType {
  /// Does `action` as soon as possible, and again each time it calls `recurse`. The stack does not grow.
  public func scheduleRecursive<State>(
    _ state: State, action: @escaping (_ state: State, _ recurse: (State) -> Void) -> Void
  ) -> any Disposable {
    let runs = RecursiveSchedule<State>(schedule: { schedule($0, action: $1) }, action: action)
    runs.schedule(state)
    return runs
  }
}
