import ReactiveLite
import ReactiveLiteTest
import Testing

@Suite struct FlatMapLatestTests {
  let scheduler = TestScheduler(initialClock: 0)

  // MARK: Elements and endings

  @Test func `the newest inner sequence alone is followed`() {
    let source = scheduler.createHotObservable([.next(210, 10), .next(230, 20), .completed(240)])
    let inner = scheduler.createColdObservable([.next(5, 1), .next(15, 2), .next(25, 3), .completed(30)])
    let observer = scheduler.start { source.flatMapLatest { outer in inner.map { outer + $0 } } }

    #expect(
      observer.events == [
        .next(215, 11), .next(225, 12), .next(235, 21), .next(245, 22), .next(255, 23), .completed(260),
      ])
    #expect(inner.subscriptions == [Subscription(210, 230), Subscription(230, 260)])
  }

  @Test func `the source may complete last`() {
    let source = scheduler.createHotObservable([.next(210, 1), .completed(300)])
    let observer = scheduler.start { source.flatMapLatest { Observable.just($0) } }

    #expect(observer.events == [.next(210, 1), .completed(300)])
    #expect(source.subscriptions == [Subscription(200, 300)])
  }

  @Test func `an empty source completes, and an inner sequence may be empty`() {
    let source = scheduler.createHotObservable([.next(210, 1), .completed(220)])
    let observer = scheduler.start { source.flatMapLatest { _ in Observable<Int>.empty() } }

    #expect(observer.events == [.completed(220)])
    #expect(events(of: Observable<Int>.empty().flatMapLatest { Observable.just($0) }) == [.completed])
  }

  @Test func `an inner sequence that was left does not keep the result open`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(230)])
    let observer = scheduler.start {
      source.flatMapLatest { $0 == 1 ? Observable<Int>.never() : .empty() }
    }

    #expect(observer.events == [.completed(230)])
  }

  @Test func `the newest inner sequence keeps the result open`() {
    let source = scheduler.createHotObservable([.next(210, 1), .completed(220)])
    let observer = scheduler.start { source.flatMapLatest { _ in Observable<Int>.never() } }

    #expect(observer.events == [])
  }

  @Test func `an error of the source ends the result and lets the inner sequence go`() {
    let source = scheduler.createHotObservable([.next(210, 1), .error(230)])
    let inner = scheduler.createColdObservable([.next(10, 1), .next(50, 2)])
    let observer = scheduler.start { source.flatMapLatest { _ in inner } }

    #expect(observer.events == [.next(220, 1), .error(230)])
    #expect(inner.subscriptions == [Subscription(210, 230)])
  }

  @Test func `an error of the inner sequence ends the result and lets the source go`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(240, 2)])
    let inner = scheduler.createColdObservable([.next(10, 1), .error(20)])
    let observer = scheduler.start { source.flatMapLatest { _ in inner } }

    #expect(observer.events == [.next(220, 1), .error(230)])
    #expect(source.subscriptions == [Subscription(200, 230)])
  }

  @Test func `an error of an inner sequence that was left is not seen`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(230)])
    let failing = scheduler.createHotObservable([Recorded<Event<Int>>.error(225)])
    let observer = scheduler.start {
      source.flatMapLatest { $0 == 1 ? failing.asObservable() : .never() }
    }

    #expect(observer.events == [])
    #expect(failing.subscriptions == [Subscription(210, 220)])
  }

  @Test func `a selector that throws ends the result at that element`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .next(230, 3)])
    let inner = scheduler.createColdObservable([.next(5, 7), .next(15, 8)])
    let observer = scheduler.start {
      source.flatMapLatest { element in
        if element == 2 { throw UnspecifiedError() }
        return inner
      }
    }

    #expect(observer.events == [.next(215, 7), .error(220)])
    #expect(source.subscriptions == [Subscription(200, 220)])
    #expect(inner.subscriptions == [Subscription(210, 220)])
  }

  @Test func `disposing lets the source and the inner sequence go`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(250, 2)])
    let inner = scheduler.createColdObservable([.next(10, 7), .next(30, 8)])
    let observer = scheduler.start(disposed: 225) { source.flatMapLatest { _ in inner } }

    #expect(observer.events == [.next(220, 7)])
    #expect(source.subscriptions == [Subscription(200, 225)])
    #expect(inner.subscriptions == [Subscription(210, 225)])
  }

  @Test func `a selector that disposes gives a sequence that is not subscribed to`() {
    let (source, subscription, made) = (PublishSubject<Int>(), SerialDisposable(), Received(0))
    subscription.disposable = source.flatMapLatest { _ in
      subscription.dispose()
      return Observable<Int>.deferred {
        made.value += 1
        return .never()
      }
    }
    .subscribe()
    source.onNext(1)

    #expect(made.value == 0)
  }

  @Test func `the inner sequence may be a relay`() {
    let relay = BehaviorRelay(value: 1)
    var seen: [Int] = []
    _ = Observable.just(0).flatMapLatest { _ in relay }.subscribe(onNext: { seen.append($0) })
    relay.accept(2)

    #expect(seen == [1, 2])
  }

  @Test func `the old inner sequence is let go before the new one is subscribed to`() {
    var log: [String] = []
    let source = PublishSubject<Int>()
    _ = source.flatMapLatest { number in
      Observable<Int>.never().do(
        onSubscribe: { log.append("subscribe \(number)") }, onDispose: { log.append("dispose \(number)") })
    }
    .subscribe()
    source.onNext(1)
    source.onNext(2)

    #expect(log == ["subscribe 1", "dispose 1", "subscribe 2"])
  }

  // MARK: Synchronous sources

  @Test func `outside of a turn a synchronous inner sequence is sent whole`() {
    let source = PublishSubject<Int>()
    var seen: [Event<Int>] = []
    _ = source.flatMapLatest { Observable.of($0, $0 + 1) }.subscribe { seen.append($0) }
    source.onNext(10)
    source.onNext(20)
    source.onCompleted()

    #expect(seen == [.next(10), .next(11), .next(20), .next(21), .completed])
  }

  @Test func `an endless synchronous inner sequence is stopped by the subscriber`() {
    let source = PublishSubject<Int>()
    var seen: [Event<Int>] = []
    _ = source.flatMapLatest { Observable.from(sequence(first: $0) { $0 + 1 }) }.take(3)
      .subscribe { seen.append($0) }
    source.onNext(10)

    #expect(seen == [.next(10), .next(11), .next(12), .completed])
    #expect(!source.hasObservers)
  }

  // MARK: Re-entrance

  @Test func `a switch from inside a delivery leaves a synchronous inner sequence`() {
    let source = PublishSubject<Int>()
    var seen: [Int] = []
    _ = Observable.merge(source, .never())
      .flatMapLatest { Observable.of($0, $0 + 1, $0 + 2) }
      .subscribe(onNext: { element in
        seen.append(element)
        if element == 2 { source.onNext(10) }
      })
    source.onNext(1)

    #expect(seen == [1, 2, 3, 10, 11, 12])
  }

  @Test func `an inner sequence that switches the source away is left at once`() {
    let (source, inner) = (PublishSubject<Int>(), PublishSubject<Int>())
    let next = PublishSubject<Int>()
    var log: [String] = []
    _ = source.flatMapLatest { $0 == 0 ? inner : next }.subscribe(onNext: { element in
      log.append("in \(element)")
      if element == 7 {
        source.onNext(1)
        inner.onNext(8)
        next.onNext(9)
      }
      log.append("out \(element)")
    })
    source.onNext(0)
    inner.onNext(7)

    #expect(log == ["in 7", "out 7", "in 9", "out 9"])
    #expect(!inner.hasObservers)
  }

  @Test func `a new inner sequence that sends and ends inside a delivery is sent after it`() {
    let (source, inner) = (PublishSubject<Int>(), PublishSubject<Int>())
    var log: [Event<Int>] = []
    _ = source.flatMapLatest { $0 == 0 ? inner.asObservable() : .of($0, $0 + 1) }.subscribe { event in
      log.append(event)
      if event.element == 7 {
        source.onNext(1)
        source.onCompleted()
      }
    }
    source.onNext(0)
    inner.onNext(7)

    #expect(log == [.next(7), .next(1), .next(2), .completed])
  }

  // 8 waits at the subject until 7 is delivered. By then 1 has switched, and nobody listens to that subject any more.
  @Test func `a switch from inside a delivery comes before what the subject still has to deliver`() {
    let (source, inner) = (PublishSubject<Int>(), PublishSubject<Int>())
    var log: [Int] = []
    _ = source.flatMapLatest { $0 == 0 ? inner.asObservable() : .just($0) }.subscribe(onNext: { element in
      log.append(element)
      if element == 7 {
        inner.onNext(8)
        source.onNext(1)
        inner.onNext(9)
        source.onNext(2)
      }
    })
    source.onNext(0)
    inner.onNext(7)

    #expect(log == [7, 1, 2])
  }

  @Test func `a subject that feeds itself 100,000 times does not use up the stack`() {
    let source = PublishSubject<Int>()
    var last = 0
    _ = source.flatMapLatest { Observable.just($0 + 1) }.subscribe(onNext: { element in
      last = element
      if element < 100_000 { source.onNext(element) }
    })
    source.onNext(0)

    #expect(last == 100_000)
  }

  // MARK: Lifetime

  @Test func `what a subscriber captured is released by the completion`() {
    weak var token: Token?
    let bag = DisposeBag()
    let (source, inner) = (PublishSubject<Int>(), PublishSubject<Int>())
    do {
      let captured = Token()
      token = captured
      source.flatMapLatest { _ in inner }.subscribe(onNext: { _ in _ = captured }).disposed(by: bag)
    }
    source.onNext(0)
    source.onCompleted()
    #expect(token != nil)
    inner.onCompleted()

    withExtendedLifetime((bag, source, inner)) { #expect(token == nil) }
  }

  @Test func `what a subscriber captured is released by disposing`() {
    weak var token: Token?
    let (source, inner) = (PublishSubject<Int>(), PublishSubject<Int>())
    let subscription = {
      let captured = Token()
      token = captured
      return source.flatMapLatest { _ in inner }.subscribe(onNext: { _ in _ = captured })
    }()
    source.onNext(0)
    subscription.dispose()

    withExtendedLifetime((subscription, source, inner)) { #expect(token == nil) }
    #expect(!source.hasObservers && !inner.hasObservers)
  }

  @Test func `an inner sequence that was left is released`() {
    weak var token: Token?
    let source = PublishSubject<Int>()
    let subscription = source.flatMapLatest { number in
      let captured = Token()
      if number == 0 { token = captured }
      return Observable<Int>.never().do(onNext: { _ in _ = captured })
    }
    .subscribe()
    source.onNext(0)
    source.onNext(1)

    withExtendedLifetime((subscription, source)) { #expect(token == nil) }
  }

  @Test func `an abandoned chain dies with its sources`() {
    weak var token: Token?
    var subscription: (any Disposable)?
    do {
      let (captured, source, inner) = (Token(), PublishSubject<Int>(), PublishSubject<Int>())
      token = captured
      subscription = source.flatMapLatest { _ in inner }.subscribe(onNext: { _ in _ = captured })
      source.onNext(0)
      inner.onNext(1)
    }

    withExtendedLifetime(subscription) { #expect(token == nil) }
  }
}

/// What a synchronous sequence sends.
private func events<Element>(of source: Observable<Element>) -> [Event<Element>] {
  var events: [Event<Element>] = []
  _ = source.subscribe { events.append($0) }
  return events
}
