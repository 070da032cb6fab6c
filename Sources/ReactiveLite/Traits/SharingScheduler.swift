/// Which scheduler the shared sequences deliver on: the main one, unless a test says otherwise.
///
///     SharingScheduler.mock(scheduler: testScheduler) {
///       // Its drivers deliver on testScheduler from now on.
///       let model = PlayerModel(taps: taps)
///     }
///
/// What is put in its place holds for the drivers made inside the closure, and for the calling task or thread
/// alone: tests may run in parallel.
public enum SharingScheduler {
  @TaskLocal private static var mocked: Maker?

  /// Makes the scheduler for a shared sequence.
  public static var make: () -> any SchedulerType {
    // One each: work of one sequence does not wait for that of another which caused it.
    mocked?.make ?? { MainScheduler() }
  }

  /// Runs `action` with `scheduler` in the place of the main one.
  public static func mock(scheduler: any SchedulerType, action: () throws -> Void) rethrows {
    try mock(makeScheduler: { scheduler }, action: action)
  }

  /// Runs `action` with what `makeScheduler` returns in the place of the main one.
  public static func mock(makeScheduler: @escaping () -> any SchedulerType, action: () throws -> Void)
    rethrows
  {
    try $mocked.withValue(Maker(make: makeScheduler), operation: action)
  }

  /// Unchecked: seen by the task or thread that made it only.
  private struct Maker: @unchecked Sendable {
    let make: () -> any SchedulerType
  }
}
