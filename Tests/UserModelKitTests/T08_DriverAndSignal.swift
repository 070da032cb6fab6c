import ReactiveLite
import ReactiveLiteTest
import Testing
import XCTest

/// # 8. Driver and Signal
///
/// You know: `share` (3), the stand-in for the main scheduler (4), relays (7).
/// New here: the two streams for a user interface, what they promise, errors as elements.
/// You need: nothing else.
///
/// What a screen shows must come on the main thread, must not fail, and should be there at once. A `Driver` is a stream
/// that promises these three. A `Signal` is the same for what happens once, such as an alert: it repeats nothing. In a
/// `run` the thread of the test stands in for the main one.
@Suite("08 Driver and Signal")
struct T08_DriverAndSignal {
  let scheduler = TestScheduler(initialClock: 0)

  // A driver never fails: whoever makes one says what it shows instead of an error.
  @Test func `8.1 a driver sends an element instead of an error`() {
    scheduler.run { m in
      let answers = "-a--b--#"
      let title = "  -a--b--(x|)"

      m.expect(m.hot(answers).asDriver(onErrorJustReturn: "x")).toBe(title)
    }
  }

  @Test func `8.2 who comes late to a driver gets the newest element at once`() {
    scheduler.run { m in
      let source = "-a---b---|"
      let late = "  ---^------"
      let shown = " ---a-b---|"
      let driver = m.hot(source).asDriver(onErrorJustReturn: "")

      m.expect(driver).toBe(source)
      m.expect(driver, subscribed: late).toBe(shown)
    }
  }

  // The difference, and the surprise for who uses a driver for alerts: a new screen would show the old one again.
  @Test func `8.3 who comes late to a signal gets nothing that has happened`() {
    scheduler.run { m in
      let source = "-a---b---|"
      let late = "  ---^------"
      let shown = " -----b---|"
      let signal = m.hot(source).asSignal(onErrorJustReturn: "")

      m.expect(signal).toBe(source)
      m.expect(signal, subscribed: late).toBe(shown)
    }
  }

  @Test func `8.4 those who are driven share one subscription`() {
    scheduler.run { m in
      let answer = "---a|"
      let request = m.cold(answer)
      let driver = request.asDriver(onErrorJustReturn: "")

      m.expect(driver).toBe(answer)
      m.expect(driver).toBe(answer)
      m.expectSubscriptions(of: request).toBe("^---!")
    }
  }

  // A relay cannot fail, so nothing needs to be said for that case.
  @Test func `8.5 a relay is a driver without more ado`() {
    scheduler.run { m in
      let typed = "--b--c"
      let shown = "a-b--c"
      let name = BehaviorRelay(value: "a")

      m.expect(name.asDriver()).toBe(shown)
      _ = m.hot(typed).bind(to: name)
    }
  }

  // To subscribe is to `drive` from a driver, and to `emit` from a signal. Both take relays, observers and closures.
  @Test func `8.6 a signal emits into a relay`() {
    scheduler.run { m in
      let failures = "--a--b|"
      let shown = "   --a--b"
      let alerts = PublishRelay<String>()

      m.expect(alerts).toBe(shown)
      _ = m.hot(failures).asSignal(onErrorJustReturn: "").emit(to: alerts)
    }
  }

  // A driver that hears from a background thread hops to the main scheduler. With a test scheduler in its place the hop
  // shows: everything comes a tick later.
  @Test func `8.7 a driver hops to the main scheduler, and a failure says so`() {
    expectFailure(
      reading: """
        event 1 differs in time: expected 10, actual 11. What is scheduled for now is done a tick later
        > expected  10  next(98)
          actual    11  next(98)
        """
    ) {
      let observer = scheduler.createObserver(Int.self)
      let signal = scheduler.createHotObservable([.next(10, 98)])
      SharingScheduler.mock(scheduler: scheduler) {
        _ = signal.asDriver(onErrorJustReturn: 0).drive(observer)
      }
      scheduler.start()
      XCTAssertEqual(observer.events, [.next(10, 98)])
    }
  }
}

/// In XCTest a test runs on the main thread, so a driver delivers at once and needs no stand-in.
final class T08_DriverInXCTest: XCTestCase {
  func test8_8_onTheMainThreadADriverDeliversAtOnce() {
    let name = BehaviorRelay(value: "Ann")
    let shown = Stream(name.asDriver())

    XCTAssertEqual(shown.value, "Ann")
    name.accept("Bob")
    XCTAssertEqual(shown.value, "Bob")
  }
}

extension T08_DriverAndSignal {
  // Exercise. What a screen shows before, during and after a request that may fail:
  // Exercises/E08_DriverAndSignal.swift, `make exercise N=8`.
  @Test(.exercise(8)) func `8.9 exercise: a title that is always there`() throws {
    try check(Exercise08.title)
  }

  @Test func `8.9 exercise, solved`() throws { try check(Solution08.title) }

  private func check(_ title: @escaping (Observable<String>) throws -> Driver<String>) throws {
    try scheduler.run { m in
      m.expect(try title(m.cold("   --a|").asObservable())).toBe("w-a|   ", ["w": "…", "a": "a"])
      m.expect(try title(m.cold("   --#").asObservable())).toBe(" w-(s|)", ["w": "…", "s": "Sorry"])
    }
  }
}
