import ReactiveLite
import ReactiveLiteTest
import Testing

/// # 5. Combining
///
/// You know: rows of marbles (1), hot and cold (3).
/// New here: `merge`, `combineLatest`, the diamond, `zip`, `withLatestFrom`, `distinctUntilChanged`.
/// You need: nothing else.
///
/// Four ways to make one stream of two. They differ in one thing: *when* they send. The elements are joined as text
/// here, so that a row can show them; letters that stand for something are explained beside the row.
@Suite("05 Combining")
struct T05_Combining {
  let scheduler = TestScheduler(initialClock: 0)

  // `merge` takes plain observables only, hence `asObservable` (4); the others take any source.
  @Test func `5.1 merge sends whatever comes from either`() {
    scheduler.run { m in
      let left = "  -a---b----|"
      let right = " ---1----2--|"
      let merged = "-a-1-b--2--|"

      m.expect(Observable.merge(m.hot(left).asObservable(), m.hot(right).asObservable())).toBe(merged)
    }
  }

  // Whenever either of them sends: the newest of both. Until both have sent something, there is nothing to join.
  @Test func `5.2 combineLatest sends the newest of both whenever one changes`() {
    scheduler.run { m in
      let name = "-a------b---|"
      let age = " ---1--2-----|"
      let user = "---p--q-r---|"

      m.expect(Observable.combineLatest(m.hot(name), m.hot(age)) { $0 + $1 })
        .toBe(user, ["p": "a1", "q": "a2", "r": "b2"])
    }
  }

  // The surprise is called the diamond: one source, two ways, joined again. One change comes along both ways, so it
  // shows twice, and the first time one way is still old. Nobody meant "2 for 10" below. (`(qr)` are two events at one
  // time, and four characters wide: 2.9.)
  //
  //            ┌─ count ──────┐
  //     apples ┤              ├ combineLatest
  //            └─ price * 10 ─┘
  @Test func `5.3 one change that comes along two ways shows twice, first half old`() {
    scheduler.run { m in
      let apples = "-1----2---|"
      let labels = "-p----(qr)|"

      let count = m.hot(apples, of: Int.self)
      let price = count.map { $0 * 10 }
      m.expect(Observable.combineLatest(count, price) { "\($0) for \($1)" })
        .toBe(labels, ["p": "1 for 10", "q": "2 for 10", "r": "2 for 20"])
    }
  }

  // What depends on one source is made in one place: then there are no two ways.
  @Test func `5.4 map joins what has one source without the step between`() {
    scheduler.run { m in
      let apples = "-1----2---|"
      let labels = "-p----r---|"

      m.expect(m.hot(apples, of: Int.self).map { "\($0) for \($0 * 10)" })
        .toBe(labels, ["p": "1 for 10", "r": "2 for 20"])
    }
  }

  // The first with the first, the second with the second. What has no partner yet waits for it.
  @Test func `5.5 zip pairs them in order`() {
    scheduler.run { m in
      let questions = "-a-b-----c--|"
      let answers = "  -----1-2----|"
      let pairs = "    -----p-q----|"

      m.expect(Observable.zip(m.hot(questions), m.hot(answers)) { $0 + $1 }).toBe(
        pairs, ["p": "a1", "q": "b2"])
    }
  }

  // One of them says when, the other only what. The second surprise: a tap before there is any text sends nothing.
  @Test func `5.6 withLatestFrom sends at the taps of one what the other has newest`() {
    scheduler.run { m in
      let taps = "-t---t----t|"
      let text = "---a---b---|"
      let sent = "-----a----b|"

      m.expect(m.hot(taps).withLatestFrom(m.hot(text))).toBe(sent)
    }
  }

  // When is a combination over? When no source can add to it any more: the last one, not the first.
  @Test func `5.7 combineLatest completes with the last of its sources`() {
    scheduler.run { m in
      let name = "-a|      "
      let age = " ---1--2-|"
      let user = "---p--q-|"

      m.expect(Observable.combineLatest(m.hot(name), m.hot(age)) { $0 + $1 }).toBe(
        user, ["p": "a1", "q": "a2"])
    }
  }

  // The other ending, an error, is `#` in a row. It does not wait for anybody.
  @Test func `5.8 an error of one source ends the combination at once`() {
    scheduler.run { m in
      let name = "-a------b|"
      let age = " ---1-#    "
      let user = "---p-#    "

      m.expect(Observable.combineLatest(m.hot(name), m.hot(age)) { $0 + $1 }).toBe(user, ["p": "a1"])
    }
  }

  // A combination often says the same twice. `distinctUntilChanged` drops what equals the one before.
  @Test func `5.9 distinctUntilChanged drops what repeats the element before`() {
    scheduler.run { m in
      let source = "-a-a-b-b-a|"
      let result = "-a---b---a|"

      m.expect(m.hot(source).distinctUntilChanged()).toBe(result)
    }
  }

  // Had you not thought of the diamond, you would read this. What has no letter from you, gets one: `a`.
  @Test func `5.10 a failure shows the event that nobody meant`() {
    expectFailure(
      reading: """
        event 2 (at 6) differs in value: expected "2 for 20", actual "2 for 10"
          expected  -p----r---
          actual    -p----(ar)
                          ^
          p := "1 for 10"
          r := "2 for 20"
          a := "2 for 10"
        """
    ) {
      scheduler.run { m in
        let count = m.hot("-1----2", of: Int.self)
        m.expect(Observable.combineLatest(count, count.map { $0 * 10 }) { "\($0) for \($1)" })
          .toBe("-p----r", ["p": "1 for 10", "r": "2 for 20"])
      }
    }
  }

  // Exercise. A form is sent as it stands at each tap: Exercises/E05_Combining.swift, `make exercise N=5`.
  @Test(.exercise(5)) func `5.11 exercise: send the form`() throws { try check(Exercise05.sent) }

  @Test func `5.11 exercise, solved`() throws { try check(Solution05.sent) }

  private func check(
    _ sent: (_ taps: Observable<Void>, _ name: Observable<String>, _ age: Observable<Int>) throws ->
      Observable<String>
  ) throws {
    try scheduler.run { m in
      let name = "a-------b----|"
      let age = " 1--2---------|"
      let taps = "--t---t---t--|"
      let form = "--p---q---r--|"

      let forms = try sent(
        m.hot(taps).map { _ in }, m.hot(name).asObservable(), m.hot(age, of: Int.self).asObservable())
      m.expect(forms).toBe(form, ["p": "a, 1", "q": "a, 2", "r": "b, 2"])
    }
  }
}
