extension Subscriber {
  /// Sends what `produce` returns, then completes when that is nil: how a synchronous source speaks.
  ///
  /// On the current thread it gives way after an element if somebody else is waiting there; on another
  /// scheduler each element is a piece of work of its own.
  @inlinable
  func send(on scheduler: any ImmediateSchedulerType, _ produce: @escaping () throws -> Element?) {
    // Not `is`, which costs 260 instructions.
    if type(of: scheduler) == CurrentThreadScheduler.self {
      let turns = Turns.current
      turns.wait { self.takeTurn(turns, produce) }
    } else {
      add(
        scheduler.scheduleRecursive(()) { _, again in
          if self.sendOne(produce) { again(()) }
        })
    }
  }

  @inlinable
  func takeTurn(_ turns: Turns, _ produce: @escaping () throws -> Element?) {
    while sendOne(produce) {
      if turns.isAnyoneWaiting { return turns.wait { self.takeTurn(turns, produce) } }
    }
  }

  /// Sends one element or the ending. Whether there may be more.
  @inlinable
  func sendOne(_ produce: () throws -> Element?) -> Bool {
    guard isOpen else { return false }
    do {
      guard let element = try produce() else {
        stop(.completed)
        return false
      }
      next(element)
      return true
    } catch {
      stop(.error(error))
      return false
    }
  }
}
