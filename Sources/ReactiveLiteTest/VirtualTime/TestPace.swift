/// How long the ticks of a ``TestScheduler`` are, and how soon it does what is asked for now.
final class TestPace {
  /// Seconds a tick.
  private(set) var resolution: Double
  /// After how many ticks work is done that was asked for now.
  private(set) var delay: Int

  init(resolution: Double, delay: Int) {
    precondition(
      resolution > 0, "the resolution of a TestScheduler is seconds a tick, more than 0, got \(resolution)")
    self.resolution = resolution
    self.delay = delay
  }

  /// Runs `action` at the pace of marbles: a tick is a millisecond, and now is now.
  func marbles(_ action: () throws -> Void) rethrows {
    let before = (resolution, delay)
    defer { (resolution, delay) = before }
    (resolution, delay) = (0.001, 0)
    try action()
  }
}
