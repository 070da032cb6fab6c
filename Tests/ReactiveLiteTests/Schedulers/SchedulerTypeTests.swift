import Foundation
import ReactiveLite
import ReactiveLiteTest
import Testing

/// A scheduler of a program's own needs three members.
@Suite struct SchedulerTypeTests {
  /// Does work when it is told to.
  private final class Manual: SchedulerType {
    var now: RxTime { Date(timeIntervalSince1970: 0) }
    var dueTimes: [RxTimeInterval] = []
    private var waiting: [() -> Void] = []

    func schedule<StateType>(_ state: StateType, action: @escaping (StateType) -> any Disposable)
      -> any Disposable
    {
      let slot = SingleAssignmentDisposable()
      waiting.append { if !slot.isDisposed { slot.setDisposable(action(state)) } }
      return slot
    }

    func scheduleRelative<StateType>(
      _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable {
      dueTimes.append(dueTime)
      return schedule(state, action: action)
    }

    /// Whether there was anything to do.
    func step() -> Bool {
      guard !waiting.isEmpty else { return false }
      waiting.removeFirst()()
      return true
    }
  }

  private let scheduler = Manual()

  @Test func `it delivers what is observed on it, one piece of work an event`() {
    var log: [String] = []
    _ = Observable.of(1, 2).observe(on: scheduler).subscribe { log.append($0.debugDescription) }
    #expect(log == [])

    var steps = 0
    while scheduler.step() { steps += 1 }

    #expect(log == ["next(1)", "next(2)", "completed"])
    #expect(steps == 3)
  }

  @Test func `synchronous sources send on it, and stop with the subscription`() {
    var log: [Int] = []
    let subscription = Observable.of(1, 2, 3, scheduler: scheduler).subscribe(onNext: { log.append($0) })
    _ = scheduler.step()
    _ = scheduler.step()

    subscription.dispose()
    while scheduler.step() {}

    #expect(log == [1, 2])
  }

  @Test func `it has periodic and recursive work without more ado`() {
    var log: [Int] = []
    let timer = scheduler.schedulePeriodic(1, startAfter: .seconds(5), period: .seconds(2)) { state in
      log.append(state)
      return state * 10
    }

    for _ in 0..<3 { _ = scheduler.step() }
    timer.dispose()
    while scheduler.step() {}

    #expect(log == [1, 10, 100])
    #expect(scheduler.dueTimes == [.seconds(5), .seconds(2), .seconds(2), .seconds(2)])
  }

  @Test func `periodic work that is disposed from inside is over`() {
    let own = SerialDisposable()
    var count = 0
    own.disposable = scheduler.schedulePeriodic((), startAfter: .seconds(1), period: .seconds(1)) { _ in
      count += 1
      own.dispose()
    }

    while scheduler.step() {}

    #expect(count == 1)
    // The next run had been asked for before, and was called off.
    #expect(scheduler.dueTimes == [.seconds(1), .seconds(1)])
  }

  @Test func `a driver can be made to deliver on it`() {
    var log: [Int] = []
    SharingScheduler.mock(scheduler: scheduler) {
      _ = Observable.just(1).asDriver(onErrorJustReturn: 0).drive(onNext: { log.append($0) })
    }
    #expect(log == [])

    while scheduler.step() {}

    #expect(log == [1])
  }

  @Test func `the next run comes before what a run puts off until the same time`() {
    let scheduler = TestScheduler(initialClock: 0)
    var log: [String] = []
    let timer = scheduler.schedulePeriodic(1, startAfter: .seconds(10), period: .seconds(10)) { run in
      log.append("run \(run)")
      _ = scheduler.scheduleRelative((), dueTime: .seconds(10)) { _ in
        log.append("after \(run)")
        return Disposables.create()
      }
      return run + 1
    }
    scheduler.advanceTo(20)
    timer.dispose()

    #expect(log == ["run 1", "run 2", "after 1"])
  }

  @Test func `periodic work in virtual time comes at its times, without drift`() {
    let scheduler = TestScheduler(initialClock: 100)
    var log: [Int] = []

    let timer = scheduler.schedulePeriodic((), startAfter: .seconds(10), period: .seconds(7)) { _ in
      log.append(scheduler.clock)
    }
    scheduler.advanceTo(131)
    timer.dispose()
    scheduler.start()

    #expect(log == [110, 117, 124, 131])
  }
}
