import ReactiveLiteTest
import Testing

@testable import ReactiveLite

@Suite struct CountdownTests {
  let scheduler = TestScheduler(initialClock: 0)

  @Test func `the last setting alone counts`() {
    let countdown = Countdown(on: scheduler, inside: SerialGate())
    var log: [Int] = []
    countdown.restart(.seconds(10)) { [scheduler] in log.append(scheduler.clock) }
    countdown.restart(.seconds(20)) { [scheduler] in log.append(scheduler.clock) }
    scheduler.start()

    #expect(log == [20])
  }

  @Test func `it may be set anew when it runs out`() {
    let countdown = Countdown(on: scheduler, inside: SerialGate())
    var log: [Int] = []
    func tick() {
      log.append(scheduler.clock)
      if log.count < 3 { countdown.restart(.seconds(10), tick) }
    }
    countdown.restart(.seconds(10), tick)
    scheduler.start()

    #expect(log == [10, 20, 30])
  }

  @Test func `a setting that waited at the gate while it was set anew does not count`() {
    let (timers, log, gate) = (Received([() -> Void]()), Received([String]()), SerialGate())
    let countdown = Countdown(on: ScriptedScheduler { timers.value.append($1) }, inside: gate)
    countdown.restart(.seconds(10)) { log.value.append("first") }
    gate.perform {
      timers.value[0]()
      countdown.restart(.seconds(10)) { log.value.append("second") }
    }

    #expect(log.value == [])
    timers.value[1]()
    #expect(log.value == ["second"])
  }

  @Test func `disposed, it is called off, and lets go of what it was to do`() {
    let countdown = Countdown(on: scheduler, inside: SerialGate())
    weak var token: Token?
    do {
      let captured = Token()
      token = captured
      countdown.restart(.seconds(10)) { _ = captured }
    }
    #expect(token != nil)
    countdown.dispose()

    #expect(token == nil)
    scheduler.start()
    #expect(scheduler.clock == 0)
  }

  @Test func `set after it was disposed, it does nothing`() {
    let countdown = Countdown(on: scheduler, inside: SerialGate())
    countdown.dispose()
    countdown.restart(.seconds(10)) { Issue.record("called off") }
    scheduler.start()

    #expect(scheduler.clock == 0)
  }
}
