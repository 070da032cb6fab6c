import ReactiveLite
import Testing

@Suite struct PublishRelayTests {
  let relay = PublishRelay<Int>()

  @Test func `it passes on to those who are subscribed at that moment`() {
    var log: [Int] = []
    relay.accept(1)
    let subscription = relay.subscribe(onNext: { log.append($0) })
    relay.accept(2)
    subscription.dispose()
    relay.accept(3)

    #expect(log == [2])
  }

  @Test func `what it accepts from inside a delivery waits until everybody has the one before`() {
    var log: [String] = []
    _ = relay.subscribe(onNext: { element in
      log.append("first \(element)")
      if element == 1 { relay.accept(2) }
    })
    _ = relay.subscribe(onNext: { log.append("second \($0)") })

    relay.accept(1)

    #expect(log == ["first 1", "second 1", "first 2", "second 2"])
  }

  @Test func `two relays that feed each other do not use up the stack`() {
    let other = PublishRelay<Int>()
    var last = 0
    _ = relay.subscribe(onNext: { other.accept($0 + 1) })
    _ = other.subscribe(onNext: { element in
      last = element
      if element < 100_000 { relay.accept(element) }
    })

    relay.accept(0)

    #expect(last == 100_000)
  }
}
