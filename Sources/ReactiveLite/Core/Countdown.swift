/// A timer that is set anew again and again, of which the last setting alone counts.
@usableFromInline
final class Countdown: Disposable {
  private let scheduler: any SchedulerType
  private let gate: SerialGate
  private let timer = SerialDisposable()
  @exclusivity(unchecked) private var round = 0

  /// A timer of `scheduler`. All it does happens inside `gate`, and so must all it is told.
  @usableFromInline
  init(on scheduler: any SchedulerType, inside gate: SerialGate) {
    self.scheduler = scheduler
    self.gate = gate
  }

  /// Calls `action` after `dueTime`, unless it is set anew before.
  @usableFromInline
  func restart(_ dueTime: RxTimeInterval, _ action: @escaping () -> Void) {
    round += 1
    timer.disposable = scheduler.scheduleRelative(Round(number: round), dueTime: dueTime) { [self] present in
      // It may have been set anew while this waited to come in.
      gate.perform { if present.number == self.round { action() } }
      return Disposables.create()
    }
  }

  @usableFromInline
  func dispose() { timer.dispose() }
}

private struct Round: NamedWork {
  static var name: String { "a delay, debounce, throttle, timeout or buffer" }

  let number: Int
}
