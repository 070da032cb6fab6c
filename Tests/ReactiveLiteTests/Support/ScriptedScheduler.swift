import ReactiveLite

/// A scheduler whose clock and timers are in the hands of a test.
struct ScriptedScheduler: SchedulerType {
  /// Seconds since the beginning.
  let clock = Received(0.0)
  /// Is given what is to be done when the time is over; that does nothing when it has been called off.
  let setTimer: (RxTimeInterval, @escaping () -> Void) -> Void

  var now: RxTime { RxTime(timeIntervalSince1970: clock.value) }

  func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    scheduleRelative(state, dueTime: .nanoseconds(0), action: action)
  }

  func scheduleRelative<StateType>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    let callOff = BooleanDisposable()
    setTimer(dueTime) { if !callOff.isDisposed { _ = action(state) } }
    return callOff
  }
}
