import Dispatch
import ReactiveLite
import ReactiveLiteTest
import Testing

@Suite struct TestSchedulerVirtualTimeConverterTests {
  /// The first times of work that repeats every `period`.
  private func times(every period: RxTimeInterval, resolution: Double, count: Int = 3) -> [Int] {
    let scheduler = TestScheduler(initialClock: 0, resolution: resolution)
    var times: [Int] = []
    _ = scheduler.schedulePeriodic((), startAfter: period, period: period) { [unowned scheduler] in
      times.append(scheduler.clock)
      if times.count == count { scheduler.stop() }
    }
    scheduler.start()
    return times
  }

  @Test func `a span is rounded to the nearest tick, and lasts one at least`() {
    #expect(times(every: .milliseconds(1500), resolution: 1) == [2, 4, 6])
    #expect(times(every: .milliseconds(300), resolution: 1) == [1, 2, 3])
  }

  @Test(arguments: [0.1, 0.01, 0.001, 0.0001, 0.000001])
  func `a span that is a multiple of the resolution is exact`(resolution: Double) {
    let ticks = Int((5 / resolution).rounded())

    #expect(times(every: .seconds(5), resolution: resolution) == [ticks, 2 * ticks, 3 * ticks])
    #expect(times(every: .milliseconds(5000), resolution: resolution) == [ticks, 2 * ticks, 3 * ticks])
  }

  @Test func `a span longer than the clock can count ends at its last tick`() {
    let scheduler = TestScheduler(initialClock: 100, resolution: 1e-9)
    var time: Int?
    _ = scheduler.scheduleRelative((), dueTime: .never) { _ in
      time = scheduler.clock
      return Disposables.create()
    }
    scheduler.start()

    #expect(time == .max)
  }

  @Test func `now is as many seconds after 1970 as the clock says`() {
    let scheduler = TestScheduler(initialClock: 250, resolution: 0.01)

    #expect(scheduler.now.timeIntervalSince1970 == 2.5)
  }
}
