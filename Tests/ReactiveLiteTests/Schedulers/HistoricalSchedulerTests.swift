import Foundation
import ReactiveLite
import Testing

@Suite struct HistoricalSchedulerTests {
  private func date(_ seconds: TimeInterval) -> Date { Date(timeIntervalSince1970: seconds) }

  @Test func `its clock begins at the epoch, or where it is told to`() {
    #expect(HistoricalScheduler().clock == date(0))
    #expect(HistoricalScheduler(initialClock: date(50)).now == date(50))
  }

  @Test func `work is done in the order of its dates, and the clock shows them`() {
    let scheduler = HistoricalScheduler(initialClock: date(1_000))
    var log: [Date] = []
    for due in [30, 10, 20] {
      _ = scheduler.scheduleRelative((), dueTime: .seconds(due)) { _ in
        log.append(scheduler.clock)
        return Disposables.create()
      }
    }
    _ = scheduler.scheduleAbsoluteVirtual((), time: date(1_015)) { _ in
      log.append(scheduler.now)
      return Disposables.create()
    }

    scheduler.start()

    #expect(log == [date(1_010), date(1_015), date(1_020), date(1_030)])
  }

  @Test func `it advances to a date, with what is due until then`() {
    let scheduler = HistoricalScheduler()
    var ticks = 0
    _ = scheduler.schedulePeriodic((), startAfter: .seconds(60), period: .seconds(60)) { ticks += 1 }

    scheduler.advanceTo(date(3_600))

    #expect(ticks == 60)
    #expect(scheduler.clock == date(3_600))
  }

  @Test func `work for now is done at the same date`() {
    let scheduler = HistoricalScheduler(initialClock: date(5))
    var log: [Date] = []
    _ = Observable.of(1, 2, scheduler: scheduler).subscribe(onNext: { _ in log.append(scheduler.clock) })

    scheduler.start()

    #expect(log == [date(5), date(5)])
  }

  @Test func `the converter leaves dates and seconds as they are`() {
    let converter = HistoricalSchedulerTimeConverter()

    #expect(converter.convertFromVirtualTime(date(3)) == date(3))
    #expect(converter.convertToVirtualTime(date(3)) == date(3))
    #expect(converter.convertFromVirtualTimeInterval(1.5) == 1.5)
    #expect(converter.convertToVirtualTimeInterval(1.5) == 1.5)
    #expect(converter.offsetVirtualTime(date(3), offset: 1.5) == date(4.5))
    #expect(converter.compareVirtualTime(date(1), date(2)) == .lessThan)
    #expect(converter.compareVirtualTime(date(2), date(2)) == .equal)
    #expect(converter.compareVirtualTime(date(3), date(2)) == .greaterThan)
  }
}
