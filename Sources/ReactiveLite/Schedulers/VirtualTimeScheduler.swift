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
  public final var clock: VirtualTime { agenda.clock }

  /// How many pieces of work `start` and `advanceTo` do before they give up, so that an endless source cannot
  /// keep them for ever. 10,000,000 unless set.
  public final var stepLimit = 10_000_000

  /// Whether `start` or `advanceTo` was ever called.
  package private(set) final var hasRun = false

  private let converter: Converter
  private let agenda: VirtualTimeAgenda<VirtualTime>

  /// A scheduler whose clock stands at `initialClock`.
  public init(initialClock: VirtualTime, converter: Converter) {
    self.converter = converter
    agenda = VirtualTimeAgenda(clock: initialClock) { converter.compareVirtualTime($0, $1) == .lessThan }
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
    let item = ScheduledItem(with: StateType.self) { action(state) }
    use { agenda.insert(item, at: time) }
    return item
  }

  /// Does `action` with the index of each of `times` at that time, as if each had been scheduled singly. For a script,
  /// that is cheap: only the next of them is on the agenda.
  @usableFromInline
  package final func scheduleEach(of times: [VirtualTime], action: @escaping (_ index: Int) -> Void) {
    use { agenda.insert(script: times, action: action) }
  }

  /// When work is really done that was asked for at `time`. Override it to say that nothing is immediate.
  open func adjustScheduledTime(_ time: VirtualTime) -> VirtualTime { time }

  /// Called when `stepLimit` pieces of work were done in one run and more is waiting. The run ends there.
  open func didReachStepLimit() {
    Hooks.report(
      "a virtual time scheduler stopped at \(clock) after \(stepLimit) steps with more to do: is a source endless? "
        + "\(busiestSource)End it, or raise stepLimit.")
  }

  /// A sentence that names what did most of the last steps before the limit, or nothing.
  package final var busiestSource: String { agenda.tally?.text ?? "" }

  /// Called on the thread that has used the scheduler when another one tried to meanwhile. What that one asked for was
  /// not done.
  open func didMeetSecondThread() {
    Hooks.report("a virtual time scheduler was used by two threads at once; it belongs to one at a time.")
  }

  /// Whether no other thread uses the scheduler just now. If one does, that one calls `didMeetSecondThread`.
  @usableFromInline
  package final func isFree() -> Bool { agenda.owner.isFree() }

  /// Does all work there is, moving the clock along, also what is added meanwhile.
  public final func start() { run(by: nil) }

  /// Does all work up to and including `virtualTime`, then leaves the clock there.
  public final func advanceTo(_ virtualTime: VirtualTime) {
    use {
      precondition(!agenda.isRunning, "advanceTo was called from work that the scheduler runs")
      run(by: virtualTime)
      if converter.compareVirtualTime(clock, virtualTime) == .lessThan { agenda.clock = virtualTime }
    }
  }

  /// Moves the clock on by `virtualInterval` without doing what is due. Traps when that is negative.
  public final func sleep(_ virtualInterval: VirtualTimeInterval) {
    precondition(!agenda.isRunning, "sleep was called from work that the scheduler runs")
    let end = converter.offsetVirtualTime(clock, offset: virtualInterval)
    precondition(
      converter.compareVirtualTime(end, clock) != .lessThan,
      "sleep needs a span of zero or more, got \(virtualInterval): a clock does not go back")
    agenda.clock = end
  }

  /// Ends the run that is under way after the present piece of work. Nothing is lost; `start` goes on.
  public final func stop() { agenda.isRunning = false }

  private func run(by limit: VirtualTime?) {
    use {
      guard !agenda.isRunning else { return }
      hasRun = true
      agenda.isRunning = true
      if !agenda.run(by: limit, steps: stepLimit) { didReachStepLimit() }
      agenda.isRunning = false
    }
  }

  private func use(_ body: () -> Void) { agenda.owner.use(body, report: didMeetSecondThread) }
}
