import ReactiveLite
import ReactiveLiteTest
import Testing

@Suite struct CatchTests {
  let scheduler = TestScheduler(initialClock: 0)

  @Test func `catch goes on with another sequence when the source fails`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .error(230)])
    let other = scheduler.createColdObservable([.next(10, 7), .next(20, 8), .completed(30)])
    let observer = scheduler.start { source.catch { _ in other.asObservable() } }

    #expect(
      observer.events == [
        .next(210, 1), .next(220, 2), .next(240, 7), .next(250, 8), .completed(260),
      ])
    #expect(source.subscriptions == [Subscription(200, 230)])
    #expect(other.subscriptions == [Subscription(230, 260)])
  }

  @Test func `the handler gets the error`() {
    let source = Observable<String>.error(Failure(number: 7)).catch { .just("\($0)") }

    #expect(Stream(source).events == [.next(0, "Failure(number: 7)"), .completed(0)])
  }

  @Test func `a source that does not fail passes through, and the handler is not called`() {
    let source = scheduler.createHotObservable([.next(210, 1), .completed(220)])
    let other = scheduler.createColdObservable([.next(10, 7)])
    let observer = scheduler.start { source.catch { _ in other.asObservable() } }

    #expect(observer.events == [.next(210, 1), .completed(220)])
    #expect(source.subscriptions == [Subscription(200, 220)])
    #expect(other.subscriptions == [])
  }

  @Test func `an empty source completes`() {
    #expect(Stream(Observable<Int>.empty().catch { _ in .just(1) }).events == [.completed(0)])
  }

  @Test func `an error of the other sequence passes through`() {
    let source = Observable<Int>.error(Failure(number: 1)).catch { _ in .error(Failure(number: 2)) }

    #expect(Stream(source).events == [.error(0, Failure(number: 2))])
  }

  @Test func `a throw of the handler is the error`() {
    let source = scheduler.createHotObservable([.next(210, 1), .error(220, Failure(number: 1))])
    let observer = scheduler.start { source.catch { _ in throw Failure(number: 2) } }

    #expect(observer.events == [.next(210, 1), .error(220, Failure(number: 2))])
    #expect(source.subscriptions == [Subscription(200, 220)])
  }

  @Test func `a throw above is caught`() {
    let source = Observable.of(1, 2, 3).map { if $0 == 2 { throw UnspecifiedError() } else { $0 } }

    #expect(Stream(source.catch { _ in .just(0) }).events == [.next(0, 1), .next(0, 0), .completed(0)])
  }

  @Test func `a throw below is not caught`() {
    let source = Observable.of(1, 2).catch { _ in .just(0) }.map { _ -> Int in throw UnspecifiedError() }

    #expect(Stream(source).events == [.error(0)])
  }

  @Test func `each subscriber has a handler's sequence of its own`() {
    var calls = 0
    let source = Observable<Int>.error(UnspecifiedError()).catch { _ in
      calls += 1
      return .just(calls)
    }

    #expect(Stream(source).events == [.next(0, 1), .completed(0)])
    #expect(Stream(source).events == [.next(0, 2), .completed(0)])
  }

  @Test func `disposing before the error lets the source go`() {
    let source = scheduler.createHotObservable([.next(210, 1), .error(220)])
    let observer = scheduler.start(disposed: 215) { source.catch { _ in .just(0) } }

    #expect(observer.events == [.next(210, 1)])
    #expect(source.subscriptions == [Subscription(200, 215)])
  }

  @Test func `disposing after the error lets the other sequence go`() {
    let source = scheduler.createHotObservable([.next(210, 1), .error(220)])
    let other = scheduler.createColdObservable([.next(10, 7), .next(20, 8)])
    let observer = scheduler.start(disposed: 235) { source.catch { _ in other.asObservable() } }

    #expect(observer.events == [.next(210, 1), .next(230, 7)])
    #expect(source.subscriptions == [Subscription(200, 220)])
    #expect(other.subscriptions == [Subscription(220, 235)])
  }

  @Test func `an endless synchronous sequence is stopped by take, before and after the error`() {
    let endless = Observable.from(1...)

    #expect(Stream(endless.catch { _ in .just(0) }.take(1)).events == [.next(0, 1), .completed(0)])
    #expect(
      Stream(Observable<Int>.error(UnspecifiedError()).catch { _ in endless }.take(1)).events == [
        .next(0, 1), .completed(0),
      ])
  }

  @Test func `what a source sends after its error is dropped`() {
    let source = Observable<Int>.create { observer in
      observer.onError(UnspecifiedError())
      observer.onNext(9)
      return Disposables.create()
    }

    #expect(Stream(source.catch { _ in .just(0) }).events == [.next(0, 0), .completed(0)])
  }

  @Test func `the handler may go on with the very sequence it is part of`() {
    var (attempts, source) = (0, Observable<Int>.never())
    source = Observable<Int>.deferred {
      attempts += 1
      return attempts < 3 ? .error(UnspecifiedError()) : .just(attempts)
    }
    .catch { _ in source }

    #expect(Stream(source).events == [.next(0, 3), .completed(0)])
    source = .never()
  }

  @Test func `an element sent from inside the subscriber comes after`() {
    let (failing, subject) = (PublishSubject<Int>(), PublishSubject<Int>())
    var log: [Int] = []
    _ = failing.catch { _ in subject }.subscribe(onNext: { element in
      if element == 1 { subject.onNext(2) }
      log.append(element)
    })
    failing.onError(UnspecifiedError())
    subject.onNext(1)

    #expect(log == [1, 2])
  }

  // MARK: catchAndReturn

  @Test func `catchAndReturn sends one last element instead of an error`() {
    let source = scheduler.createHotObservable([.next(210, 1), .error(220)])
    let observer = scheduler.start { source.catchAndReturn(0) }

    #expect(observer.events == [.next(210, 1), .next(220, 0), .completed(220)])
    #expect(source.subscriptions == [Subscription(200, 220)])
  }

  @Test func `catchAndReturn is not seen where nothing fails`() {
    #expect(Stream(Observable.of(1).catchAndReturn(0)).events == [.next(0, 1), .completed(0)])
  }

  @Test func `a throw below catchAndReturn's element is an error`() {
    let source = Observable<Int>.error(RxError.unknown).catchAndReturn(0).map { _ -> Int in
      throw UnspecifiedError()
    }

    #expect(Stream(source).events == [.error(0)])
  }

  // MARK: Lifetime

  @Test func `the handler is let go of once it was called`() {
    let (subject, other, bag) = (PublishSubject<Int>(), PublishSubject<Int>(), DisposeBag())
    weak var token: Token?
    do {
      let captured = Token()
      token = captured
      subject.catch { [captured] _ in captured === captured ? other : .never() }.subscribe().disposed(by: bag)
    }

    #expect(token != nil)
    subject.onError(UnspecifiedError())
    #expect(token == nil)
    #expect(other.hasObservers)
    withExtendedLifetime(bag) {}
  }

  @Test func `an abandoned chain dies with the other sequence`() {
    var other: PublishSubject<Int>? = PublishSubject()
    let (subject, bag) = (PublishSubject<Int>(), DisposeBag())
    weak var token: Token?
    do {
      let captured = Token()
      token = captured
      subject.catch { [weak other] _ in other ?? .never() }.map { [captured] _ in captured }
        .subscribe().disposed(by: bag)
    }

    subject.onError(UnspecifiedError())
    #expect(token != nil)
    other = nil
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
      subject.catch { _ in .empty() }.map { [captured] _ in captured }.subscribe(onError: { _ in }).disposed(
        by: bag)
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
      subscription.setDisposable(subject.catch { _ in .empty() }.map { [captured] _ in captured }.subscribe())
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
      subject.catch { _ in .empty() }.map { [captured] _ in captured }.subscribe().disposed(by: bag)
    }

    #expect(token != nil)
    subject = nil
    #expect(token == nil)
    withExtendedLifetime(bag) {}
  }

  // MARK: catch(sequence:)

  @Test func `the next one takes over when one fails, until one completes`() {
    let scheduler = TestScheduler(initialClock: 0)
    let first = scheduler.createColdObservable([.next(10, 1), .error(20)])
    let second = scheduler.createColdObservable([.next(10, 2), .completed(20)])
    let third = scheduler.createColdObservable([.next(10, 3)])
    let observer = scheduler.start {
      Observable.catch(sequence: [first.asObservable(), second.asObservable(), third.asObservable()])
    }

    #expect(observer.events == [.next(210, 1), .next(230, 2), .completed(240)])
    #expect(first.subscriptions == [Subscription(200, 220)])
    #expect(second.subscriptions == [Subscription(220, 240)])
    #expect(third.subscriptions == [])
  }

  @Test func `the error of the last one passes`() {
    let sources = [Observable<Int>.error(Failure(number: 1)), .error(Failure(number: 2))]

    #expect(Stream(Observable.catch(sequence: sources)).events == [.error(0, Failure(number: 2))])
  }

  @Test func `none at all completes`() {
    #expect(Stream(Observable<Int>.catch(sequence: [])).events == [.completed(0)])
  }

  @Test func `an endless sequence of sources is asked until one completes, on a small stack`() {
    let attempts = onSmallStack {
      var attempts = 0
      let sources = sequence(state: ()) { _ -> Observable<Int> in
        attempts += 1
        return attempts < 100_000 ? .error(Failure()) : .empty()
      }
      _ = Observable.catch(sequence: sources).subscribe()
      return attempts
    }

    #expect(attempts == 100_000)
  }

  @Test func `disposing lets the one go that is followed`() {
    let (first, second) = (PublishSubject<Int>(), PublishSubject<Int>())
    let subscription = Observable.catch(sequence: [first, second]).subscribe()
    first.onError(Failure())
    #expect(second.hasObservers)
    subscription.dispose()

    #expect(!second.hasObservers)
  }
}
