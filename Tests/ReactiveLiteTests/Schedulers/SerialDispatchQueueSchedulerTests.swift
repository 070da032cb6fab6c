import Dispatch
import Foundation
import ReactiveLite
import Testing

@Suite struct SerialDispatchQueueSchedulerTests {
  private let scheduler = SerialDispatchQueueScheduler(internalSerialQueueName: "test")
  private let log = Received<[Int]>([])

  /// Runs `body` on the scheduler and returns when what it has scheduled before is done.
  private func onQueue(_ body: @escaping () -> Void = {}) {
    let done = DispatchSemaphore(value: 0)
    _ = scheduler.schedule(()) { _ in
      body()
      done.signal()
      return Disposables.create()
    }
    done.wait()
  }

  private func note(_ number: Int) -> any Disposable {
    scheduler.schedule(number) { number in
      log.value.append(number)
      return Disposables.create()
    }
  }

  @Test func `work is done in the order of scheduling, never at once`() {
    onQueue {
      for number in 1...3 { _ = note(number) }
      #expect(log.value == [])
    }
    onQueue()

    #expect(log.value == [1, 2, 3])
  }

  @Test func `work that is called off before its turn is not done`() {
    onQueue {
      _ = note(1)
      note(2).dispose()
      _ = note(3)
    }
    onQueue()

    #expect(log.value == [1, 3])
  }

  @Test func `work from several threads is done one piece at a time, in the order of each`() {
    let check = OverlapCheck()
    together(4) { [scheduler] _ in
      for _ in 0..<200 {
        _ = scheduler.schedule(()) { _ in
          check.deliver()
          return Disposables.create()
        }
      }
    }
    onQueue()

    #expect(check.count == 800)
    #expect(check.overlaps == 0)
  }

  @Test func `work on a concurrent queue is done one piece at a time`() {
    let queue = DispatchQueue(label: "concurrent", attributes: .concurrent)
    let scheduler = SerialDispatchQueueScheduler(queue: queue, internalSerialQueueName: "test")
    let (check, done) = (OverlapCheck(), DispatchGroup())

    for _ in 0..<200 {
      done.enter()
      _ = scheduler.schedule(()) { _ in
        check.deliver()
        done.leave()
        return Disposables.create()
      }
    }
    done.wait()

    #expect(check.count == 200)
    #expect(check.overlaps == 0)
  }

  @Test func `the queue is configured before anything is scheduled`() {
    let key = DispatchSpecificKey<String>()
    let scheduler = SerialDispatchQueueScheduler(
      internalSerialQueueName: "named",
      serialQueueConfiguration: { $0.setSpecific(key: key, value: $0.label) })
    let (seen, done) = (Received<String?>(nil), DispatchSemaphore(value: 0))

    _ = scheduler.schedule(()) { _ in
      seen.value = DispatchQueue.getSpecific(key: key)
      done.signal()
      return Disposables.create()
    }
    done.wait()

    #expect(seen.value == "named")
  }

  @Test func `delayed work is done when it is due, the shorter delay first`() {
    let done = DispatchSemaphore(value: 0)
    let begin = ContinuousClock.now
    for delay in [30, 10, 20] {
      _ = scheduler.scheduleRelative(delay, dueTime: .milliseconds(delay)) { delay in
        log.value.append(delay)
        if delay == 30 { done.signal() }
        return Disposables.create()
      }
    }
    done.wait()

    #expect(log.value.last == 30)
    #expect(Set(log.value) == [10, 20, 30])
    #expect(ContinuousClock.now - begin >= .milliseconds(30))
  }

  @Test func `delayed work that is called off is not done`() {
    let done = DispatchSemaphore(value: 0)
    let calledOff = scheduler.scheduleRelative((), dueTime: .milliseconds(5)) { _ in
      log.value.append(1)
      return Disposables.create()
    }
    calledOff.dispose()
    _ = scheduler.scheduleRelative((), dueTime: .milliseconds(15)) { _ in
      done.signal()
      return Disposables.create()
    }
    done.wait()

    #expect(log.value == [])
  }

  @Test func `what was called off lets go of what it captured`() {
    weak var (queued, delayed, periodic): (Token?, Token?, Token?)
    let done = DispatchSemaphore(value: 0)
    _ = scheduler.schedule(()) { _ in
      done.wait()
      return Disposables.create()
    }
    do {
      let tokens = (0..<3).map { _ in Token() }
      (queued, delayed, periodic) = (tokens[0], tokens[1], tokens[2])
      scheduler.schedule(tokens[0]) { _ in Disposables.create() }.dispose()
      scheduler.scheduleRelative(tokens[1], dueTime: .seconds(60)) { _ in Disposables.create() }.dispose()
      scheduler.schedulePeriodic(tokens[2], startAfter: .seconds(60), period: .seconds(60)) { $0 }.dispose()
    }
    done.signal()

    #expect(eventually { queued == nil && delayed == nil && periodic == nil })
  }

  @Test func `delayed work that nobody kept is done, and then let go of`() {
    weak var gone: Token?
    let done = DispatchSemaphore(value: 0)
    do {
      let token = Token()
      gone = token
      _ = scheduler.scheduleRelative(token, dueTime: .milliseconds(1)) { _ in
        done.signal()
        return Disposables.create()
      }
    }
    done.wait()

    #expect(eventually { gone == nil })
  }

  @Test func `periodic work gets the state the last run returned, until a disposal on its queue`() {
    let (done, timer) = (DispatchSemaphore(value: 0), SerialDisposable())
    // Unchecked: disposing is allowed on any thread.
    nonisolated(unsafe) let own = timer
    onQueue {
      own.disposable = scheduler.schedulePeriodic(1, startAfter: .milliseconds(1), period: .milliseconds(1)) {
        log.value.append($0)
        if $0 == 8 {
          own.dispose()
          _ = scheduler.scheduleRelative((), dueTime: .milliseconds(10)) { _ in
            done.signal()
            return Disposables.create()
          }
        }
        return $0 * 2
      }
    }
    done.wait()

    #expect(log.value == [1, 2, 4, 8])
  }

  @Test func `nothing is delivered on the queue once a disposal there has returned`() {
    let subject = PublishSubject<Int>()
    nonisolated(unsafe) let subscription = subject.observe(on: scheduler)
      .subscribe(onNext: { log.value.append($0) })
    onQueue {
      for number in 1...5 { subject.onNext(number) }
      subscription.dispose()
    }
    for _ in 0..<6 { onQueue() }

    #expect(log.value == [])
  }

  @Test func `a disposal on the queue also ends a periodic timer whose handler is due`() {
    let (ran, late) = (DispatchSemaphore(value: 0), Received(0))
    nonisolated(unsafe) let timer = scheduler.schedulePeriodic(
      0, startAfter: .milliseconds(1), period: .milliseconds(1)
    ) {
      ran.signal()
      late.value += 1
      return $0
    }
    ran.wait()
    let before = Received(0)
    onQueue {
      usleep(5_000)  // the timer fires meanwhile, and waits for the queue
      timer.dispose()
      before.value = late.value
    }
    for _ in 0..<3 { onQueue() }

    #expect(late.value == before.value)
  }
}
