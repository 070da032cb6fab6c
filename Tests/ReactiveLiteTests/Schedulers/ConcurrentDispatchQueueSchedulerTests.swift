import Dispatch
import ReactiveLite
import Testing

@Suite struct ConcurrentDispatchQueueSchedulerTests {
  private let scheduler = ConcurrentDispatchQueueScheduler(qos: .userInitiated)
  private let log = Received<[Int]>([])

  @Test func `two pieces of work are done at the same time`() {
    let (first, second, done) = (
      DispatchSemaphore(value: 0), DispatchSemaphore(value: 0), DispatchGroup()
    )
    done.enter()
    done.enter()
    _ = scheduler.schedule(()) { _ in
      first.signal()
      second.wait()  // for the other, which would never begin on a serial queue
      done.leave()
      return Disposables.create()
    }
    _ = scheduler.schedule(()) { _ in
      first.wait()
      second.signal()
      done.leave()
      return Disposables.create()
    }
    done.wait()
  }

  @Test func `on a queue of one's own`() {
    let key = DispatchSpecificKey<Int>()
    let (queue, done, seen) = (DispatchQueue(label: "own"), DispatchSemaphore(value: 0), Received<Int?>(nil))
    queue.setSpecific(key: key, value: 7)

    _ = ConcurrentDispatchQueueScheduler(queue: queue).schedule(()) { _ in
      seen.value = DispatchQueue.getSpecific(key: key)
      done.signal()
      return Disposables.create()
    }
    done.wait()

    #expect(seen.value == 7)
  }

  @Test func `observe(on:) keeps the order, one event at a time`() {
    let (check, done) = (OverlapCheck(), DispatchSemaphore(value: 0))
    let subscription = Observable.range(start: 1, count: 200).observe(on: scheduler).subscribe(
      onNext: { number in
        check.deliver()
        log.value.append(number)
      }, onCompleted: { done.signal() })
    done.wait()

    #expect(log.value == Array(1...200))
    #expect(check.overlaps == 0)
    subscription.dispose()
  }

  @Test func `delayed work is done when it is due, unless it is called off`() {
    let done = DispatchSemaphore(value: 0)
    let begin = ContinuousClock.now
    scheduler.scheduleRelative((), dueTime: .milliseconds(5)) { _ in
      log.value.append(1)
      return Disposables.create()
    }.dispose()
    _ = scheduler.scheduleRelative((), dueTime: .milliseconds(15)) { _ in
      done.signal()
      return Disposables.create()
    }
    done.wait()

    #expect(ContinuousClock.now - begin >= .milliseconds(15))
    #expect(log.value == [])
  }

  @Test func `periodic work is never done twice at once, and ends with a disposal`() {
    let (check, done, timer) = (OverlapCheck(), DispatchSemaphore(value: 0), SerialDisposable())
    nonisolated(unsafe) let own = timer  // unsafe: disposing is allowed on any thread
    own.disposable = scheduler.schedulePeriodic(1, startAfter: .nanoseconds(0), period: .microseconds(200)) {
      check.deliver()
      if $0 == 20 {
        own.dispose()
        done.signal()
      }
      return $0 + 1
    }
    done.wait()

    #expect(check.count == 20)
    #expect(check.overlaps == 0)
  }

  @Test func `what was called off lets go of what it captured`() {
    weak var (delayed, periodic): (Token?, Token?)
    do {
      let tokens = [Token(), Token()]
      (delayed, periodic) = (tokens[0], tokens[1])
      scheduler.scheduleRelative(tokens[0], dueTime: .seconds(60)) { _ in Disposables.create() }.dispose()
      scheduler.schedulePeriodic(tokens[1], startAfter: .seconds(60), period: .seconds(60)) { $0 }.dispose()
    }

    #expect(eventually { delayed == nil && periodic == nil })
  }

  @Test func `from several threads, nothing is lost`() {
    let done = DispatchGroup()
    for _ in 0..<400 { done.enter() }
    together(4) { [scheduler, log] thread in
      for number in 0..<100 {
        _ = scheduler.schedule(thread * 100 + number) { number in
          log.withLock { $0.append(number) }
          done.leave()
          return Disposables.create()
        }
      }
    }
    done.wait()

    #expect(log.value.sorted() == Array(0..<400))
  }
}
