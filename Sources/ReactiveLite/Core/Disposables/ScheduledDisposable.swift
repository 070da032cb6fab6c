/// Disposes another disposable as a piece of work on a scheduler.
public final class ScheduledDisposable: Cancelable {
  /// Where it is disposed.
  public let scheduler: any ImmediateSchedulerType
  private let held = SingleAssignmentDisposable()

  /// One that disposes `disposable` on `scheduler`.
  public init(scheduler: any ImmediateSchedulerType, disposable: any Disposable) {
    self.scheduler = scheduler
    held.setDisposable(disposable)
  }

  /// Whether the other one has been disposed.
  public var isDisposed: Bool { held.isDisposed }

  /// Schedules the disposal.
  public func dispose() {
    _ = scheduler.schedule(held) { held in
      held.dispose()
      return Disposables.create()
    }
  }
}
