import ReactiveLite
import ReactiveLiteTest
import Testing

@Suite struct DistinctUntilChangedTests {
  let scheduler = TestScheduler(initialClock: 0)

  @Test func `an element that equals the one before is dropped`() {
    let source = scheduler.createHotObservable([
      .next(210, 1), .next(220, 1), .next(230, 2), .next(240, 1), .completed(250),
    ])
    let observer = scheduler.start { source.distinctUntilChanged() }

    #expect(observer.events == [.next(210, 1), .next(230, 2), .next(240, 1), .completed(250)])
    #expect(source.subscriptions == [Subscription(200, 250)])
  }

  @Test func `nil is a value like any other`() {
    let source = Observable<Int?>.of(nil, nil, 1, nil).distinctUntilChanged()

    #expect(Stream(source).events == [.next(0, nil), .next(0, 1), .next(0, nil), .completed(0)])
  }

  @Test func `elements with equal keys are repeats`() {
    let source = scheduler.createHotObservable([
      .next(210, 1), .next(220, 3), .next(230, 4), .next(240, 6), .completed(250),
    ])
    let observer = scheduler.start { source.distinctUntilChanged { $0 % 2 } }

    #expect(observer.events == [.next(210, 1), .next(230, 4), .completed(250)])
  }

  @Test func `elements with an equal property are repeats`() {
    let source = scheduler.createHotObservable([
      .next(210, "Ann"), .next(220, "Bob"), .next(230, "Eve!"), .next(240, "Ann"), .completed(250),
    ])
    let observer = scheduler.start { source.distinctUntilChanged(at: \.count) }

    #expect(observer.events == [.next(210, "Ann"), .next(230, "Eve!"), .next(240, "Ann"), .completed(250)])
  }

  @Test func `the comparer gets the element that was sent last, then the new one`() {
    var pairs: [[Int]] = []
    let source = Observable.of(1, 2, 3, 9).distinctUntilChanged { previous, current in
      pairs.append([previous, current])
      return current - previous < 3
    }

    #expect(Stream(source).events == [.next(0, 1), .next(0, 9), .completed(0)])
    #expect(pairs == [[1, 2], [1, 3], [1, 9]])
  }

  @Test func `a comparer of keys gets keys`() {
    let source = Observable.of("Ann", "anna", "Bob").distinctUntilChanged(
      { $0.lowercased() }, comparer: { $0.first == $1.first })

    #expect(Stream(source).events == [.next(0, "Ann"), .next(0, "Bob"), .completed(0)])
  }

  @Test func `each subscriber remembers for itself`() {
    let subject = PublishSubject<Int>()
    let source = subject.distinctUntilChanged()
    let first = Stream(source)
    subject.onNext(1)
    let second = Stream(source)
    subject.onNext(1)

    #expect(first.events == [.next(0, 1)])
    #expect(second.events == [.next(0, 1)])
  }

  @Test func `an empty source completes`() {
    #expect(Stream(Observable<Int>.empty().distinctUntilChanged()).events == [.completed(0)])
  }

  @Test func `an error passes through`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(215, 1), .error(220)])
    let observer = scheduler.start { source.distinctUntilChanged() }

    #expect(observer.events == [.next(210, 1), .error(220)])
    #expect(source.subscriptions == [Subscription(200, 220)])
  }

  @Test func `a throw of the key selector is an error, and the source is let go`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .next(230, 3)])
    let observer = scheduler.start {
      source.distinctUntilChanged { element -> Int in
        if element == 2 { throw UnspecifiedError() } else { element }
      }
    }

    #expect(observer.events == [.next(210, 1), .error(220)])
    #expect(source.subscriptions == [Subscription(200, 220)])
  }

  @Test func `a throw of the comparer is an error, and the source is let go`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .next(230, 3)])
    let observer = scheduler.start { source.distinctUntilChanged { _, _ in throw UnspecifiedError() } }

    #expect(observer.events == [.next(210, 1), .error(220)])
    #expect(source.subscriptions == [Subscription(200, 220)])
  }

  @Test func `disposing lets the source go`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2)])
    let observer = scheduler.start(disposed: 215) { source.distinctUntilChanged() }

    #expect(observer.events == [.next(210, 1)])
    #expect(source.subscriptions == [Subscription(200, 215)])
  }

  @Test func `an endless synchronous source is stopped by take`() {
    let source = Observable.from(0...).distinctUntilChanged { $0 / 10 }.take(2)

    #expect(Stream(source).events == [.next(0, 0), .next(0, 10), .completed(0)])
  }

  @Test func `a repeat sent from inside the subscriber is dropped`() {
    var (sender, log) = (AnyObserver<Int> { _ in }, [Int]())
    let source = Observable<Int>.create { observer in
      sender = observer
      return Disposables.create()
    }
    _ = source.distinctUntilChanged().subscribe(onNext: { element in
      log.append(element)
      sender.onNext(1)
    })
    sender.onNext(1)

    #expect(log == [1])
    sender = AnyObserver { _ in }
  }

  @Test func `the last element is let go of with the ending`() {
    let (subject, bag) = (PublishSubject<Token>(), DisposeBag())
    weak var token: Token?
    subject.distinctUntilChanged { $0 === $1 }.subscribe(onNext: { token = $0 }).disposed(by: bag)
    subject.onNext(Token())

    #expect(token != nil)
    subject.onCompleted()
    #expect(token == nil)
    withExtendedLifetime(bag) {}
  }

  @Test(arguments: [Event<Int>.completed, .error(UnspecifiedError())])
  func `what was subscribed is let go of with the ending`(ending: Event<Int>) {
    let (subject, bag) = (PublishSubject<Int>(), DisposeBag())
    weak var token: Token?
    do {
      let captured = Token()
      token = captured
      subject.distinctUntilChanged { [captured] _, _ in captured !== captured }.subscribe(onError: { _ in })
        .disposed(by: bag)
    }

    #expect(token != nil)
    subject.on(ending)
    #expect(token == nil)
    withExtendedLifetime(bag) {}
  }

  @Test func `what was subscribed is let go of with the subscription`() {
    let (subject, subscription) = (PublishSubject<Int>(), SingleAssignmentDisposable())
    weak var token: Token?
    do {
      let captured = Token()
      token = captured
      subscription.setDisposable(
        subject.distinctUntilChanged { [captured] _, _ in captured !== captured }.subscribe())
    }

    #expect(token != nil)
    subscription.dispose()
    #expect(token == nil)
    #expect(!subject.hasObservers)
  }

  @Test func `an abandoned chain dies with its source`() {
    var subject: PublishSubject<Int>! = PublishSubject()
    let bag = DisposeBag()
    weak var token: Token?
    do {
      let captured = Token()
      token = captured
      subject.distinctUntilChanged { [captured] _, _ in captured !== captured }.subscribe().disposed(by: bag)
    }

    #expect(token != nil)
    subject = nil
    #expect(token == nil)
    withExtendedLifetime(bag) {}
  }
}
