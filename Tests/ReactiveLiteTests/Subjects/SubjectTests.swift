import ReactiveLite
import Testing

/// What the three subjects have in common.
@Suite struct SubjectTests {
  @Test func `a subject passes on to those who are subscribed at that moment`() {
    let subject = PublishSubject<Int>()
    var (first, second): ([Int], [Int]) = ([], [])
    let bag = DisposeBag()

    subject.subscribe(onNext: { first.append($0) }).disposed(by: bag)
    subject.onNext(1)
    subject.subscribe(onNext: { second.append($0) }).disposed(by: bag)
    subject.onNext(2)

    #expect(first == [1, 2])
    #expect(second == [2])
  }

  @Test func `an element sent from inside a delivery waits until everybody has the one before`() {
    let subject = PublishSubject<Int>()
    var seen: [String] = []
    let bag = DisposeBag()
    subject.subscribe(onNext: { element in
      seen.append("first \(element)")
      if element == 1 { subject.onNext(2) }
    }).disposed(by: bag)
    subject.subscribe(onNext: { seen.append("second \($0)") }).disposed(by: bag)

    subject.onNext(1)

    #expect(seen == ["first 1", "second 1", "first 2", "second 2"])
  }

  @Test func `a subscriber added inside a delivery does not get that element`() {
    let subject = PublishSubject<Int>()
    var late: [Int] = []
    let bag = DisposeBag()
    subject.take(1).subscribe(onNext: { _ in
      subject.subscribe(onNext: { late.append($0) }).disposed(by: bag)
    }).disposed(by: bag)

    subject.onNext(1)
    subject.onNext(2)

    #expect(late == [2])
  }

  @Test func `a subscriber that disposes itself has got that element, and the others go on`() {
    let subject = PublishSubject<Int>()
    var (first, second): ([Int], [Int]) = ([], [])
    let own = SerialDisposable()
    own.disposable = subject.subscribe(onNext: { element in
      first.append(element)
      own.dispose()
    })
    let other = subject.subscribe(onNext: { second.append($0) })

    subject.onNext(1)
    subject.onNext(2)

    #expect(first == [1])
    #expect(second == [1, 2])
    other.dispose()
  }

  @Test func `one who is disposed during a delivery gets nothing more, also not that element`() {
    let subject = PublishSubject<Int>()
    let second = SerialDisposable()
    var seen: [Int] = []
    let first = subject.subscribe(onNext: { _ in second.dispose() })
    second.disposable = subject.subscribe(onNext: { seen.append($0) })

    subject.onNext(1)

    #expect(seen == [])
    first.dispose()
  }

  @Test func `a late subscriber of a failed publish subject gets the error`() {
    let subject = PublishSubject<Int>()
    subject.onError(Failure())
    var seen: [String] = []

    _ = subject.subscribe { seen.append($0.debugDescription) }

    #expect(seen == ["error(Failure(number: 0))"])
  }

  @Test func `a behavior subject gives its value first, and after completion the completion alone`() throws {
    let subject = BehaviorSubject(value: 1)
    var (first, late): ([String], [String]) = ([], [])
    _ = subject.subscribe { first.append($0.debugDescription) }
    subject.onNext(2)
    subject.onCompleted()
    subject.onNext(3)

    _ = subject.subscribe { late.append($0.debugDescription) }

    #expect(first == ["next(1)", "next(2)", "completed"])
    #expect(late == ["completed"])
    #expect(try subject.value() == 2)
  }

  @Test func `the value of a failed behavior subject is its error`() {
    let subject = BehaviorSubject(value: 1)
    subject.onError(Failure())

    #expect(throws: Failure.self) { try subject.value() }
  }

  @Test func `a replay subject replays its buffer, then the ending`() {
    let subject = ReplaySubject<Int>.create(bufferSize: 2)
    for element in 1...3 { subject.onNext(element) }
    subject.onCompleted()
    var late: [String] = []

    _ = subject.subscribe { late.append($0.debugDescription) }

    #expect(late == ["next(2)", "next(3)", "completed"])
  }

  @Test func `an unbounded replay subject replays everything, one without a buffer nothing`() {
    let (all, none) = (ReplaySubject<Int>.createUnbounded(), ReplaySubject<Int>.create(bufferSize: 0))
    for element in 0..<100 {
      all.onNext(element)
      none.onNext(element)
    }
    var (fromAll, fromNone): ([Int], [Int]) = ([], [])

    _ = all.subscribe(onNext: { fromAll.append($0) })
    _ = none.subscribe(onNext: { fromNone.append($0) })

    #expect(fromAll == Array(0..<100))
    #expect(fromNone == [])
  }

  @Test func `what is sent while a latecomer gets what it missed waits for it`() {
    let subject = ReplaySubject<Int>.createUnbounded()
    subject.onNext(1)
    subject.onNext(2)
    var late: [Int] = []

    let subscription = subject.subscribe(onNext: { element in
      late.append(element)
      if element == 1 { subject.onNext(3) }
    })
    subject.onNext(4)

    #expect(late == [1, 2, 3, 4])
    subscription.dispose()
  }

  @Test func `take inside the replay ends the subscription for good`() {
    let subject = BehaviorSubject(value: 1)
    var seen: [Int] = []

    _ = subject.take(1).subscribe(onNext: { seen.append($0) })
    subject.onNext(2)

    #expect(seen == [1])
    #expect(!subject.hasObservers)
  }

  @Test func `a disposed subject sends nothing and refuses who comes`() {
    let subject = PublishSubject<Int>()
    var (first, late): ([Int], [String]) = ([], [])
    let subscription = subject.subscribe(onNext: { first.append($0) })

    subject.dispose()
    subject.onNext(1)
    _ = subject.subscribe { if case .error(RxError.disposed) = $0 { late.append("disposed") } }

    #expect(first == [])
    #expect(late == ["disposed"])
    subscription.dispose()
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

  @Test func `an old element whose end calls back into its relay meets no lock`() {
    final class Chatty {
      let relay: PublishRelay<Int>
      init(_ relay: PublishRelay<Int>) { self.relay = relay }
      deinit { relay.accept(1) }
    }
    let ends = PublishRelay<Int>()
    var count = 0
    let counting = ends.subscribe(onNext: { count += $0 })
    let behavior = BehaviorRelay<Chatty?>(value: nil)
    let listening = behavior.subscribe(onNext: { _ in })

    behavior.accept(Chatty(ends))
    behavior.accept(Chatty(ends))
    behavior.accept(nil)

    #expect(count == 2)
    counting.dispose()
    listening.dispose()
  }
}
