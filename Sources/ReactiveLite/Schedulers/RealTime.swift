/// The time of the system, for which a test puts a scheduler of virtual time.
///
/// Every scheduler with a clock or a queue of the system passes what it is asked on to the one that stands in: those of
/// Dispatch, the main ones and that of operation queues. This holds for the task or thread that runs the closure alone,
/// for tests may run in parallel.
package enum RealTime {
  @TaskLocal private static var current: StandIn?

  /// What stands in where the caller is, if anything does.
  package static var standIn: (any SchedulerType)? { current?.scheduler }

  /// Runs `action` with `scheduler` in the place of real time.
  package static func replaced(by scheduler: any SchedulerType, in action: () throws -> Void) rethrows {
    try $current.withValue(StandIn(scheduler: scheduler), operation: action)
  }

  /// Unchecked: seen by the task or thread that made it only.
  private struct StandIn: @unchecked Sendable {
    let scheduler: any SchedulerType
  }
}
