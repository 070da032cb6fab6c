import Dispatch
import ReactiveLite
import ReactiveLiteTest
import Testing

@Suite struct SchedulerTests {
  @Test func `work scheduled from work on the current thread is done after it`() {
    var log: [Int] = []

    _ = CurrentThreadScheduler.instance.schedule(1) { first in
      _ = CurrentThreadScheduler.instance.schedule(3) { third in
        log.append(third)
        return Disposables.create()
      }
      log += [first, 2]
      #expect(!CurrentThreadScheduler.isScheduleRequired)
      return Disposables.create()
    }

    #expect(log == [1, 2, 3])
    #expect(CurrentThreadScheduler.isScheduleRequired)
  }

  @Test func `100,000 recursions do not use up the stack`() {
    var last = 0
    _ = CurrentThreadScheduler.instance.scheduleRecursive(1) { round, again in
      last = round
      if round < 100_000 { again(round + 1) }
    }

    #expect(last == 100_000)
  }

  @Test func `a serial queue does work in order, and not what was called off`() {
    let scheduler = SerialDispatchQueueScheduler(internalSerialQueueName: "test")
    let log = Received<[Int]>([])
    let done = DispatchSemaphore(value: 0)
    let holding = DispatchSemaphore(value: 0)
    func schedule(_ number: Int) -> any Disposable {
      scheduler.schedule(number) { number in
        log.value.append(number)
        return Disposables.create()
      }
    }

    _ = scheduler.schedule(()) { _ in
      holding.wait()
      return Disposables.create()
    }
    _ = schedule(1)
    schedule(2).dispose()
    _ = schedule(3)
    _ = scheduler.schedule(()) { _ in
      done.signal()
      return Disposables.create()
    }
    holding.signal()
    done.wait()

    #expect(log.value == [1, 3])
  }

  @Test func `periodic work on a queue goes on until it is disposed from inside`() {
    let scheduler = SerialDispatchQueueScheduler(qos: .userInitiated)
    let done = DispatchSemaphore(value: 0)
    let log = Received<[Int]>([])
    let timer = SerialDisposable()
    nonisolated(unsafe) let own = timer

    timer.disposable = scheduler.schedulePeriodic(0, startAfter: .milliseconds(1), period: .milliseconds(1)) {
      log.value.append($0)
      if $0 == 3 {
        own.dispose()
        done.signal()
      }
      return $0 + 1
    }
    done.wait()

    #expect(log.value.prefix(4) == [0, 1, 2, 3])
  }

  @Test func `nothing is delivered on a queue after a dispose there has returned`() {
    let scheduler = SerialDispatchQueueScheduler(internalSerialQueueName: "test")
    let subject = PublishSubject<Int>()
    let log = Received<[Int]>([])
    let done = DispatchSemaphore(value: 0)
    let own = SerialDisposable()
    nonisolated(unsafe) let subscription = own
    own.disposable = subject.observe(on: scheduler).subscribe(onNext: { element in
      log.value.append(element)
      guard element == 2 else { return }
      subscription.dispose()
      // After whatever was on its way.
      _ = scheduler.schedule(()) { _ in
        done.signal()
        return Disposables.create()
      }
    })

    for element in 1...5 { subject.onNext(element) }
    done.wait()

    #expect(log.value == [1, 2])
  }

  @Test func `virtual work of one time is done in the order of scheduling`() {
    let scheduler = TestScheduler(initialClock: 0)
    var log = ""

    scheduler.scheduleAt(10) { log += "A" }
    scheduler.scheduleAt(5) { log += "B" }
    scheduler.scheduleAt(10) { log += "C" }
    scheduler.start()

    #expect(log == "BAC")
    #expect(scheduler.clock == 10)
  }

  @Test func `work that was called off does not move the virtual clock`() {
    let scheduler = TestScheduler(initialClock: 0)
    let work = scheduler.scheduleAbsoluteVirtual((), time: 500) { _ in Disposables.create() }
    scheduler.scheduleAt(10) { work.dispose() }

    scheduler.start()

    #expect(scheduler.clock == 10)
  }

  @Test func `virtual time stops at stop and goes on at start`() {
    let scheduler = TestScheduler(initialClock: 0)
    var log: [Int] = []
    for time in [1, 2, 3] {
      scheduler.scheduleAt(time) {
        log.append(time)
        if time == 2 { scheduler.stop() }
      }
    }

    scheduler.start()
    #expect(log == [1, 2])
    scheduler.start()
    #expect(log == [1, 2, 3])
  }

  @Test func `advanceTo does what is due and leaves the clock there`() {
    let scheduler = TestScheduler(initialClock: 0)
    var log: [Int] = []
    for time in [10, 20, 30] { scheduler.scheduleAt(time) { log.append(time) } }

    scheduler.advanceTo(25)

    #expect(log == [10, 20])
    #expect(scheduler.clock == 25)
  }

  @Test func `work scheduled in any order is done in the order of its times`() {
    let scheduler = TestScheduler(initialClock: 0)
    var last = -1
    var isSorted = true
    for number in 0..<2_000 {
      let time = number * 7_919 % 2_003
      scheduler.scheduleAt(time) {
        if time < last { isSorted = false }
        last = time
      }
    }

    scheduler.start()

    #expect(isSorted)
    #expect(last == 2_002)
  }
}
