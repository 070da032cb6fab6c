import ReactiveLite
import Testing

@Suite struct ReplaySubjectTests {
  private func late(_ subject: ReplaySubject<Int>) -> [String] {
    var log: [String] = []
    subject.subscribe { log.append($0.debugDescription) }.dispose()
    return log
  }

  @Test func `the last elements are replayed, then the error`() {
    let subject = ReplaySubject<Int>.create(bufferSize: 2)
    for element in 1...3 { subject.onNext(element) }
    subject.onError(Failure())
    subject.onNext(4)

    #expect(late(subject) == ["next(2)", "next(3)", "error(Failure(number: 0))"])
  }

  @Test func `each latecomer gets its own replay`() {
    let subject = ReplaySubject<Int>.create(bufferSize: 1)
    subject.onNext(1)
    #expect(late(subject) == ["next(1)"])
    subject.onNext(2)
    #expect(late(subject) == ["next(2)"])
  }

  @Test func `the window moves along over many elements`() {
    let subject = ReplaySubject<Int>.create(bufferSize: 3)
    for element in 1...1_000 { subject.onNext(element) }

    #expect(late(subject) == ["next(998)", "next(999)", "next(1000)"])
  }

  @Test func `one without a buffer still replays the ending`() {
    let subject = ReplaySubject<Int>.create(bufferSize: 0)
    subject.onNext(1)
    subject.onCompleted()

    #expect(late(subject) == ["completed"])
  }

  @Test func `an unbounded one replays everything`() {
    let subject = ReplaySubject<Int>.createUnbounded()
    for element in 1...100 { subject.onNext(element) }

    #expect(late(subject) == (1...100).map { "next(\($0))" })
  }

  @Test func `an element that fell out of the window is not kept`() {
    let subject = ReplaySubject<Token>.create(bufferSize: 1)
    weak var first: Token?
    do {
      let token = Token()
      first = token
      subject.onNext(token)
    }
    #expect(first != nil)

    subject.onNext(Token())

    #expect(first == nil)
  }

  @Test func `a disposed one keeps nothing`() {
    let subject = ReplaySubject<Token>.createUnbounded()
    weak var kept: Token?
    do {
      let token = Token()
      kept = token
      subject.onNext(token)
    }

    subject.dispose()

    #expect(kept == nil)
  }

  @Test func `what a disposed one is sent is not kept`() {
    let subject = ReplaySubject<Token>.createUnbounded()
    subject.dispose()
    weak var sent: Token?
    do {
      let token = Token()
      sent = token
      subject.onNext(token)
    }

    #expect(sent == nil)
  }

  @Test func `a negative buffer size traps and says so`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = ReplaySubject<Int>.create(bufferSize: -1)
    }

    let output = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(trapMessage(output, contains: "zero or more, got -1"))
  }
}
