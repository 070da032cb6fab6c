import ReactiveLite
import ReactiveLiteTest
import Testing

@Suite struct ShareTests {
  let scheduler = TestScheduler(initialClock: 0)
  let subject = PublishSubject<Int>()

  // MARK: One subscription

  @Test func `the source is subscribed to with the first subscriber and let go of with the last`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .next(230, 3), .next(240, 4)])
    let shared = source.share()
    let (first, second) = (scheduler.createObserver(Int.self), scheduler.createObserver(Int.self))
    var subscriptions: [any Disposable] = []
    scheduler.scheduleAt(200) { subscriptions.append(shared.subscribe(first)) }
    scheduler.scheduleAt(215) { subscriptions.append(shared.subscribe(second)) }
    scheduler.scheduleAt(225) { subscriptions[0].dispose() }
    scheduler.scheduleAt(235) { subscriptions[1].dispose() }
    scheduler.start()

    #expect(first.events == [.next(210, 1), .next(220, 2)])
    #expect(second.events == [.next(220, 2), .next(230, 3)])
    #expect(source.subscriptions == [Subscription(200, 235)])
  }

  @Test func `nothing is subscribed to before somebody subscribes`() {
    let source = scheduler.createColdObservable([.next(10, 1), .completed(20)])
    let shared = source.share(replay: 1)
    scheduler.start()

    withExtendedLifetime(shared) { #expect(source.subscriptions == []) }
  }

  @Test func `the completion reaches all subscribers and lets the source go`() {
    let source = scheduler.createHotObservable([.next(210, 1), .completed(220)])
    let shared = source.share()
    let other = scheduler.createObserver(Int.self)
    scheduler.scheduleAt(205) { _ = shared.subscribe(other) }
    let observer = scheduler.start { shared }

    #expect(observer.events == [.next(210, 1), .completed(220)])
    #expect(other.events == [.next(210, 1), .completed(220)])
    #expect(source.subscriptions == [Subscription(200, 220)])
  }

  @Test func `an error reaches all subscribers`() {
    let source = scheduler.createHotObservable([.next(210, 1), .error(220)])
    let shared = source.share()
    let other = scheduler.createObserver(Int.self)
    scheduler.scheduleAt(205) { _ = shared.subscribe(other) }
    let observer = scheduler.start { shared }

    #expect(observer.events == [.next(210, 1), .error(220)])
    #expect(other.events == [.next(210, 1), .error(220)])
  }

  @Test func `disposing twice leaves the others subscribed`() {
    let shared = subject.share()
    var seen: [Int] = []
    let first = shared.subscribe()
    let second = shared.subscribe(onNext: { seen.append($0) })
    first.dispose()
    first.dispose()
    subject.onNext(1)
    second.dispose()

    #expect(seen == [1])
    #expect(!subject.hasObservers)
  }

  @Test func `each share of one source has a subscription of its own`() {
    let source = scheduler.createColdObservable([Recorded<Event<Int>>.completed(10)])
    let (one, other) = (source.share(), source.share())
    _ = one.subscribe()
    _ = other.subscribe()
    scheduler.start()

    #expect(source.subscriptions == [Subscription(0, 10), Subscription(0, 10)])
  }

  // MARK: Replay

  @Test func `a late subscriber gets the last elements first`() {
    let shared = subject.share(replay: 2)
    var (seen, fresh): ([Int], [Int]) = ([], [])
    _ = shared.subscribe()
    for element in 1...3 { subject.onNext(element) }
    _ = shared.subscribe(onNext: { seen.append($0) })
    _ = subject.share(replay: 2).subscribe(onNext: { fresh.append($0) })
    subject.onNext(4)

    #expect(seen == [2, 3, 4])
    #expect(fresh == [4])
  }

  @Test func `without replay a late subscriber gets what comes`() {
    let shared = subject.share()
    var seen: [Int] = []
    _ = shared.subscribe()
    subject.onNext(1)
    _ = shared.subscribe(onNext: { seen.append($0) })
    subject.onNext(2)

    #expect(seen == [2])
  }

  // MARK: While connected

  @Test func `while connected, the kept elements go with the last subscriber`() {
    let source = scheduler.createColdObservable([.next(10, 1), .next(20, 2), .next(30, 3)])
    let shared = source.share(replay: 1, scope: .whileConnected)
    let (first, second) = (scheduler.createObserver(Int.self), scheduler.createObserver(Int.self))
    var subscription: (any Disposable)?
    scheduler.scheduleAt(100) { subscription = shared.subscribe(first) }
    scheduler.scheduleAt(125) { subscription?.dispose() }
    scheduler.scheduleAt(200) { subscription = shared.subscribe(second) }
    scheduler.scheduleAt(225) { subscription?.dispose() }
    scheduler.start()

    #expect(first.events == [.next(110, 1), .next(120, 2)])
    #expect(second.events == [.next(210, 1), .next(220, 2)])
    #expect(source.subscriptions == [Subscription(100, 125), Subscription(200, 225)])
  }

  @Test(arguments: [Event<Int>.completed, .error(UnspecifiedError())])
  func `while connected, a subscriber after the ending begins anew`(ending: Event<Int>) {
    let source = scheduler.createColdObservable([.next(10, 1), Recorded(time: 20, value: ending)])
    let shared = source.share(replay: 1, scope: .whileConnected)
    let (first, second) = (scheduler.createObserver(Int.self), scheduler.createObserver(Int.self))
    scheduler.scheduleAt(100) { _ = shared.subscribe(first) }
    scheduler.scheduleAt(200) { _ = shared.subscribe(second) }
    scheduler.start()

    #expect(first.events == [.next(110, 1), Recorded(time: 120, value: ending)])
    #expect(second.events == [.next(210, 1), Recorded(time: 220, value: ending)])
    #expect(source.subscriptions == [Subscription(100, 120), Subscription(200, 220)])
  }

  @Test func `while connected is the default`() {
    let connections = Counter()
    let shared = Observable.just(1).do(onSubscribe: { connections.count += 1 }).share(replay: 1)

    #expect(events(of: shared) == [.next(1), .completed])
    #expect(events(of: shared) == [.next(1), .completed])
    #expect(connections.count == 2)
  }

  @Test func `while connected, one that subscribes again inside the ending begins anew`() {
    let connections = Counter()
    let shared = subject.do(onSubscribe: { connections.count += 1 }).share(replay: 1)
    var seen: [Event<Int>] = []
    _ = shared.subscribe(onCompleted: { _ = shared.subscribe { seen.append($0) } })
    subject.onNext(1)
    subject.onCompleted()

    #expect(seen == [.completed])
    #expect(connections.count == 2)
  }

  @Test func `while connected, one that subscribes again inside the ending shares with later ones`() {
    let (subjects, connections) = ([PublishSubject<Int>(), PublishSubject(), PublishSubject()], Counter())
    let shared = Observable<Int>.deferred {
      connections.count += 1
      return subjects[connections.count - 1]
    }
    .share()
    var (again, late): ([Int], [Int]) = ([], [])
    _ = shared.subscribe(onCompleted: { _ = shared.subscribe(onNext: { again.append($0) }) })
    subjects[0].onCompleted()
    _ = shared.subscribe(onNext: { late.append($0) })
    subjects[1].onNext(1)

    #expect(again == [1])
    #expect(late == [1])
  }

  // MARK: For ever

  @Test(arguments: [Event<Int>.completed, .error(UnspecifiedError())])
  func `for ever, the kept elements and the ending are replayed without a new subscription`(
    ending: Event<Int>
  ) {
    let source = scheduler.createColdObservable([
      .next(10, 1), .next(20, 2), Recorded(time: 30, value: ending),
    ])
    let shared = source.share(replay: 1, scope: .forever)
    let late = scheduler.createObserver(Int.self)
    scheduler.scheduleAt(100) { _ = shared.subscribe(onError: { _ in }) }
    scheduler.scheduleAt(200) { _ = shared.subscribe(late) }
    scheduler.start()

    #expect(late.events == [.next(200, 2), Recorded(time: 200, value: ending)])
    #expect(source.subscriptions == [Subscription(100, 130)])
  }

  @Test func `for ever, one that needs no more than what is kept does not subscribe anew`() {
    let connections = Counter()
    let shared = subject.do(onSubscribe: { connections.count += 1 }).share(replay: 1, scope: .forever)
    let first = shared.subscribe()
    subject.onNext(1)
    first.dispose()

    #expect(events(of: shared.take(1)) == [.next(1), .completed])
    #expect(connections.count == 1)
    #expect(!subject.hasObservers)
  }

  @Test func `for ever, one who comes after the last has left gets the old value, then fresh ones`() {
    let source = scheduler.createColdObservable([.next(10, 1), .next(20, 2), .next(30, 3)])
    let shared = source.share(replay: 1, scope: .forever)
    let second = scheduler.createObserver(Int.self)
    var subscription: (any Disposable)?
    scheduler.scheduleAt(100) { subscription = shared.subscribe() }
    scheduler.scheduleAt(125) { subscription?.dispose() }
    scheduler.scheduleAt(200) { subscription = shared.subscribe(second) }
    scheduler.scheduleAt(225) { subscription?.dispose() }
    scheduler.start()

    #expect(second.events == [.next(200, 2), .next(210, 1), .next(220, 2)])
    #expect(source.subscriptions == [Subscription(100, 125), Subscription(200, 225)])
  }

  @Test func `for ever without replay, a subscriber after the ending gets the ending alone`() {
    let connections = Counter()
    let shared = subject.do(onSubscribe: { connections.count += 1 }).share(scope: .forever)
    _ = shared.subscribe()
    subject.onNext(1)
    subject.onCompleted()

    #expect(events(of: shared) == [.completed])
    #expect(connections.count == 1)
  }

  // MARK: Synchronous sources

  @Test func `a synchronous source sends all to its first subscriber`() {
    #expect(events(of: Observable.of(1, 2).share()) == [.next(1), .next(2), .completed])
    #expect(events(of: Observable.of(1, 2).share(replay: 1)) == [.next(1), .next(2), .completed])
  }

  @Test func `a synchronous source that is shared within one chain is subscribed to once`() {
    let connections = Counter()
    let shared = Observable.of(1, 2).do(onSubscribe: { connections.count += 1 }).share()
    let merged = Observable.merge(shared, shared.map { $0 * 10 })

    #expect(events(of: merged) == [.next(1), .next(10), .next(2), .next(20), .completed])
    #expect(connections.count == 1)
  }

  @Test func `an endless synchronous source is stopped when the last leaves`() {
    let endless = Observable.from(sequence(first: 1) { $0 + 1 }).share()

    #expect(events(of: endless.take(3)) == [.next(1), .next(2), .next(3), .completed])
  }

  // MARK: Re-entrance

  @Test func `an element that is sent from inside a delivery reaches all in order`() {
    let shared = subject.share(replay: 1)
    var (first, second): ([Int], [Int]) = ([], [])
    _ = shared.subscribe(onNext: {
      first.append($0); if $0 == 1 { subject.onNext(2) }
    })
    _ = shared.subscribe(onNext: { second.append($0) })
    subject.onNext(1)

    #expect(first == [1, 2])
    #expect(second == [1, 2])
  }

  @Test func `one that subscribes inside a delivery gets what is being delivered as kept, once`() {
    let shared = subject.share(replay: 1)
    var seen: [Int] = []
    let inner = SerialDisposable()
    _ = shared.subscribe(onNext: {
      if $0 == 1 { inner.disposable = shared.subscribe(onNext: { seen.append($0) }) }
    })
    subject.onNext(1)
    subject.onNext(2)

    #expect(seen == [1, 2])
  }

  @Test func `one that leaves inside its callback leaves the others subscribed`() {
    let shared = subject.share()
    let first = SerialDisposable()
    var (early, late): ([Int], [Int]) = ([], [])
    first.disposable = shared.subscribe(onNext: {
      early.append($0); first.dispose()
    })
    _ = shared.subscribe(onNext: { late.append($0) })
    subject.onNext(1)
    subject.onNext(2)

    #expect(early == [1])
    #expect(late == [1, 2])
  }

  @Test func `the last who leaves and comes back inside a delivery begins anew`() {
    let (connections, place) = (Counter(), SerialDisposable())
    let shared = subject.do(onSubscribe: { connections.count += 1 }).share(replay: 1)
    var seen: [Int] = []
    place.disposable = shared.subscribe(onNext: { _ in
      place.disposable.dispose()
      place.disposable = shared.subscribe(onNext: { seen.append($0) })
    })
    subject.onNext(1)
    subject.onNext(2)

    #expect(seen == [2])
    #expect(connections.count == 2)
  }

  @Test func `a subject that feeds itself 100,000 times does not use up the stack`() {
    var last = 0
    _ = subject.map { $0 + 1 }.share(replay: 1).subscribe(onNext: { element in
      last = element
      if element < 100_000 { subject.onNext(element) }
    })
    subject.onNext(0)

    #expect(last == 100_000)
  }

  // MARK: Threads

  @Test func `what several threads send reaches all subscribers one at a time, in one order, none lost`() {
    let sources = (0..<3).map { _ in PublishSubject<Int>() }
    let shared = Observable.merge(sources.map { $0.asObservable() }).share()
    let checks = [OverlapCheck(), OverlapCheck()]
    let (first, second) = (Received([Int]()), Received([Int]()))
    _ = shared.subscribe(onNext: { element in
      checks[0].deliver()
      first.value.append(element)
    })
    _ = shared.subscribe(onNext: { element in
      checks[1].deliver()
      second.value.append(element)
    })
    together(3) { thread in for number in 0..<2_000 { sources[thread].onNext(thread * 2_000 + number) } }

    #expect(checks.map(\.overlaps) == [0, 0])
    #expect(first.value.sorted() == Array(0..<6_000))
    #expect(first.value == second.value)
  }

  // MARK: Lifetime

  @Test(arguments: [SubjectLifetimeScope.whileConnected, .forever])
  func `what a subscriber captured is released by the completion`(scope: SubjectLifetimeScope) {
    weak var token: Token?
    let bag = DisposeBag()
    let shared = subject.share(replay: 1, scope: scope)
    do {
      let captured = Token()
      token = captured
      shared.subscribe(onNext: { _ in _ = captured }).disposed(by: bag)
    }
    subject.onNext(1)
    subject.onCompleted()

    withExtendedLifetime((bag, shared)) { #expect(token == nil) }
  }

  @Test(arguments: [SubjectLifetimeScope.whileConnected, .forever])
  func `what a subscriber captured is released by disposing`(scope: SubjectLifetimeScope) {
    weak var token: Token?
    let shared = subject.share(replay: 1, scope: scope)
    let other = shared.subscribe()
    let subscription = {
      let captured = Token()
      token = captured
      return shared.subscribe(onNext: { _ in _ = captured })
    }()
    subscription.dispose()

    withExtendedLifetime((subscription, shared, other)) { #expect(token == nil) }
  }

  @Test func `what is kept is released with the last subscriber, for ever with the shared sequence`() {
    weak var passing: Token?
    weak var kept: Token?
    let tokens = PublishSubject<Token>()
    let whileConnected = tokens.share(replay: 1)
    var forever: Observable<Token>? = tokens.share(replay: 1, scope: .forever)
    let first = whileConnected.subscribe()
    passing = send(Token(), to: tokens)
    #expect(passing != nil)
    first.dispose()
    #expect(passing == nil)

    let second = forever?.subscribe()
    kept = send(Token(), to: tokens)
    second?.dispose()
    #expect(kept != nil)
    forever = nil
    #expect(kept == nil)
  }

  @Test func `an abandoned chain dies with its source`() {
    weak var token: Token?
    var subscription: (any Disposable)?
    do {
      let (captured, source) = (Token(), PublishSubject<Int>())
      token = captured
      subscription = source.share(replay: 1).subscribe(onNext: { _ in _ = captured })
      source.onNext(1)
    }

    withExtendedLifetime(subscription) { #expect(token == nil) }
  }

  @Test func `a subscription outlives the shared sequence it came from`() {
    var seen: [Int] = []
    let subscription = subject.share(replay: 1).subscribe(onNext: { seen.append($0) })
    subject.onNext(1)
    subscription.dispose()
    subject.onNext(2)

    #expect(seen == [1])
    #expect(!subject.hasObservers)
  }
}

private final class Counter { var count = 0 }

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
