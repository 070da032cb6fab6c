import ReactiveLite
import Testing

@Suite struct BehaviorRelayTests {
  let relay = BehaviorRelay(value: 0)

  @Test func `it has a value while nobody is subscribed`() {
    relay.accept(1)

    #expect(relay.value == 1)
  }

  @Test func `who subscribes gets its value first, then each new one`() {
    var seen: [Int] = []
    _ = relay.subscribe(onNext: { seen.append($0) })

    relay.accept(1)

    #expect(seen == [0, 1])
  }

  @Test func `a value accepted from inside a delivery can be read at once, and everybody ends on it`() {
    var (read, second): ([Int], [Int]) = ([], [])
    _ = relay.subscribe(onNext: { value in
      if value == 1 {
        relay.accept(2)
        read.append(relay.value)
      }
    })
    _ = relay.subscribe(onNext: { second.append($0) })

    relay.accept(1)

    #expect(read == [2])
    #expect(second == [0, 1, 2])
  }

  @Test func `who subscribes inside a delivery has the newest value already, once`() {
    var late: [Int] = []
    _ = relay.subscribe(onNext: { value in
      guard value == 1 else { return }
      relay.accept(2)
      _ = relay.subscribe(onNext: { late.append($0) })
    })

    relay.accept(1)

    #expect(late == [2])
  }

  @Test func `an update changes the value in place and passes it on`() {
    let names = BehaviorRelay(value: ["Ann"])
    var log: [[String]] = []
    _ = names.subscribe(onNext: { log.append($0) })

    names.update { $0.append("Bob") }

    #expect(names.value == ["Ann", "Bob"])
    #expect(log == [["Ann"], ["Ann", "Bob"]])
  }

  @Test func `an update from inside a delivery is done at once and passed on in its turn`() {
    var (first, second): ([Int], [Int]) = ([], [])
    _ = relay.subscribe(onNext: { value in
      if value == 1 { relay.update { $0 += 10 } }
      first.append(relay.value)
    })
    _ = relay.subscribe(onNext: { second.append($0) })

    relay.accept(1)

    #expect(first == [0, 11, 11])
    #expect(second == [0, 1, 11])
  }

  @Test func `an update whose value was changed meanwhile is made again from the new one`() {
    var bases: [Int] = []

    relay.update { value in
      bases.append(value)
      if bases.count == 1 { relay.accept(5) }
      value += 1
    }

    #expect(bases == [0, 5])
    #expect(relay.value == 6)
  }

  @Test func `an update to the same value is passed on as well`() {
    var log: [Int] = []
    _ = relay.subscribe(onNext: { log.append($0) })

    relay.update { _ in }

    #expect(log == [0, 0])
  }

  @Test func `its values go through operators like those of any source`() {
    var log: [Int] = []

    let subscription = relay.filter { $0 > 0 }.map { $0 * 10 }.subscribe(onNext: { log.append($0) })
    relay.accept(1)
    subscription.dispose()
    relay.accept(2)

    #expect(log == [10])
  }

  @Test func `a value that was replaced is let go of`() {
    let tokens = BehaviorRelay<Token?>(value: nil)
    weak var token: Token?
    do {
      let value = Token()
      token = value
      tokens.accept(value)
    }
    #expect(token != nil)

    tokens.accept(nil)

    #expect(token == nil)
  }

  @Test func `an update that throws changes nothing`() {
    #expect(throws: Failure.self) {
      try relay.update { value in
        value = 2
        throw Failure()
      }
    }

    #expect(relay.value == 0)
  }

  @Test func `an update of an optional to nil is an update`() {
    let relay = BehaviorRelay<Int?>(value: 1)

    relay.update { $0 = nil }

    #expect(relay.value == nil)
  }
}
