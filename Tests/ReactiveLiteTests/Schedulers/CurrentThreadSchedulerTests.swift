import ReactiveLite
import Testing

@Suite struct CurrentThreadSchedulerTests {
  private let scheduler = CurrentThreadScheduler.instance

  private func schedule(_ action: @escaping () -> Void) -> any Disposable {
    scheduler.schedule(()) { _ in
      action()
      return Disposables.create()
    }
  }

  @Test func `work is done before schedule returns, if nobody is at work`() {
    var isDone = false

    _ = schedule { isDone = true }

    #expect(isDone)
  }

  @Test func `work scheduled from work is done in order, after it`() {
    var log: [Int] = []

    _ = schedule {
      _ = schedule {
        log.append(2)
        _ = schedule { log.append(4) }
      }
      _ = schedule { log.append(3) }
      log.append(1)
    }

    #expect(log == [1, 2, 3, 4])
  }

  @Test func `work that is called off before its turn is not done`() {
    var log: [Int] = []

    _ = schedule {
      let second = schedule { log.append(2) }
      _ = schedule { log.append(3) }
      second.dispose()
    }

    #expect(log == [3])
  }

  @Test func `what work returned is disposed with it, also when that comes first`() {
    let (later, earlier) = (BooleanDisposable(), BooleanDisposable())

    let work = scheduler.schedule(()) { _ in later }
    #expect(!later.isDisposed)
    work.dispose()
    _ = schedule {
      let own = SerialDisposable()
      own.disposable = scheduler.schedule(()) { _ in
        own.dispose()
        return earlier
      }
    }

    #expect(later.isDisposed && earlier.isDisposed)
  }

  @Test func `the state is handed to the work`() {
    var seen: String?

    _ = scheduler.schedule("state") { state in
      seen = state
      return Disposables.create()
    }

    #expect(seen == "state")
  }
}
