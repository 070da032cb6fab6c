import Dispatch

/// How the schedulers of Dispatch schedule: on a queue, by a monotonic clock; or by what stands in for ``RealTime``.
struct DispatchQueueSchedule: Sendable {
  let queue: DispatchQueue
  let leeway: DispatchTimeInterval

  var now: RxTime { RealTime.standIn?.now ?? RxTime() }

  func schedule<StateType>(_ state: StateType, action: @escaping (StateType) -> any Disposable)
    -> any Disposable
  {
    if let standIn = RealTime.standIn { return standIn.schedule(state, action: action) }
    let item = ScheduledItem { action(state) }
    queue.async { item.invoke() }
    return item
  }

  func scheduleRelative<StateType>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    if let standIn = RealTime.standIn {
      return standIn.scheduleRelative(state, dueTime: dueTime, action: action)
    }
    let item = ScheduledItem { action(state) }
    // Unsafe: Dispatch's sources may be used from any thread; the protocol does not say so. The handler keeps
    // the timer alive, and cancelling it lets go of the handler.
    nonisolated(unsafe) let timer = DispatchSource.makeTimerSource(queue: queue)
    timer.schedule(deadline: .now() + dueTime, leeway: leeway)
    return run(timer, with: item) {
      item.invoke()
      timer.cancel()
    }
  }

  func schedulePeriodic<StateType>(
    _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
    action: @escaping (StateType) -> StateType
  ) -> any Disposable {
    if let standIn = RealTime.standIn {
      return standIn.schedulePeriodic(state, startAfter: startAfter, period: period, action: action)
    }
    let work = PeriodicWork(state, action)
    // Unsafe: as above. The handler keeps the timer alive until it is cancelled.
    nonisolated(unsafe) let timer = DispatchSource.makeTimerSource(queue: queue)
    timer.schedule(deadline: .now() + startAfter, repeating: period, leeway: leeway)
    return run(timer, with: work) { withExtendedLifetime(timer) { work.invoke() } }
  }

  private func run(
    _ timer: any DispatchSourceTimer, with work: any Cancelable, handler: @escaping @Sendable () -> Void
  ) -> any Disposable {
    timer.setEventHandler(handler: handler)
    timer.resume()
    return Disposables.create {
      timer.cancel()
      work.dispose()
    }
  }
}

/// Work that is done again and again, each time with the state the last one returned.
///
/// Unchecked: a timer runs its handler one at a time, and the flag that others set is guarded by its lock.
private final class PeriodicWork<StateType>: Cancelable, @unchecked Sendable {
  private var state: StateType
  private let action: (StateType) -> StateType
  private let flag = BooleanDisposable()

  init(_ state: StateType, _ action: @escaping (StateType) -> StateType) {
    self.state = state
    self.action = action
  }

  var isDisposed: Bool { flag.isDisposed }

  func invoke() {
    if !isDisposed { state = action(state) }
  }

  func dispose() { flag.dispose() }
}
