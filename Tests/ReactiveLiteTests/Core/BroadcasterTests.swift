import ReactiveLite
import Testing

/// What subjects and relays have in common: the order of events, who gets them, and what may call back.
@Suite struct BroadcasterTests {
  @Test func `everybody sees every event in the same order, also an ending sent from inside a delivery`() {
    let subject = PublishSubject<Int>()
    var (first, second): ([String], [String]) = ([], [])
    _ = subject.subscribe { event in
      first.append(event.debugDescription)
      guard event.element == 1 else { return }
      subject.onNext(2)
      subject.onCompleted()
      subject.onNext(3)
    }
    _ = subject.subscribe { second.append($0.debugDescription) }

    subject.onNext(1)

    #expect(first == ["next(1)", "next(2)", "completed"])
    #expect(second == first)
  }

  @Test func `who subscribes inside a delivery gets what is accepted after it, not what waits`() {
    let subject = PublishSubject<Int>()
    var late: [Int] = []
    _ = subject.subscribe(onNext: { element in
      guard element == 1 else { return }
      subject.onNext(2)
      _ = subject.subscribe(onNext: { late.append($0) })
      subject.onNext(3)
    })

    subject.onNext(1)

    #expect(late == [3])
  }

  @Test func `one who leaves before a waiting event's turn does not get it`() {
    let subject = PublishSubject<Int>()
    let second = SerialDisposable()
    var log: [Int] = []
    _ = subject.subscribe(onNext: { element in
      guard element == 1 else { return }
      subject.onNext(2)
      second.dispose()
    })
    second.disposable = subject.subscribe(onNext: { log.append($0) })

    subject.onNext(1)

    #expect(log == [])
    #expect(subject.hasObservers)
  }

  @Test func `one who leaves during a delivery does not get that element if its turn has not come`() {
    let subject = PublishSubject<Int>()
    let second = SerialDisposable()
    var log: [Int] = []
    _ = subject.subscribe(onNext: { _ in second.dispose() })
    second.disposable = subject.subscribe(onNext: { log.append($0) })

    subject.onNext(1)

    #expect(log == [])
  }

  @Test func `one who leaves while it is served has got that element, and the others go on`() {
    let subject = PublishSubject<Int>()
    var (first, second): ([Int], [Int]) = ([], [])
    let own = SerialDisposable()
    own.disposable = subject.subscribe(onNext: { element in
      first.append(element)
      own.dispose()
    })
    _ = subject.subscribe(onNext: { second.append($0) })

    subject.onNext(1)
    subject.onNext(2)

    #expect(first == [1])
    #expect(second == [1, 2])
  }

  @Test func `100,000 elements that a subject sends itself do not use up the stack`() {
    let subject = PublishSubject<Int>()
    var last = 0
    let subscription = subject.subscribe(onNext: { element in
      last = element
      if element < 100_000 { subject.onNext(element + 1) }
    })

    subject.onNext(1)

    #expect(last == 100_000)
    subscription.dispose()
  }

  @Test func `the same subject twice in one chain is served and let go of twice`() {
    let subject = PublishSubject<Int>()
    var log: [Int] = []
    let subscription = Observable.merge(subject.map { $0 }, subject.map { $0 * 10 })
      .subscribe(onNext: { log.append($0) })

    subject.onNext(1)
    subscription.dispose()

    #expect(log == [1, 10])
    #expect(!subject.hasObservers)
  }

  @Test func `a thousand subscribers are served in the order of subscription`() {
    let subject = PublishSubject<Int>()
    var log: [Int] = []
    for number in 0..<1_000 { _ = subject.subscribe(onNext: { _ in log.append(number) }) }

    subject.onNext(1)

    #expect(log == Array(0..<1_000))
  }

  @Test func `subscribers that come and go leave nothing behind`() {
    let subject = PublishSubject<Int>()
    weak var gone: Token?
    for _ in 0..<100 {
      let token = Token()
      gone = token
      subject.subscribe(onNext: { _ in withExtendedLifetime(token) {} }).dispose()
    }

    #expect(gone == nil)
    #expect(!subject.hasObservers)
  }
}

/// What dies with an event may call back: no lock is held meanwhile.
@Suite struct BroadcasterCallbackTests {
  /// Runs a closure when it dies.
  private final class LastWords {
    private let say: () -> Void
    init(_ say: @escaping () -> Void) { self.say = say }
    deinit { say() }
  }

  @Test func `an element of a relay, when another takes its place`() {
    let relay = BehaviorRelay<LastWords?>(value: nil)
    var log: [Bool] = []
    relay.accept(LastWords { log.append(relay.value == nil) })
    relay.accept(LastWords { relay.accept(nil) })

    relay.accept(nil)

    #expect(log == [false])
    #expect(relay.value == nil)
  }

  @Test func `an element of a relay, when an update takes its place`() {
    let relay = BehaviorRelay<LastWords?>(value: nil)
    var count = 0
    relay.accept(LastWords { relay.update { _ in count += 1 } })

    relay.update { $0 = nil }

    #expect(count == 1)
  }

  @Test func `an element of a behavior subject, when another takes its place`() throws {
    let subject = BehaviorSubject<LastWords?>(value: nil)
    var count = 0
    subject.onNext(LastWords { if (try? subject.value()) == nil { count += 1 } })

    subject.onNext(nil)

    #expect(count == 1)
  }

  @Test func `an element that a replay subject drops`() {
    let subject = ReplaySubject<LastWords?>.create(bufferSize: 1)
    var replayed: [Bool] = []
    subject.onNext(LastWords { _ = subject.subscribe(onNext: { replayed.append($0 == nil) }) })

    subject.onNext(nil)

    #expect(replayed == [true])
  }

  @Test func `an element that a disposed replay subject lets go of`() {
    let subject = ReplaySubject<LastWords>.createUnbounded()
    var wasDisposed: Bool?
    subject.onNext(LastWords { wasDisposed = subject.isDisposed && !subject.hasObservers })

    subject.dispose()

    #expect(wasDisposed == true)
  }

  @Test func `an element that waited for its turn`() {
    let subject = PublishSubject<LastWords?>()
    var (count, isFirst) = (0, true)
    _ = subject.subscribe(onNext: { _ in
      guard isFirst else { return count += 1 }
      isFirst = false
      subject.onNext(LastWords { subject.onNext(nil) })
    })

    subject.onNext(nil)

    #expect(count == 2)
  }

  @Test(arguments: ["dispose", "completion", "disposal of the subject"])
  func `what a subscriber captured`(way: String) {
    let subject = PublishSubject<Int>()
    var hadObservers: Bool?
    func listen() -> any Disposable {
      let words = LastWords { hadObservers = subject.hasObservers }
      return subject.subscribe(onNext: { _ in withExtendedLifetime(words) {} })
    }
    let subscription = listen()

    switch way {
    case "dispose": subscription.dispose()
    case "completion": subject.onCompleted()
    default: subject.dispose()
    }

    #expect(hadObservers == false)
  }
}
