import Dispatch
import ReactiveLite
import ReactiveLiteTest
import Testing

@Suite struct RealTimeTests {
  private let virtual = TestScheduler(initialClock: 100)
  private let all: [any SchedulerType] = [
    MainScheduler.instance, MainScheduler.asyncInstance, ConcurrentMainScheduler.instance,
    SerialDispatchQueueScheduler(qos: .default), ConcurrentDispatchQueueScheduler(qos: .default),
  ]

  @Test(arguments: 0..<5) func `every scheduler passes on work and the question for the time`(index: Int) {
    let scheduler = all[index]
    var times: [Int] = []
    RealTime.replaced(by: virtual) {
      #expect(scheduler.now == virtual.now)
      _ = scheduler.scheduleRelative((), dueTime: .seconds(5)) {
        times.append(virtual.clock)
        return Disposables.create()
      }
      let ticks = scheduler.schedulePeriodic(0, startAfter: .seconds(1), period: .seconds(2)) { count in
        times.append(virtual.clock)
        return count + 1
      }
      virtual.advanceTo(106)
      ticks.dispose()
    }

    #expect(times == [101, 103, 105, 105])
  }

  @Test func `work for now waits on the scheduler that stands in`() {
    var time = 0
    RealTime.replaced(by: virtual) {
      _ = MainScheduler.instance.schedule(()) {
        time = virtual.clock
        return Disposables.create()
      }
    }
    #expect(time == 0)

    virtual.start()

    #expect(time == 101)
  }
}
