import Dispatch
import ReactiveLite
import Testing

@MainActor @Suite(.serialized) struct ConcurrentMainSchedulerTests {
  private let scheduler = ConcurrentMainScheduler.instance
  private let log = Received<[Int]>([])

  private func note(_ number: Int) -> any Disposable {
    scheduler.schedule(number) { [log] number in
      log.value.append(number)
      return Disposables.create()
    }
  }

  @Test func `work on the main thread is done at once, also from inside other work`() {
    _ = scheduler.schedule(()) { @Sendable [log, scheduler] _ in
      _ = scheduler.schedule(()) { _ in
        log.value.append(1)
        return Disposables.create()
      }
      log.value.append(2)
      return Disposables.create()
    }

    #expect(log.value == [1, 2])
  }

  @Test func `work that waits on the main queue does not hold it up`() async {
    await Task.detached { [log, scheduler] in
      _ = scheduler.schedule(()) { _ in
        MainScheduler.ensureRunningOnMainThread()
        log.value.append(1)
        return Disposables.create()
      }
    }.value
    _ = note(2)
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }

    #expect(log.value.sorted() == [1, 2])
  }

  @Test func `delayed and periodic work is done on the main thread, until it is called off`() async {
    await withCheckedContinuation { done in
      let timer = SerialDisposable()
      nonisolated(unsafe) let own = timer  // unsafe: disposing is allowed on any thread
      own.disposable = scheduler.schedulePeriodic(1, startAfter: .milliseconds(1), period: .milliseconds(1)) {
        @Sendable [log, scheduler] number in
        MainScheduler.ensureRunningOnMainThread()
        log.value.append(number)
        guard number == 3 else { return number + 1 }
        own.dispose()
        _ = scheduler.scheduleRelative((), dueTime: .milliseconds(5)) { _ in
          MainScheduler.ensureRunningOnMainThread()
          done.resume()
          return Disposables.create()
        }
        return 0
      }
    }

    #expect(log.value == [1, 2, 3])
  }

  @Test func `its clock is the system's`() {
    #expect(abs(scheduler.now.timeIntervalSince(MainScheduler.instance.now)) < 60)
  }
}
