/// A timer that is set anew again and again, of which the last setting alone counts.
@usableFromInline
final class Countdown: Disposable {
  private let dueTime: RxTimeInterval
  private let scheduler: any SchedulerType
  private let gate: SerialGate
  private let timer = SerialDisposable()
  @exclusivity(unchecked) private var round = 0

  /// A timer of `dueTime`. All it does and all it is told happens inside `gate`.
  @usableFromInline
  init(_ dueTime: RxTimeInterval, _ scheduler: any SchedulerType, inside gate: SerialGate) {
    self.dueTime = dueTime
    self.scheduler = scheduler
    self.gate = gate
  }

  /// Calls `action` after the time, unless it is set anew before.
  @usableFromInline
  func restart(_ action: @escaping () -> Void) {
    round += 1
    timer.disposable = scheduler.scheduleRelative(round, dueTime: dueTime) { [self] present in
      // It may have been set anew while this waited to come in.
      gate.perform { if present == self.round { action() } }
      return Disposables.create()
    }
  }

  @usableFromInline
  func dispose() { timer.dispose() }
}
