import ReactiveLite
import ReactiveLiteTest
import Testing

/// # 3. Hot and cold
///
/// You know: rows of marbles (1), virtual time and `run` (2).
/// New here: cold sources, who is subscribed from when to when, `share`.
/// You need: nothing else.
///
/// A *hot* source is like a radio station: it sends, whoever listens. A *cold* one is like a record: each listener puts
/// it on for himself and hears it from the start. A request over the network is cold, what a user types is hot.
/// In a row of subscriptions `^` is where one begins and `!` where it ends.
@Suite("03 Hot and cold")
struct T03_HotAndCold {
  let scheduler = TestScheduler(initialClock: 0)

  // `second` is when the second listener comes. What it hears is drawn from the start of the run on, like every row.
  @Test func `3.1 a hot source is under way, whoever listens`() {
    scheduler.run { m in
      let source = "-1-2-3-4-|"
      let second = "----^-----"
      let heard = " -----3-4-|"
      let station = m.hot(source)

      m.expect(station).toBe(source)
      m.expect(station, subscribed: second).toBe(heard)
    }
  }

  @Test func `3.2 a cold source begins anew for each listener`() {
    scheduler.run { m in
      let source = "-1-2-3-4-|"
      let second = "----^-----"
      let heard = " -----1-2-3-4-|"
      let record = m.cold(source)

      m.expect(record).toBe(source)
      m.expect(record, subscribed: second).toBe(heard)
    }
  }

  // The surprise, and the most frequent mistake of all: two who listen to a cold source are two subscriptions. If it
  // is a request, it is sent twice.
  @Test func `3.3 two listeners of a cold source subscribe to it twice`() {
    scheduler.run { m in
      let answer = "---a|"
      let request = m.cold(answer)

      m.expect(request).toBe(answer)
      m.expect(request).toBe(answer)
      m.expectSubscriptions(of: request).toBe("^---!", "^---!")
    }
  }

  // An operator does not change that: what is made of a cold source is cold, and works once for each listener.
  @Test func `3.4 the closure of map runs once for each listener`() {
    var calls = 0
    let squares = Observable.of(1, 2, 3).map { number in
      calls += 1
      return number * number
    }

    _ = squares.subscribe()
    _ = squares.subscribe()

    #expect(calls == 6)
  }

  // `share` stands between: it subscribes once, for all.
  @Test func `3.5 share makes one subscription serve everybody`() {
    scheduler.run { m in
      let answer = "---a|"
      let request = m.cold(answer)
      let shared = request.share()

      m.expect(shared).toBe(answer)
      m.expect(shared).toBe(answer)
      m.expectSubscriptions(of: request).toBe("^---!")
    }
  }

  // What is shared is hot, so who comes late has missed something. `replay: 1` keeps the newest element for him.
  @Test func `3.6 share with replay hands the newest element to who comes late`() {
    scheduler.run { m in
      let source = "-1-2-3-|"
      let late = "  ----^---"
      let missed = "-----3-|"
      let caught = "----23-|"

      let plain = m.cold(source).share()
      m.expect(plain).toBe(source)
      m.expect(plain, subscribed: late).toBe(missed)
      let replayed = m.cold(source).share(replay: 1)
      m.expect(replayed).toBe(source)
      m.expect(replayed, subscribed: late).toBe(caught)
    }
  }

  // The second surprise: when the last listener goes, `share` lets go of its source. Who comes then begins anew.
  @Test func `3.7 share lets go with the last listener and begins anew with the next`() {
    scheduler.run { m in
      let source = "-1-2-3-|"
      let first = " ^---!----------"
      let next = "  -------^--------"
      let heard = " --------1-2-3-|"
      let record = m.cold(source)
      let shared = record.share()

      m.expect(shared, subscribed: first).toBe("-1-2")
      m.expect(shared, subscribed: next).toBe(heard)
      m.expectSubscriptions(of: record).toBe("^---!", "-------^------!")
    }
  }

  // Had you forgotten `share`, you would read this.
  @Test func `3.8 a failure draws who was subscribed from when to when`() {
    expectFailure(
      reading: """
        expected 1 subscription, actual 2
          expected  ^---!
          actual    ^---!
                    ^---!
        """
    ) {
      scheduler.run { m in
        let request = m.cold("---a|")

        m.expect(request).toBe("---a|")
        m.expect(request).toBe("---a|")
        m.expectSubscriptions(of: request).toBe("^---!")
      }
    }
  }

  // Exercise. Two screens show one download, and the second opens later: Exercises/E03_HotAndCold.swift,
  // `make exercise N=3`.
  @Test(.exercise(3)) func `3.9 exercise: two screens, one download`() throws {
    try check(Exercise03.progress)
  }

  @Test func `3.9 exercise, solved`() throws { try check(Solution03.progress) }

  private func check(_ progress: (Observable<String>) throws -> Observable<String>) throws {
    try scheduler.run { m in
      let download = m.cold("-1--2--3--|")
      let shown = try progress(download.asObservable())

      m.expect(shown).toBe("                    -1--2--3--|")
      m.expect(shown, subscribed: "-----^").toBe("-----2-3--|")
      m.expectSubscriptions(of: download).toBe("  ^---------!")
    }
  }
}
