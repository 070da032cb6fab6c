import ReactiveLite
import ReactiveLiteTest
import Testing

@Suite struct MarbleRunTests {
  let scheduler = TestScheduler(initialClock: 0)

  @Test func `sources and what is expected of them are rows in the same columns`() {
    scheduler.run { m in
      let name = m.hot("a-----b-----|", ["a": "Ann", "b": "Bob"])
      let age = m.hot("-1--2---|", of: Int.self)

      m.expect(name.withLatestFrom(age) { ($0, $1) }).toBe("------b-----|", ["b": ("Bob", 2)])
      m.expectSubscriptions(of: age).toBe("^-------!")
    }
  }

  @Test func `a row of letters needs no values`() {
    scheduler.run { m in
      m.expect(m.cold("-a-b|").map { $0.uppercased() }).toBe("-A-B|")
      m.expect(m.cold("-1-2|", of: Int.self).map { $0 * 2 }).toBe("-2-4|")
    }
  }

  @Test func `a hot source is under way, a cold one begins anew`() {
    scheduler.run { m in
      let (hot, cold) = (m.hot("-a-b-c|"), m.cold("-a|"))

      m.expect(hot, subscribed: "--^--!").toBe("---b")
      m.expect(cold, subscribed: "--^").toBe("---a|")
      m.expectSubscriptions(of: hot).toBe("--^--!")
      m.expectSubscriptions(of: cold).toBe("--^-!")
    }
  }

  @Test func `who subscribes at the frame of an event receives it, who leaves does not`() {
    scheduler.run { m in
      m.expect(m.hot("a-b-c"), subscribed: "^-!").toBe("a")
      m.expect(m.hot("a-b-c"), subscribed: "--^-!").toBe("--b")
    }
  }

  @Test func `what stands before the subscription has happened already`() {
    scheduler.run { m in
      m.expect(m.hot("-a-^-b--|").startWith("s")).toBe("s-b--|")
      m.expect(m.hot("a-(^b)-c")).toBe("b----c")
    }
  }

  @Test func `who subscribes in the body does so at frame 0`() {
    let seen = scheduler.createObserver(String.self)
    scheduler.run { m in
      _ = m.hot("-a-^-b--|").subscribe(seen)
      _ = m.cold("c--^d").subscribe(seen)
    }

    #expect(seen.marbles == "-db--|")
  }

  @Test func `errors are compared`() {
    scheduler.run { m in
      m.expect(m.cold("--#")).toBe("--#")
      m.expect(m.cold("--#", error: RxError.noElements)).toBe("--#", error: RxError.noElements)
      m.expect(m.hot("-----a").timeout(.milliseconds(3), scheduler: scheduler))
        .toBe("---#", error: RxError.timeout)
    }
  }

  @Test func `elements may be of any type, with values or without`() {
    struct Song: Equatable { var title: String }
    let song = Song(title: "Yesterday")
    scheduler.run { m in
      m.expect(m.hot("-a|", ["a": song])).toBe("-s|", ["s": song])
      m.expect(m.cold("-a|").map { _ in }).toBe("-x|", ["x": ()])
      m.expect(m.cold("-a|").ignoreElements().asObservable()).toBe("--|")
      m.expect(m.cold("-a|").map { Int($0) }).toBe("-n|", ["n": nil])
    }
  }

  @Test func `several sources may be subscribed to several times, or never`() {
    scheduler.run { m in
      let source = m.cold("-a#")
      m.expect(source.retry(2)).toBe("-a-a#")
      m.expectSubscriptions(of: source).toBe("^-!", "--^-!")
      m.expectSubscriptions(of: m.hot("--a")).toBe()
      let shared = m.hot("-a---")
      m.expect(shared).toBe("-a")
      m.expectSubscriptions(of: shared).toBe("^")
    }
  }

  @Test func `frames count from the present time`() {
    let scheduler = TestScheduler(initialClock: 100)
    for _ in 1...2 {
      scheduler.run { m in
        let source = m.hot("-a 50ms b|")
        m.expect(source).toBe("-a 50ms b|")
        m.expect(m.cold("-a"), subscribed: "--^--!").toBe("---a")
        m.expectSubscriptions(of: source).toBe("^- 50ms -!")
      }
    }
    #expect(scheduler.clock == 206)
  }

  @Test func `what the body throws is passed on`() {
    #expect(throws: RxError.self) {
      try scheduler.run { m in
        m.expect(m.cold("a")).toBe("b")
        throw RxError.noElements
      }
    }
  }

  @Test func `nothing observed is kept when the run is over`() {
    var isDisposed = false
    scheduler.run { m in
      m.expect(m.hot("-a").do(onDispose: { isDisposed = true })).toBe("-a")
    }

    #expect(isDisposed)
  }
}
