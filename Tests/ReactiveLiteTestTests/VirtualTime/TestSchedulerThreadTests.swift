import Dispatch
import ReactiveLite
import ReactiveLiteTest
import Testing

@Suite struct TestSchedulerThreadTests {
  private static let text = "the scheduler was used by two threads at once"

  @Test(arguments: ["scheduling", "recording", "running", "advancing"])
  func `a second thread while one is at work fails the test where the scheduler was made`(use: String) {
    let line = #line + 1
    let scheduler = TestScheduler(initialClock: 0)
    let observer = scheduler.createObserver(Int.self)
    // Unsafe, and meant to be: this is what the scheduler is to notice.
    nonisolated(unsafe) let uses: [String: () -> Void] = [
      "scheduling": { scheduler.scheduleAt(20) { Issue.record("this was not to be scheduled") } },
      "recording": { observer.onNext(1) },
      "running": { scheduler.start() },
      "advancing": { scheduler.advanceTo(20) },
    ]
    scheduler.scheduleAt(10) { elsewhere { uses[use]?() } }
    let failures = failures { scheduler.start() }

    #expect(failures.map(\.line) == [line])
    #expect(failures.first?.text.hasPrefix(Self.text) == true)
    #expect(observer.events == [])
  }

  @Test func `it is said once for each run`() {
    let scheduler = TestScheduler(initialClock: 0)
    nonisolated(unsafe) let use = { scheduler.scheduleAt(20) {} }
    scheduler.scheduleAt(10) {
      elsewhere(use)
      elsewhere(use)
    }

    #expect(failures { scheduler.start() }.count == 1)
  }

  @Test func `one thread after another is welcome`() {
    let scheduler = TestScheduler(initialClock: 0)
    let observer = scheduler.createObserver(Int.self)
    nonisolated(unsafe) let use = {
      scheduler.scheduleAt(10) { observer.onNext(1) }
      scheduler.start()
    }
    elsewhere(use)
    scheduler.scheduleAt(20) { observer.onNext(2) }
    elsewhere { scheduler.start() }

    #expect(observer.events == [.next(10, 1), .next(20, 2)])
  }
}

/// Runs `body` on another thread and waits for it.
private func elsewhere(_ body: @escaping () -> Void) {
  nonisolated(unsafe) let body = body
  let done = DispatchSemaphore(value: 0)
  DispatchQueue.global().async {
    body()
    done.signal()
  }
  done.wait()
}
