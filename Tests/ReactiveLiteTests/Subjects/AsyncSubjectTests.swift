import ReactiveLite
import Testing

@Suite struct AsyncSubjectTests {
  let subject = AsyncSubject<Int>()

  /// What a subscriber that comes now is sent, also later.
  private func listen() -> Received<[String]> {
    let log = Received<[String]>([])
    _ = subject.subscribe { log.value.append($0.debugDescription) }
    return log
  }

  @Test func `the last element comes with the completion, to everybody`() {
    let early = listen()
    subject.onNext(1)
    subject.onNext(2)
    #expect(early.value == [])

    subject.onCompleted()

    #expect(early.value == ["next(2)", "completed"])
    #expect(listen().value == ["next(2)", "completed"])
  }

  @Test func `without an element it only completes`() {
    let early = listen()

    subject.onCompleted()

    #expect(early.value == ["completed"])
    #expect(listen().value == ["completed"])
  }

  @Test func `an error is sent alone`() {
    let early = listen()
    subject.onNext(1)

    subject.onError(Failure())

    #expect(early.value == ["error(Failure(number: 0))"])
    #expect(listen().value == ["error(Failure(number: 0))"])
  }

  @Test func `nothing counts after the ending`() {
    let early = listen()
    subject.onNext(1)
    subject.onCompleted()

    subject.onNext(2)
    subject.onError(Failure())

    #expect(early.value == ["next(1)", "completed"])
    #expect(listen().value == ["next(1)", "completed"])
  }

  @Test func `an element sent from inside the delivery of the last is too late`() {
    var log: [Int] = []
    _ = subject.subscribe(onNext: { element in
      log.append(element)
      subject.onNext(element + 1)
    })
    let second = listen()
    subject.onNext(1)

    subject.onCompleted()

    #expect(log == [1])
    #expect(second.value == ["next(1)", "completed"])
  }

  @Test func `one that was disposed gets nothing`() {
    var log: [Int] = []
    let subscription = subject.subscribe(onNext: { log.append($0) })
    subject.onNext(1)

    subscription.dispose()
    #expect(!subject.hasObservers)
    subject.onCompleted()

    #expect(log == [])
  }

  @Test func `a disposal inside the last element keeps the completion back`() {
    var log: [String] = []
    let own = SerialDisposable()
    own.disposable = subject.subscribe(
      onNext: { _ in own.dispose() }, onCompleted: { log.append("completed") },
      onDisposed: { log.append("disposed") })
    subject.onNext(1)

    subject.onCompleted()

    #expect(log == ["disposed"])
  }

  @Test func `it is an observer of another sequence, and an observable`() {
    let observable: Observable<Int> = subject
    _ = Observable.of(1, 2, 3).subscribe(subject.asObserver())
    var log: [Int] = []

    _ = observable.map { $0 * 10 }.subscribe(onNext: { log.append($0) })

    #expect(log == [30])
  }

  @Test func `a disposed subject sends nothing and refuses who comes`() {
    let early = listen()
    subject.onNext(1)

    subject.dispose()
    subject.onCompleted()

    #expect(early.value == [])
    #expect(subject.isDisposed && !subject.hasObservers)
    var refused = false
    _ = subject.subscribe(onError: { if case RxError.disposed = $0 { refused = true } })
    #expect(refused)
  }

  @Test func `an element that was replaced is let go of, the last one with the subject`() {
    var tokens: AsyncSubject<Token>? = AsyncSubject()
    weak var (first, last): (Token?, Token?)
    do {
      let captured = (Token(), Token())
      (first, last) = captured
      tokens?.onNext(captured.0)
      tokens?.onNext(captured.1)
    }
    #expect(first == nil && last != nil)

    tokens = nil

    #expect(last == nil)
  }

  @Test func `a subscriber dies with the subject, and does not keep it`() {
    var tokens: AsyncSubject<Int>? = AsyncSubject()
    weak var (alive, gone): (AsyncSubject<Int>?, Token?)
    alive = tokens
    let bag = DisposeBag()
    do {
      let token = Token()
      gone = token
      tokens?.subscribe(onNext: { [token] _ in _ = token }).disposed(by: bag)
    }
    #expect(gone != nil)

    tokens = nil

    #expect(alive == nil && gone == nil)
  }

  @Test
  func `two threads that complete it, and more that subscribe: each gets one element and one completion`() {
    for _ in 0..<50 {
      let subject = AsyncSubject<Int>()
      let (elements, completions) = (Received(0), Received(0))
      subject.onNext(1)
      together(4) { thread in
        if thread < 2 { return subject.onCompleted() }
        _ = subject.subscribe(
          onNext: { _ in elements.withLock { $0 += 1 } }, onCompleted: { completions.withLock { $0 += 1 } })
      }
      #expect(elements.value == 2)
      #expect(completions.value == 2)
    }
  }
}
