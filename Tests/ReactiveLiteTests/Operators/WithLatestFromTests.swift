import ReactiveLite
import ReactiveLiteTest
import Testing

@Suite struct WithLatestFromTests {
  let scheduler = TestScheduler(initialClock: 0)
  let source = PublishSubject<Int>()
  let second = PublishSubject<Int>()

  // MARK: Elements and endings

  @Test func `each element is joined with the newest one of the second`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(230, 2), .next(240, 3), .completed(260)])
    let second = scheduler.createHotObservable([.next(220, "x"), .next(235, "y"), .next(250, "z")])
    let observer = scheduler.start { source.withLatestFrom(second) { ($0, $1) } }

    #expect(observer.events == [.next(230, (2, "x")), .next(240, (3, "y")), .completed(260)])
    #expect(source.subscriptions == [Subscription(200, 260)])
    #expect(second.subscriptions == [Subscription(200, 260)])
  }

  @Test func `without a selector the newest element of the second is sent`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(230, 2), .next(240, 3), .completed(260)])
    let second = scheduler.createHotObservable([.next(220, "x"), .completed(235)])
    let observer = scheduler.start { source.withLatestFrom(second) }

    #expect(observer.events == [.next(230, "x"), .next(240, "x"), .completed(260)])
  }

  @Test func `the end of the second changes nothing, with an element or without`() {
    let source = scheduler.createHotObservable([.next(210, 1), .completed(220)])
    let empty = scheduler.start { source.withLatestFrom(Observable<Int>.empty()) }
    let filled = events(of: Observable.of(1, 2).withLatestFrom(Observable.just(7)))

    #expect(empty.events == [.completed(220)])
    #expect(filled == [.next(7), .next(7), .completed])
  }

  @Test func `an empty source completes`() {
    let observer = scheduler.start { Observable<Int>.empty().withLatestFrom(Observable.just(1)) }

    #expect(observer.events == [.completed(200)])
  }

  @Test func `an error of the source ends the result and lets the second go`() {
    let source = scheduler.createHotObservable([.next(220, 1), .error(230)])
    let second = scheduler.createHotObservable([.next(210, 7), .next(240, 8)])
    let observer = scheduler.start { source.withLatestFrom(second) }

    #expect(observer.events == [.next(220, 7), .error(230)])
    #expect(second.subscriptions == [Subscription(200, 230)])
  }

  @Test func `an error of the second ends the result and lets the source go`() {
    let source = scheduler.createHotObservable([.next(220, 1), .next(240, 2)])
    let second = scheduler.createHotObservable([.next(210, 7), .error(230)])
    let observer = scheduler.start { source.withLatestFrom(second) }

    #expect(observer.events == [.next(220, 7), .error(230)])
    #expect(source.subscriptions == [Subscription(200, 230)])
  }

  @Test func `a selector that throws ends the result at that element`() {
    let source = scheduler.createHotObservable([.next(220, 1), .next(230, 2), .next(240, 3)])
    let second = scheduler.createHotObservable([.next(210, 7), .next(235, 8)])
    let observer = scheduler.start {
      source.withLatestFrom(second) { element, newest in
        if element == 2 { throw UnspecifiedError() }
        return element + newest
      }
    }

    #expect(observer.events == [.next(220, 8), .error(230)])
    #expect(source.subscriptions == [Subscription(200, 230)])
    #expect(second.subscriptions == [Subscription(200, 230)])
  }

  @Test func `disposing lets both go`() {
    let source = scheduler.createHotObservable([.next(220, 1), .next(240, 2)])
    let second = scheduler.createHotObservable([.next(210, 7), .next(240, 8)])
    let observer = scheduler.start(disposed: 230) { source.withLatestFrom(second) }

    #expect(observer.events == [.next(220, 7)])
    #expect(source.subscriptions == [Subscription(200, 230)])
    #expect(second.subscriptions == [Subscription(200, 230)])
  }

  @Test func `two subscribers share nothing`() {
    let joined = source.withLatestFrom(second)
    var (early, late): ([Int], [Int]) = ([], [])
    _ = joined.subscribe(onNext: { early.append($0) })
    second.onNext(7)
    _ = joined.subscribe(onNext: { late.append($0) })
    source.onNext(1)

    #expect(early == [7])
    #expect(late == [])
  }

  @Test func `a subject with itself as the second is joined with the very same element`() {
    var seen: [Int] = []
    _ = source.withLatestFrom(source) { $0 * 10 + $1 }.subscribe(onNext: { seen.append($0) })
    source.onNext(1)
    source.onNext(2)

    #expect(seen == [11, 22])
  }

  @Test func `the selector is not called again after a disposal`() {
    let (source, subscription, calls) = (Wire<Int>(), SerialDisposable(), Received(0))
    subscription.disposable = source.output.withLatestFrom(Observable.just(10)) { element, newest in
      calls.value += 1
      return element + newest
    }
    .subscribe(onNext: { _ in
      source.send(2)
      subscription.dispose()
    })
    source.send(1)

    #expect(calls.value == 1)
  }

  @Test func `the selector is not called again after a throw`() {
    let (source, calls) = (Wire<Int>(), Received(0))
    let subscription = source.output.withLatestFrom(Observable.just(10)) { _, _ -> Int in
      calls.value += 1
      source.send(2)
      throw Failure()
    }
    .subscribe(onError: { _ in })
    source.send(1)

    #expect(calls.value == 1)
    subscription.dispose()
  }

  // MARK: Synchronous sources

  @Test func `synchronous sources take turns, the second first`() {
    var seen: [(Int, Int)] = []
    _ = Observable.of(1, 2).startWith(0).withLatestFrom(Observable.of(7, 8)) { ($0, $1) }
      .subscribe(onNext: { seen.append($0) })

    #expect(seen == [(1, 7), (2, 8)])
  }

  @Test func `an endless synchronous source is stopped by the subscriber`() {
    let endless = Observable.from(sequence(first: 1) { $0 + 1 })
    let joined = endless.withLatestFrom(Observable.of(10, 20)) { $0 + $1 }.take(3)

    #expect(events(of: joined) == [.next(11), .next(22), .next(23), .completed])
  }

  @Test func `a relay is there from the start`() {
    let relay = BehaviorRelay(value: "x")

    #expect(events(of: Observable.of(1, 2).withLatestFrom(relay)) == [.next("x"), .next("x"), .completed])
  }

  // MARK: Re-entrance

  @Test func `an element that is sent from inside a delivery waits its turn`() {
    var log: [String] = []
    let other = PublishSubject<Int>()
    _ = Observable.merge(source, other).withLatestFrom(second) { $0 + $1 }.subscribe(onNext: { element in
      log.append("in \(element)")
      if element == 11 { other.onNext(2) }
      log.append("out \(element)")
    })
    second.onNext(10)
    source.onNext(1)

    #expect(log == ["in 11", "out 11", "in 12", "out 12"])
  }

  @Test func `the second may be sent from inside a delivery`() {
    var seen: [Int] = []
    _ = source.withLatestFrom(second) { $0 + $1 }.subscribe(onNext: { element in
      seen.append(element)
      if element == 11 { second.onNext(20) }
    })
    second.onNext(10)
    source.onNext(1)
    source.onNext(2)

    #expect(seen == [11, 22])
  }

  @Test func `disposing from inside a delivery drops what waits`() {
    let subscription = SerialDisposable()
    var seen: [Int] = []
    subscription.disposable = source.withLatestFrom(second).subscribe(onNext: { element in
      seen.append(element)
      source.onNext(2)
      subscription.dispose()
    })
    second.onNext(10)
    source.onNext(1)

    #expect(seen == [10])
    #expect(!source.hasObservers && !second.hasObservers)
  }

  @Test func `a subject that feeds itself 100,000 times does not use up the stack`() {
    var last = 0
    _ = source.withLatestFrom(second) { $0 + $1 }.subscribe(onNext: { element in
      last = element
      if element < 100_000 { source.onNext(element) }
    })
    second.onNext(1)
    source.onNext(0)

    #expect(last == 100_000)
  }

  // MARK: Lifetime

  @Test func `what was captured is released by the completion of the source`() {
    weak var token: Token?
    let bag = DisposeBag()
    do {
      let captured = Token()
      token = captured
      source.withLatestFrom(second) { (captured, $0 + $1).1 }
        .subscribe(onNext: { _ in _ = captured }).disposed(by: bag)
    }
    second.onNext(1)
    second.onCompleted()
    #expect(token != nil)
    source.onCompleted()

    withExtendedLifetime(bag) { #expect(token == nil) }
  }

  @Test func `what was captured is released by an error of the second and by disposing`() {
    weak var failed: Token?
    weak var disposed: Token?
    let subscriptions = [0, 1].map { number in
      let captured = Token()
      if number == 0 { failed = captured } else { disposed = captured }
      return source.withLatestFrom(number == 0 ? second : .never())
        .subscribe(onNext: { _ in _ = captured }, onError: { _ in })
    }
    second.onError(UnspecifiedError())
    subscriptions[1].dispose()

    withExtendedLifetime(subscriptions) {
      #expect(failed == nil)
      #expect(disposed == nil)
    }
    #expect(!source.hasObservers)
  }

  @Test func `an abandoned chain dies with its sources`() {
    weak var token: Token?
    var subscription: (any Disposable)?
    do {
      let (captured, source, second) = (Token(), PublishSubject<Int>(), PublishSubject<Int>())
      token = captured
      subscription = source.withLatestFrom(second).subscribe(onNext: { _ in _ = captured })
      second.onNext(1)
      source.onNext(1)
    }

    withExtendedLifetime(subscription) { #expect(token == nil) }
  }

  @Test func `the newest element of the second is kept alone, and released at the end`() {
    weak var old: Token?
    weak var new: Token?
    let tokens = PublishSubject<Token>()
    let subscription = source.withLatestFrom(tokens).subscribe()
    old = send(Token(), to: tokens)
    new = send(Token(), to: tokens)
    #expect(old == nil)
    #expect(new != nil)
    subscription.dispose()

    #expect(new == nil)
  }
}

private func send(_ token: Token, to tokens: PublishSubject<Token>) -> Token {
  tokens.onNext(token)
  return token
}

/// What a synchronous sequence sends.
private func events<Element>(of source: Observable<Element>) -> [Event<Element>] {
  var events: [Event<Element>] = []
  _ = source.subscribe { events.append($0) }
  return events
}
