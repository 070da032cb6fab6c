import ReactiveLite
import Testing

@Suite struct ReplayRelayTests {
  let relay = ReplayRelay<Int>.create(bufferSize: 2)

  @Test func `who comes late gets the last elements first, then each new one`() {
    var log: [Int] = []
    for number in 1...3 { relay.accept(number) }

    let subscription = relay.subscribe(onNext: { log.append($0) })
    relay.accept(4)
    subscription.dispose()
    relay.accept(5)

    #expect(log == [2, 3, 4])
  }

  @Test func `an unbounded one replays everything`() {
    let all = ReplayRelay<Int>.createUnbound()
    for number in 1...100 { all.accept(number) }
    var log: [Int] = []

    _ = all.subscribe(onNext: { log.append($0) })

    #expect(log == Array(1...100))
  }

  @Test func `a negative buffer size is the programmer's mistake`() async {
    await #expect(processExitsWith: .failure) { _ = ReplayRelay<Int>.create(bufferSize: -1) }
  }

  @Test func `an element accepted from inside a delivery waits until everybody has the one before`() {
    var log: [String] = []
    _ = relay.subscribe(onNext: { element in
      log.append("first \(element)")
      if element == 1 { relay.accept(2) }
    })
    _ = relay.subscribe(onNext: { log.append("second \($0)") })

    relay.accept(1)

    #expect(log == ["first 1", "second 1", "first 2", "second 2"])
  }

  @Test func `its elements go through operators, and to an observer`() {
    let subject = PublishSubject<Int>()
    var log: [Int] = []
    _ = subject.subscribe(onNext: { log.append($0) })
    relay.accept(1)

    _ = relay.map { $0 * 10 }.subscribe(onNext: { log.append($0) })
    _ = relay.asObservable().subscribe(subject)

    #expect(log == [10, 1])
  }

  @Test func `an element that fell out of the buffer is let go of`() {
    let tokens = ReplayRelay<Token>.create(bufferSize: 1)
    weak var gone: Token?
    do {
      let token = Token()
      gone = token
      tokens.accept(token)
    }
    #expect(gone != nil)

    tokens.accept(Token())

    #expect(gone == nil)
  }

  @Test func `from several threads, nothing is lost`() {
    let all = ReplayRelay<Int>.createUnbound()
    together(4) { thread in for number in 0..<500 { all.accept(thread * 500 + number) } }
    var log: [Int] = []

    _ = all.subscribe(onNext: { log.append($0) })

    #expect(log.sorted() == Array(0..<2_000))
  }
}
