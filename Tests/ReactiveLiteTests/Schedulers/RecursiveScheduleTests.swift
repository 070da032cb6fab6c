import ReactiveLite
import ReactiveLiteTest
import Testing

@Suite struct RecursiveScheduleTests {
  @Test func `each round is a piece of work of its own, with the state it was handed`() {
    let scheduler = TestScheduler(initialClock: 0)
    var log: [(Int, String)] = []

    _ = scheduler.scheduleRecursive("a") { state, again in
      log.append((scheduler.clock, state))
      if state.count < 3 { again(state + "a") }
    }
    scheduler.start()

    #expect(log.map(\.0) == [1, 2, 3])
    #expect(log.map(\.1) == ["a", "aa", "aaa"])
  }

  @Test func `a round may call for several`() {
    let scheduler = TestScheduler(initialClock: 0)
    var log: [Int] = []

    _ = scheduler.scheduleRecursive(1) { state, again in
      log.append(state)
      guard state < 4 else { return }
      again(state * 2)
      again(state * 2 + 1)
    }
    scheduler.start()

    #expect(log == [1, 2, 3, 4, 5, 6, 7])
  }

  @Test func `a disposal inside a round is the end, whatever it calls for`() {
    let scheduler = TestScheduler(initialClock: 0)
    let own = SerialDisposable()
    var log: [Int] = []

    own.disposable = scheduler.scheduleRecursive(1) { state, again in
      log.append(state)
      if state == 2 { own.dispose() }
      again(state + 1)
    }
    scheduler.start()

    #expect(log == [1, 2])
  }

  @Test func `what it captured is let go of when it is done, or called off`() {
    let scheduler = TestScheduler(initialClock: 0)
    weak var (done, calledOff): (Token?, Token?)
    var held: [any Disposable] = []
    do {
      let (first, second) = (Token(), Token())
      (done, calledOff) = (first, second)
      held.append(scheduler.scheduleRecursive(()) { _, _ in withExtendedLifetime(first) {} })
      held.append(scheduler.scheduleRecursive(()) { _, again in withExtendedLifetime(second) { again(()) } })
    }

    scheduler.advanceTo(10)
    held[1].dispose()
    held.removeAll()
    scheduler.start()

    #expect(done == nil)
    #expect(calledOff == nil)
  }

  @Test func `100,000 rounds on the current thread do not use up the stack`() {
    var last = 0
    _ = CurrentThreadScheduler.instance.scheduleRecursive(1) { round, again in
      last = round
      if round < 100_000 { again(round + 1) }
    }

    #expect(last == 100_000)
  }
}
