import Dispatch

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A scheduler whose clock moves only when it is told to, from one piece of work straight to the next.
///
/// Work of the same time is done in the order in which it was scheduled. For one thread at a time.
open class VirtualTimeScheduler<Converter: VirtualTimeConverterType>: SchedulerType {
  /// A point on the clock.
  public typealias VirtualTime = Converter.VirtualTimeUnit
  /// A span on the clock.
  public typealias VirtualTimeInterval = Converter.VirtualTimeIntervalUnit

  /// The time on the virtual clock.
  public final private(set) var clock: VirtualTime

  /// How many pieces of work `start` and `advanceTo` do before they give up, so that an endless source cannot
  /// keep them for ever. 10,000,000 unless set.
  public final var stepLimit = 10_000_000

  private let converter: Converter
  private var agenda: VirtualTimeAgenda<VirtualTime>
  private var isRunning = false

  /// A scheduler whose clock stands at `initialClock`.
  public init(initialClock: VirtualTime, converter: Converter) {
    clock = initialClock
    self.converter = converter
    agenda = VirtualTimeAgenda { converter.compareVirtualTime($0, $1) == .lessThan }
  }

  /// The real time that the clock stands for.
  public final var now: RxTime { converter.convertFromVirtualTime(clock) }

  /// Does `action` at the present virtual time, as ``adjustScheduledTime(_:)`` has it.
  public final func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    scheduleRelative(state, dueTime: .nanoseconds(0), action: action)
  }

  /// Does `action` after `dueTime`, which is rounded to the unit of the clock, once.
  public final func scheduleRelative<StateType>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    let interval = converter.convertToVirtualTimeInterval(dueTime.seconds)
    let time = adjustScheduledTime(converter.offsetVirtualTime(clock, offset: interval))
    return scheduleAbsoluteVirtual(state, time: time, action: action)
  }

  /// Does `action` after exactly `dueTime` on the virtual clock.
  public final func scheduleRelativeVirtual<StateType>(
    _ state: StateType, dueTime: VirtualTimeInterval, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    let time = converter.offsetVirtualTime(clock, offset: dueTime)
    return scheduleAbsoluteVirtual(state, time: time, action: action)
  }

  /// Does `action` at `time`; if that is past, as soon as the clock runs.
  public final func scheduleAbsoluteVirtual<StateType>(
    _ state: StateType, time: VirtualTime, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    let item = ScheduledItem { action(state) }
    agenda.insert(item, at: time)
    return item
  }

  /// When work is really done that was asked for at `time`. Override it to say that nothing is immediate.
  open func adjustScheduledTime(_ time: VirtualTime) -> VirtualTime { time }

  /// Called when `stepLimit` pieces of work were done in one run and more is waiting. The run ends there.
  open func didReachStepLimit() {
    Hooks.report(
      "a virtual time scheduler stopped at \(clock) after \(stepLimit) steps with more to do: is a source endless? "
        + "End it, or raise stepLimit.")
  }

  /// Does all work there is, moving the clock along, also what is added meanwhile.
  public final func start() { run { _ in true } }

  /// Does all work up to and including `virtualTime`, then leaves the clock there.
  public final func advanceTo(_ virtualTime: VirtualTime) {
    precondition(!isRunning, "advanceTo was called from work that the scheduler runs")
    run { [converter] in converter.compareVirtualTime($0, virtualTime) != .greaterThan }
    if converter.compareVirtualTime(clock, virtualTime) == .lessThan { clock = virtualTime }
  }

  /// Moves the clock on by `virtualInterval` without doing what is due. Traps when that is negative.
  public final func sleep(_ virtualInterval: VirtualTimeInterval) {
    precondition(!isRunning, "sleep was called from work that the scheduler runs")
    let end = converter.offsetVirtualTime(clock, offset: virtualInterval)
    precondition(
      converter.compareVirtualTime(end, clock) != .lessThan,
      "sleep needs a span of zero or more, got \(virtualInterval): a clock does not go back")
    clock = end
  }

  /// Ends the run that is under way after the present piece of work. Nothing is lost; `start` goes on.
  public final func stop() { isRunning = false }

  private func run(while isDue: (VirtualTime) -> Bool) {
    guard !isRunning else { return }
    isRunning = true
    var steps = 0
    while isRunning, let next = agenda.first, isDue(next.time) {
      guard steps < stepLimit else {
        didReachStepLimit()
        break
      }
      steps += 1
      if converter.compareVirtualTime(clock, next.time) == .lessThan { clock = next.time }
      agenda.removeFirst()
      next.item.invoke()
    }
    isRunning = false
  }
}
