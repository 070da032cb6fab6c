import ReactiveLite
import ReactiveLiteTest
import Testing

/// # 12. Errors, retry, termination
///
/// You know: rows and endings (1), subscriptions (3), `flatMap` (11).
/// New here: errors as endings, `catch`, `retry`, `concat`, `take(until:)`, how errors are compared.
/// You need: nothing else.
///
/// An error is an event, and an ending like completion: nothing comes after it. `#` in a row. So whoever wants to go on
/// needs another stream to go on with, or the same one anew.
@Suite("12 Errors")
struct T12_Errors {
  let scheduler = TestScheduler(initialClock: 0)
  enum Failure: Error, Equatable { case offline, refused(Int) }

  // Who tries again may do so for ever: see chapter 11.
  init() { scheduler.stepLimit = 1000 }

  // What a closure throws is an error of the stream, at the element that caused it.
  @Test func `12.1 a throw in a closure ends the stream with that error`() {
    scheduler.run { m in
      let source = "-1-2-0-4|"
      let result = "-8-4-#"

      let parts = m.hot(source, of: Int.self).map { number in
        guard number != 0 else { throw Failure.offline }
        return 8 / number
      }
      m.expect(parts).toBe(result, error: Failure.offline)
    }
  }

  @Test func `12.2 catchAndReturn sends a last element instead of the error`() {
    scheduler.run { m in
      let source = "-a-b-#"
      let result = "-a-b-(x|)"

      m.expect(m.hot(source).catchAndReturn("x")).toBe(result)
    }
  }

  @Test func `12.3 catch goes on with another stream`() {
    scheduler.run { m in
      let source = "-a-b-#"
      let backup = "     -c-d|"
      let result = "-a-b--c-d|"

      m.expect(m.hot(source).catch { _ in m.cold(backup).asObservable() }).toBe(result)
    }
  }

  // `retry` subscribes again: only a cold source can begin anew. The number is that of all attempts, the first included.
  @Test func `12.4 retry subscribes again when the source fails`() {
    scheduler.run { m in
      let source = "-a-#"
      let result = "-a--a-#"
      let request = m.cold(source)

      m.expect(request.retry(2)).toBe(result)
      m.expectSubscriptions(of: request).toBe("^--!", "---^--!")
    }
  }

  // A pause between attempts: the errors are a stream too, and an element of what you make of it is the sign to go on.
  @Test func `12.5 retry(when:) waits before it subscribes again`() {
    scheduler.run { m in
      let source = "-a#"
      let result = "-a---a---a"

      let patient = m.cold(source).retry(when: { errors in
        errors.delay(.milliseconds(2), scheduler: MainScheduler.instance)
      })
      m.expect(patient.take(until: m.hot("----------t"))).toBe(result + "|")
    }
  }

  // The surprise: the error of one request ends the whole search, and the field is dead from then on.
  @Test func `12.6 the error of an inner stream ends the outer one`() {
    scheduler.run { m in
      let typed = " -a--b---c|"
      let failing = "--#"
      let shown = " ---#"

      m.expect(m.hot(typed).flatMapLatest { _ in m.cold(failing) }).toBe(shown)
    }
  }

  // So catch it inside, where it costs one answer only.
  @Test func `12.7 an error that is caught inside costs one answer only`() {
    scheduler.run { m in
      let typed = " -a---b---c---|"
      let failing = "--#"
      let shown = " ---x---x---x-|"

      m.expect(m.hot(typed).flatMapLatest { _ in m.cold(failing).catchAndReturn("x") }).toBe(shown)
    }
  }

  // The good endings. `concat` begins the next stream when the one before has completed.
  @Test func `12.8 concat begins the second stream when the first has completed`() {
    scheduler.run { m in
      let first = " -a-b|"
      let second = "    -c|"
      let both = "  -a-b-c|"

      m.expect(m.cold(first).concat(m.cold(second))).toBe(both)
    }
  }

  @Test func `12.9 take(until:) ends a stream when another one sends`() {
    scheduler.run { m in
      let source = "-a-b-c-d"
      let stop = "  ----s"
      let result = "-a-b|"

      m.expect(m.hot(source).take(until: m.hot(stop))).toBe(result)
    }
  }

  // Two errors are equal when they are of one type and its `==` says so.
  @Test func `12.10 a failure tells errors apart by their type and value`() {
    expectFailure(
      reading: """
        event 1 (at 210) differs in error: expected refused(404), actual refused(500)
        > expected  210  error(refused(404))
        > actual    210  error(refused(500))
        """
    ) {
      let source = scheduler.createHotObservable([Recorded<Event<Int>>.error(210, Failure.refused(500))])
      let observer = scheduler.start { source }
      XCTAssertEqual(observer.events, [.error(210, Failure.refused(404))])
    }
  }

  // Exercise. Ask three times, then be content: Exercises/E12_Errors.swift, `make exercise N=12`.
  @Test(.exercise(12)) func `12.11 exercise: a stubborn search`() throws { try check(Exercise12.answers) }

  @Test func `12.11 exercise, solved`() throws { try check(Solution12.answers) }

  private func check(
    _ answers: (Observable<String>, @escaping (String) -> Observable<String>) throws -> Observable<String>
  ) throws {
    try scheduler.run { m in
      let asked = "  a-------b----|"
      let failing = "-#"
      let working = "-y|"
      let shown = "  ---x-----y---|"
      let requests = ["a": m.cold(failing), "b": m.cold(working)]

      m.expect(try answers(m.hot(asked).asObservable()) { requests[$0]!.asObservable() }).toBe(shown)
      m.expectSubscriptions(of: requests["a"]!).toBe("^!", "-^!", "--^!")
    }
  }
}
