/// Work that schedules itself again, or is scheduled from outside whenever there is some. Disposed as a whole.
final class RecursiveSchedule<State>: Disposable {
  typealias Step = (State) -> any Disposable

  private let schedule: (State, @escaping Step) -> any Disposable
  private let action: (_ state: State, _ again: (State) -> Void) -> Void
  private let scheduled = CompositeDisposable()

  init(
    schedule: @escaping (State, @escaping Step) -> any Disposable,
    action: @escaping (_ state: State, _ again: (State) -> Void) -> Void
  ) {
    self.schedule = schedule
    self.action = action
  }

  func schedule(_ state: State) {
    let slot = SingleAssignmentDisposable()
    guard let key = scheduled.insert(slot) else { return }
    // Strong: whoever runs the work keeps it, until it is done or called off.
    let pending = schedule(state) { [self] state in
      scheduled.remove(for: key)
      if !scheduled.isDisposed { action(state, schedule) }
      return Disposables.create()
    }
    slot.setDisposable(pending)
  }

  func dispose() { scheduled.dispose() }
}
