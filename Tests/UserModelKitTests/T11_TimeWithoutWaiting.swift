import ReactiveLite
import ReactiveLiteTest
import Testing

/// # 11. Time operators without waiting
///
/// You know: `run` and its milliseconds (2), subscriptions (3), `distinctUntilChanged` (5).
/// New here: `debounce`, `throttle`, `timeout`, `interval`, `take`, `flatMap` and `flatMapLatest`.
/// You need: nothing else.
///
/// Code that waits is given the scheduler of the real main thread here, as in a program. Inside `run` it waits in
/// virtual time all the same: this chapter spans seconds, and takes milliseconds.
@Suite("11 Time operators without waiting")
struct T11_TimeWithoutWaiting {
  let scheduler = TestScheduler(initialClock: 0)
  let main = MainScheduler.instance

  // A source that does not end is given up after so many steps, and fails the test. Left alone, it is ten million.
  init() { scheduler.stepLimit = 1000 }

  // What a search field needs: nothing while somebody types, then the last text.
  @Test func `11.1 debounce sends an element when nothing has come after it for a while`() {
    scheduler.run { m in
      let typed = "--a-b----c------"
      let found = "-------b----c---"

      m.expect(m.hot(typed).debounce(.milliseconds(3), scheduler: main)).toBe(found)
    }
  }

  // The surprise: at the end of its source it does not wait any longer.
  @Test func `11.2 debounce sends what is waiting when the source completes`() {
    scheduler.run { m in
      let typed = "--a-b|"
      let found = "-----(b|)"

      m.expect(m.hot(typed).debounce(.milliseconds(3), scheduler: main)).toBe(found)
    }
  }

  // What a button needs that must not be pressed twice: the first one counts at once.
  @Test func `11.3 throttle sends one, then nothing for a while, then the newest that was held back`() {
    scheduler.run { m in
      let pressed = "--a-bc-----d--|"
      let passed = " --a---c----d--|"
      let firsts = " --a--------d--|"

      m.expect(m.hot(pressed).throttle(.milliseconds(4), scheduler: main)).toBe(passed)
      m.expect(m.hot(pressed).throttle(.milliseconds(4), latest: false, scheduler: main)).toBe(firsts)
    }
  }

  @Test func `11.4 timeout fails when nothing comes for too long`() {
    scheduler.run { m in
      let answers = "--a--b--------c|"
      let awaited = "--a--b---#"

      m.expect(m.hot(answers).timeout(.milliseconds(4), scheduler: main)).toBe(
        awaited, error: RxError.timeout)
    }
  }

  // An interval never ends by itself. `take` ends it, together with the last element it lets through. (Why 999: the
  // element before is a character, and so the first of the thousand milliseconds.)
  @Test func `11.5 interval counts for ever, take ends it`() {
    scheduler.run { m in
      let ticks = " 1s 0 999ms 1 999ms (2|)"

      m.expect(Observable<Int>.interval(.seconds(1), scheduler: main).take(3)).toBe(ticks)
    }
  }

  // Each element starts a request. The surprise: `flatMap` keeps all of them, so the slow answer to the first question
  // comes after the one to the second, and a screen ends up showing it.
  @Test func `11.6 flatMap lets an old answer overtake a new one`() {
    scheduler.run { m in
      let typed = "--a--b----------"
      let slow = "  -------x|"
      let fast = "  --y|"
      let shown = "-------y-x------"
      let answers = ["a": m.cold(slow), "b": m.cold(fast)]

      m.expect(m.hot(typed).flatMap { answers[$0]! }).toBe(shown)
    }
  }

  // `flatMapLatest` lets go of the old request when a new one begins.
  @Test func `11.7 flatMapLatest drops the old request for the new one`() {
    scheduler.run { m in
      let typed = "--a--b----------"
      let slow = "  -------x|"
      let fast = "  --y|"
      let shown = "-------y--------"
      let (first, second) = (m.cold(slow), m.cold(fast))

      m.expect(m.hot(typed).flatMapLatest { $0 == "a" ? first : second }).toBe(shown)
      m.expectSubscriptions(of: first).toBe("--^--!")
    }
  }

  // Code that takes its scheduler as a parameter can be given the test scheduler itself: then a tick is a second.
  @Test func `11.8 a scheduler that is handed in counts seconds`() {
    let typed = scheduler.createHotObservable([.next(210, "a"), .next(220, "ab"), .next(300, "abc")])

    let found = scheduler.start { typed.debounce(.seconds(30), scheduler: scheduler) }

    #expect(found.events == [.next(250, "ab"), .next(330, "abc")])
  }

  // Had you confused the two, you would read this.
  @Test func `11.9 a failure shows that debounce waits and throttle does not`() {
    expectFailure(
      reading: """
        event 1 differs in time: expected 5, actual 2
          expected  -----a|
          actual    --a---|
                      ^
        """
    ) {
      scheduler.run { m in
        m.expect(m.hot("--a---|").throttle(.milliseconds(3), scheduler: main)).toBe("-----a|")
      }
    }
  }

  // Had you forgotten `take`, you would read this, at the line that made the scheduler.
  @Test func `11.10 a source that does not end is given up, and named`() {
    expectFailure(
      reading: """
        the scheduler stopped at 1000, after 1000 steps and with more to do: a source does not end. \
        The busiest is an interval or a timer of Int: it did 500 of the last 500 steps, from 501 to 1000. \
        Give it an end, or raise stepLimit.
        """
    ) {
      _ = Observable<Int>.interval(.seconds(1), scheduler: scheduler).subscribe()
      scheduler.start()
    }
  }

  // Exercise. A search field: Exercises/E11_TimeWithoutWaiting.swift, `make exercise N=11`.
  @Test(.exercise(11)) func `11.11 exercise: search as you type`() throws { try check(Exercise11.results) }

  @Test func `11.11 exercise, solved`() throws { try check(Solution11.results) }

  private func check(
    _ results: (Observable<String>, @escaping (String) -> Observable<String>) throws -> Observable<String>
  ) throws {
    try scheduler.run { m in
      let typed = "a 99ms b 349ms b 449ms c 349ms d"
      let answer = "400ms (x|)"
      let shown = "800ms b 1149ms d"

      let found = try results(m.hot(typed).asObservable()) { text in m.cold(answer).map { _ in text } }
      m.expect(found).toBe(shown)
    }
  }
}
