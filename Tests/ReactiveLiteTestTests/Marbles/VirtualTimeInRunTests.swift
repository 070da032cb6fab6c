import Dispatch
import ReactiveLite
import ReactiveLiteTest
import Testing

@Suite struct VirtualTimeInRunTests {
  let scheduler = TestScheduler(initialClock: 0)

  @Test func `debounce on the main scheduler takes no time`() {
    scheduler.run { m in
      let text = m.hot("-a-b 400ms c|")
      m.expect(text.debounce(.milliseconds(300), scheduler: MainScheduler.instance))
        .toBe("--- 300ms b 101ms (c|)")
    }
  }

  @Test func `so do the time operators on a queue`() {
    let background = ConcurrentDispatchQueueScheduler(qos: .background)
    let serial = SerialDispatchQueueScheduler(qos: .default)
    scheduler.run { m in
      m.expect(m.cold("ab|").delay(.seconds(1), scheduler: background)).toBe("1s ab|")
      m.expect(m.cold("a-b--c---|").throttle(.milliseconds(3), scheduler: serial)).toBe("a--b--c--|")
      m.expect(
        Observable<Int>.timer(.milliseconds(2), period: .milliseconds(3), scheduler: background).take(3)
      )
      .toBe("--0--1--(2|)")
      m.expect(Observable<Int>.interval(.milliseconds(2), scheduler: MainScheduler.asyncInstance).take(2))
        .toBe("--0-(1|)")
    }
  }

  @Test func `work for now is done in the same frame, whichever the scheduler`() {
    scheduler.run { m in
      let source = m.cold("-a-b|")
      m.expect(source.observe(on: MainScheduler.instance)).toBe("-a-b|")
      m.expect(source.observe(on: SerialDispatchQueueScheduler(qos: .utility))).toBe("-a-b|")
      m.expect(source.observe(on: scheduler)).toBe("-a-b|")
      m.expect(source.subscribe(on: ConcurrentMainScheduler.instance)).toBe("-a-b|")
    }
  }

  @Test func `drivers and signals are virtual, wherever they were made`() {
    let relay = BehaviorRelay(value: 0)
    let driver = relay.asDriver().map { $0 + 1 }
    scheduler.run { m in
      _ = m.hot("-2-4", of: Int.self).bind(to: relay)
      m.expect(driver).toBe("13-5")
      m.expect(m.hot("-a").asSignal(onErrorJustReturn: "x")).toBe("-a")
    }
  }

  @Test func `a scheduler that is told is the same one, at the same pace`() {
    let seconds = TestScheduler(initialClock: 0, resolution: 1)
    seconds.run { m in
      m.expect(m.cold("a|").delay(.milliseconds(20), scheduler: seconds)).toBe("20ms a|")
    }

    let delayed = Stream(Observable.just(1).delay(.seconds(30), scheduler: seconds), scheduler: seconds)
    seconds.start()
    #expect(delayed.events == [.next(51, 1), .completed(52)])
  }

  @Test func `the thread of the run stands in for the main one`() async {
    await Task.detached {
      TestScheduler(initialClock: 0).run { _ in MainScheduler.ensureRunningOnMainThread() }
    }.value
  }

  @Test func `real time is back when the run is over, and on other threads it never left`() {
    scheduler.run { _ in
      #expect(MainScheduler.instance.now.timeIntervalSince1970 == 0)
      let other = DispatchSemaphore(value: 0)
      DispatchQueue.global().async {
        if MainScheduler.instance.now.timeIntervalSince1970 > 0 { other.signal() }
      }
      #expect(other.wait(timeout: .now() + 10) == .success)
    }

    #expect(MainScheduler.instance.now.timeIntervalSince1970 > 0)
  }
}
