import Testing

@testable import ReactiveLite

@Suite struct SerialGateTests {
  @Test func `what is sent from inside waits its turn`() {
    let gate = SerialGate()
    var log: [Int] = []
    func send(_ number: Int) {
      gate.send(number) { number in
        if number < 3 { send(number * 10) }
        log.append(number)
      }
    }

    send(1)
    send(2)

    #expect(log == [1, 10, 2, 20])
  }

  @Test func `what comes while work that waited is done comes after it`() {
    let gate = SerialGate()
    var log: [Int] = []
    gate.send(1) { _ in
      gate.post {
        gate.post { log.append(4) }
        log.append(2)
      }
      gate.post { log.append(3) }
      log.append(1)
    }

    #expect(log == [1, 2, 3, 4])
  }

  @Test func `whoever finds it taken does not wait, and whoever is inside does the work`() {
    // Unchecked: what the gate is for.
    nonisolated(unsafe) let gate = SerialGate()
    let log = Received<[String]>([])
    #expect(gate.enter())

    together(1) { _ in
      #expect(!gate.enter())
      gate.post { log.value.append("posted") }
    }
    log.value.append("inside")
    gate.leave()

    #expect(log.value == ["inside", "posted"])
    #expect(gate.enter())
  }

  @Test func `100,000 rounds do not use up the stack`() {
    let gate = SerialGate()
    var last = 0
    func send(_ number: Int) {
      gate.send(number) { number in
        last = number
        if number < 100_000 { send(number + 1) }
      }
    }

    send(1)

    #expect(last == 100_000)
  }
}
