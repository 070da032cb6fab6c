import ReactiveLite

/// A scheduler for tests: its clock is virtual, and everything done on it is exact and instant.
///
///     let scheduler = TestScheduler(initialClock: 0)
///     let names = scheduler.createHotObservable([.next(210, "Ann")])
///     let observer = scheduler.start { names.map { $0.count } }
///
///     XCTAssertEqual(observer.events, [.next(210, 3)])
///
/// Work of one time is done in the order in which it was scheduled. Work asked for *now* is done a tick later, so
/// that a test shows where a scheduler was involved, unless `simulateProcessingDelay` says otherwise. A scheduler
/// belongs to one thread at a time, which may be any.
public final class TestScheduler: VirtualTimeScheduler<TestSchedulerVirtualTimeConverter> {
  /// The times that `start` works with unless it is told others.
  public enum Defaults {
    /// When the sequence is created: 100.
    public static let created = 100
    /// When it is subscribed to: 200.
    public static let subscribed = 200
    /// When the subscription is disposed: 1000.
    public static let disposed = 1000
  }

  let pace: TestPace
  private let callSite: CallSite
  private var observables = WhyNothing()

  /// A scheduler whose clock stands at `initialClock`.
  ///
  /// A tick stands for `resolution` seconds, where operators are given seconds. With `simulateProcessingDelay` work
  /// for now is done a tick later. A failure of the scheduler itself is reported at `file` and `line`.
  public init(
    initialClock: TestTime, resolution: Double = 1, simulateProcessingDelay: Bool = true,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    pace = TestPace(resolution: resolution, delay: simulateProcessingDelay ? 1 : 0)
    callSite = CallSite(file: file, line: line)
    super.init(initialClock: initialClock, converter: TestSchedulerVirtualTimeConverter(pace: pace))
  }

  /// What is asked for now, or for a time gone by, is done now or, with a processing delay, a tick later.
  public override func adjustScheduledTime(_ time: TestTime) -> TestTime {
    time > clock ? time : clock + pace.delay
  }

  /// Fails the test at the line that made this scheduler.
  public override func didReachStepLimit() {
    callSite.fail(
      "the scheduler stopped at \(clock), after \(stepLimit) steps and with more to do: a source does not end. "
        + "\(busiestSource)Give it an end, or raise stepLimit.")
  }

  /// Fails the test at the line that made this scheduler.
  public override func didMeetSecondThread() {
    callSite.fail(
      "the scheduler was used by two threads at once: one was at work when another scheduled, recorded or ran. "
        + "It belongs to one thread at a time; bring what comes from elsewhere to it, or give the part under test "
        + "this scheduler in the place of its own.")
  }

  /// Does `action` at a virtual time; if that has gone by, as soon as the scheduler runs.
  public func scheduleAt(_ time: TestTime, action: @escaping () -> Void) {
    _ = scheduleAbsoluteVirtual((), time: time) { _ in
      action()
      return Disposables.create()
    }
  }

  /// Does all work of the next `interval` ticks, then leaves the clock there.
  public func advanceBy(_ interval: TestTime) {
    precondition(interval >= 0, "advanceBy needs 0 ticks or more, got \(interval): a clock does not go back")
    advanceTo(clock + interval)
  }

  @usableFromInline
  func noticeObservable() { observables.noticeObservable() }

  func noticeSubscription(isFirst: Bool, lastEvent: TestTime?) {
    observables.noticeSubscription(at: clock, isFirst: isFirst, lastEvent: lastEvent)
  }

  /// Why an observer has recorded nothing, if that is known.
  @usableFromInline
  var whyNothing: String? { observables.text(hasRun: hasRun) }

  /// An observer that records what it is sent, with the virtual time.
  public func createObserver<Element>(_ type: Element.Type = Element.self) -> TestableObserver<Element> {
    TestableObserver(scheduler: self)
  }
}
