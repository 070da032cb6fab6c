import ReactiveLite
import ReactiveLiteTest
import Synchronization
import Testing

@Suite struct CombineLatestTests {
  let scheduler = TestScheduler(initialClock: 0)
  let a = PublishSubject<Int>()
  let b = PublishSubject<Int>()

  // MARK: Elements and endings

  @Test func `a labelled result needs no more than its type`() {
    let (name, age) = (BehaviorRelay(value: "Ann"), BehaviorRelay(value: 36))
    let user: Observable<(name: String, age: Int)> = .combineLatest(name, age) { ($0, $1) }
    let also = Observable.combineLatest(name, age) { (name: $0, age: $1) }

    #expect(Stream(user.map(\.name)).events == [.next(0, "Ann")])
    #expect(Stream(also.map(\.age)).events == [.next(0, 36)])
  }

  @Test func `the latest elements are joined each time a source sends, once all have`() {
    let a = scheduler.createHotObservable([.next(210, 1), .next(230, 2), .completed(240)])
    let b = scheduler.createHotObservable([.next(220, "x"), .next(250, "y"), .completed(260)])
    let observer = scheduler.start { Observable.combineLatest(a, b) }

    #expect(
      observer.events == [.next(220, (1, "x")), .next(230, (2, "x")), .next(250, (2, "y")), .completed(260)])
    #expect(a.subscriptions == [Subscription(200, 240)])
    #expect(b.subscriptions == [Subscription(200, 260)])
  }

  @Test func `of the elements before the first tuple the newest counts`() {
    let a = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .next(230, 3)])
    let b = scheduler.createHotObservable([.next(240, "x")])
    let observer = scheduler.start { Observable.combineLatest(a, b) }

    #expect(observer.events == [.next(240, (3, "x"))])
  }

  @Test func `sources that are all empty complete with the last`() {
    let a = scheduler.createHotObservable([Recorded<Event<Int>>.completed(210)])
    let b = scheduler.createHotObservable([Recorded<Event<String>>.completed(230)])
    let observer = scheduler.start { Observable.combineLatest(a, b) }

    #expect(observer.events == [.completed(230)])
  }

  @Test func `an element completes when a source has ended without one and all others have ended`() {
    let a = scheduler.createHotObservable([Recorded<Event<Int>>.completed(210)])
    let b = scheduler.createHotObservable([.next(220, "x"), .next(230, "y"), .completed(240)])
    let observer = scheduler.start { Observable.combineLatest(a, b) }

    #expect(observer.events == [.completed(220)])
    #expect(b.subscriptions == [Subscription(200, 220)])
  }

  @Test func `a source that ended without an element is waited for while two others run`() {
    let a = scheduler.createHotObservable([Recorded<Event<Int>>.completed(210)])
    let b = scheduler.createHotObservable([.next(220, "x"), .completed(230)])
    let c = scheduler.createHotObservable([.next(225, 1.5), .next(240, 2.5)])
    let observer = scheduler.start { Observable.combineLatest(a, b, c) }

    #expect(observer.events == [.completed(240)])
  }

  @Test func `the last source alone may go on once all have sent`() {
    let a = scheduler.createHotObservable([.next(210, 1), .completed(211)])
    let b = scheduler.createHotObservable([.next(220, "x"), .next(230, "y"), .completed(240)])
    let observer = scheduler.start { Observable.combineLatest(a, b) }

    #expect(observer.events == [.next(220, (1, "x")), .next(230, (1, "y")), .completed(240)])
  }

  @Test func `an error ends the result at once and lets the others go`() {
    let a = scheduler.createHotObservable([.next(210, 1), .error(230)])
    let b = scheduler.createHotObservable([.next(220, "x"), .next(240, "y")])
    let observer = scheduler.start { Observable.combineLatest(a, b) }

    #expect(observer.events == [.next(220, (1, "x")), .error(230)])
    #expect(b.subscriptions == [Subscription(200, 230)])
  }

  @Test func `an error before the first tuple ends the result too`() {
    let a = scheduler.createHotObservable([.next(210, 1)])
    let b = scheduler.createHotObservable([Recorded<Event<String>>.error(220)])
    let observer = scheduler.start { Observable.combineLatest(a, b) }

    #expect(observer.events == [.error(220)])
  }

  @Test func `disposing lets all sources go`() {
    let a = scheduler.createHotObservable([.next(210, 1), .next(230, 2)])
    let b = scheduler.createHotObservable([.next(215, "x")])
    let observer = scheduler.start(disposed: 220) { Observable.combineLatest(a, b) }

    #expect(observer.events == [.next(215, (1, "x"))])
    #expect(a.subscriptions == [Subscription(200, 220)])
    #expect(b.subscriptions == [Subscription(200, 220)])
  }

  @Test func `a diamond sends what is between its two halves`() {
    let relay = BehaviorRelay(value: 1)
    let twice = relay.map { $0 * 2 }
    var seen: [(Int, Int)] = []
    let subscription = Observable.combineLatest(relay, twice).subscribe(onNext: { seen.append($0) })
    relay.accept(2)
    subscription.dispose()
    relay.accept(3)

    #expect(seen == [(1, 2), (2, 2), (2, 4)])
  }

  @Test func `two subscribers share nothing`() {
    let a = scheduler.createColdObservable([.next(10, 1), .completed(20)])
    let combined = Observable.combineLatest(a, Observable.just("x"))
    let (first, second) = (
      scheduler.createObserver((Int, String).self), scheduler.createObserver((Int, String).self)
    )
    _ = combined.subscribe(first)
    scheduler.scheduleAt(100) { _ = combined.subscribe(second) }
    scheduler.start()

    #expect(first.events == [.next(10, (1, "x")), .completed(20)])
    #expect(second.events == [.next(110, (1, "x")), .completed(120)])
  }

  // MARK: The selector

  @Test func `a selector makes the elements of the result`() {
    let a = scheduler.createHotObservable([.next(210, 1), .next(230, 2), .completed(240)])
    let b = scheduler.createHotObservable([.next(220, "x"), .completed(250)])
    let observer = scheduler.start { Observable.combineLatest(a, b) { "\($0)\($1)" } }

    #expect(observer.events == [.next(220, "1x"), .next(230, "2x"), .completed(250)])
  }

  @Test func `a selector that throws ends the result at that element`() {
    let a = scheduler.createHotObservable([.next(210, 1), .next(230, 2), .next(240, 3)])
    let b = scheduler.createHotObservable([.next(220, 10)])
    let observer = scheduler.start {
      Observable.combineLatest(a, b) { a, b in
        if a == 2 { throw UnspecifiedError() }
        return a + b
      }
    }

    #expect(observer.events == [.next(220, 11), .error(230)])
    #expect(a.subscriptions == [Subscription(200, 230)])
    #expect(b.subscriptions == [Subscription(200, 230)])
  }

  // MARK: Any number of sources

  @Test func `one source passes through`() {
    let a = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(230)])
    let observer = scheduler.start { Observable.combineLatest(a) }
    let mapped = events(of: .combineLatest(Observable.of(1, 2)) { "\($0)" })

    #expect(observer.events == [.next(210, 1), .next(220, 2), .completed(230)])
    #expect(mapped == [.next("1"), .next("2"), .completed])
  }

  @Test func `three sources of different types are joined`() {
    let a = scheduler.createHotObservable([.next(210, 1), .next(240, 2), .completed(300)])
    let b = scheduler.createHotObservable([.next(220, "x"), .completed(310)])
    let c = scheduler.createHotObservable([.next(230, [1.5]), .next(250, []), .completed(320)])
    let observer = scheduler.start { Observable.combineLatest(a, b, c) }

    #expect(
      observer.events == [
        .next(230, (1, "x", [1.5])), .next(240, (2, "x", [1.5])), .next(250, (2, "x", [])), .completed(320),
      ])
  }

  @Test func `nine sources of different types are joined`() {
    let (first, last) = (PublishSubject<Int>(), PublishSubject<Int?>())
    var seen: [String] = []
    _ = Observable.combineLatest(
      first, BehaviorRelay(value: "b"), Observable.just(2.5), Observable.just([3]), Observable.just(true),
      Observable.just(Character("f")), Observable.just(UInt8(6)), Observable.just(7...8), last
    ) { "\($0) \($1) \($2) \($3) \($4) \($5) \($6) \($7) \($8 ?? -1)" }
    .subscribe(onNext: { seen.append($0) })
    first.onNext(0)
    last.onNext(nil)
    first.onNext(1)
    last.onNext(8)

    #expect(
      seen == [
        "0 b 2.5 [3] true f 6 7...8 -1", "1 b 2.5 [3] true f 6 7...8 -1", "1 b 2.5 [3] true f 6 7...8 8",
      ])
  }

  @Test func `subjects, relays and testable observables are sources as they are`() {
    let relay = BehaviorRelay(value: 1)
    let subject = BehaviorSubject(value: "x")
    let hot = scheduler.createHotObservable([.next(210, true)])
    let observer = scheduler.start { Observable.combineLatest(relay, subject, hot) }

    #expect(observer.events == [.next(210, (1, "x", true))])
  }

  @Test func `elements without a size are joined`() {
    let a = scheduler.createHotObservable([.next(210, ()), .next(230, ())])
    let b = scheduler.createHotObservable([.next(220, 1), .completed(240)])
    let observer = scheduler.start { Observable.combineLatest(a, b) { _, number in number } }

    #expect(observer.events == [.next(220, 1), .next(230, 1)])
  }

  // MARK: Collections

  @Test func `the sources of a collection are joined in its order`() {
    let a = scheduler.createHotObservable([.next(230, 1), .completed(240)])
    let b = scheduler.createHotObservable([.next(210, 10), .next(220, 20), .completed(250)])
    let observer = scheduler.start { Observable.combineLatest([a, b]) }

    #expect(observer.events == [.next(230, [1, 20]), .completed(250)])
  }

  @Test func `a collection takes a selector, which may throw`() {
    let sources = [Observable.of(1, 2, 3), .of(4, 5, 6)].dropFirst(0)
    let sums = Observable<Int>.combineLatest(sources) { elements in
      if elements[0] == 3 { throw UnspecifiedError() }
      return elements.reduce(0, +)
    }

    #expect(events(of: sums) == [.next(5), .next(6), .next(7), .error(UnspecifiedError())])
  }

  @Test func `an empty collection gives one empty array and completes`() {
    let observer = scheduler.start { Observable.combineLatest([Observable<Int>]()) }
    let counted = events(of: Observable<Int>.combineLatest([Observable<Int>]()) { $0.count })

    #expect(observer.events == [.next(200, []), .completed(200)])
    #expect(counted == [.next(0), .completed])
  }

  @Test func `an empty collection fails when the selector throws`() {
    let failing = Observable<Int>.combineLatest([Observable<Int>]()) { _ in throw UnspecifiedError() }

    #expect(events(of: failing) == [.error(UnspecifiedError())])
  }

  @Test func `the selector of a collection is not called again after a disposal`() {
    let (a, b) = (Wire<Int>(), Wire<Int>())
    let (subscription, calls) = (SerialDisposable(), Received(0))
    subscription.disposable = Observable<Int>.combineLatest([a.output, b.output]) { elements in
      calls.value += 1
      return elements[0]
    }
    .subscribe(onNext: { _ in
      a.send(2)
      b.send(2)
      subscription.dispose()
    })
    a.send(1)
    b.send(1)

    #expect(calls.value == 1)
  }

  @Test func `the selector of a collection is not called again after a throw`() {
    let (a, b, calls) = (Wire<Int>(), Wire<Int>(), Received(0))
    let subscription = Observable<Int>.combineLatest([a.output, b.output]) { _ in
      calls.value += 1
      a.send(2)
      b.send(2)
      throw Failure()
    }
    .subscribe(onError: { _ in })
    a.send(1)
    b.send(1)

    #expect(calls.value == 1)
    subscription.dispose()
  }

  // MARK: Synchronous sources

  @Test func `synchronous sources take turns`() {
    var seen: [(Int, Int)] = []
    _ = Observable.combineLatest(Observable.of(1, 2, 3), Observable.of(4, 5, 6))
      .subscribe(onNext: { seen.append($0) })

    #expect(seen == [(1, 4), (2, 4), (2, 5), (3, 5), (3, 6)])
  }

  @Test func `the sources of a collection take turns`() {
    let combined = Observable.combineLatest([Observable.of(1, 2, 3), .of(4, 5, 6)])

    #expect(
      events(of: combined)
        == [.next([1, 4]), .next([2, 4]), .next([2, 5]), .next([3, 5]), .next([3, 6]), .completed])
  }

  @Test func `an endless synchronous source is stopped by the subscriber`() {
    let endless = Observable.from(sequence(first: 1) { $0 + 1 })
    let combined = Observable.combineLatest(endless, Observable.of(10, 20)) { $0 + $1 }.take(4)

    #expect(events(of: combined) == [.next(11), .next(12), .next(22), .next(23), .completed])
  }

  // MARK: Re-entrance

  @Test func `an element that is sent from inside a delivery waits its turn`() {
    var log: [String] = []
    _ = Observable.combineLatest(a, b).subscribe(onNext: { first, second in
      log.append("in \(first) \(second)")
      if first == 1 {
        a.onNext(2)
        a.onNext(3)
      }
      log.append("out \(first) \(second)")
    })
    a.onNext(1)
    b.onNext(10)

    #expect(log == ["in 1 10", "out 1 10", "in 2 10", "out 2 10", "in 3 10", "out 3 10"])
  }

  @Test func `all subscribers end on the newest tuple`() {
    let (first, second) = (BehaviorRelay(value: 0), BehaviorRelay(value: 0))
    let combined = Observable.combineLatest(first, second).share()
    var (early, late): ([(Int, Int)], [(Int, Int)]) = ([], [])
    _ = combined.subscribe(onNext: {
      early.append($0); if $0 == (1, 0) { second.accept(1) }
    })
    _ = combined.subscribe(onNext: { late.append($0) })
    first.accept(1)

    #expect(early == [(0, 0), (1, 0), (1, 1)])
    #expect(late == [(1, 0), (1, 1)])
  }

  @Test func `an ending that is sent from inside a delivery comes after what was sent before it`() {
    var log: [Event<Int>] = []
    _ = Observable.combineLatest(a, b) { $0 + $1 }.subscribe { event in
      log.append(event)
      if event.element == 11 {
        a.onNext(2)
        a.onError(UnspecifiedError())
        b.onNext(30)
      }
    }
    a.onNext(1)
    b.onNext(10)

    #expect(log == [.next(11), .next(12), .error(UnspecifiedError())])
  }

  @Test func `disposing from inside a delivery drops what waits`() {
    let subscription = SerialDisposable()
    var seen: [Int] = []
    subscription.disposable = Observable.combineLatest(a, b) { $0 + $1 }.subscribe(onNext: { sum in
      seen.append(sum)
      b.onNext(20)
      subscription.dispose()
    })
    a.onNext(1)
    b.onNext(10)

    #expect(seen == [11])
    #expect(!a.hasObservers && !b.hasObservers)
  }

  @Test func `relays that feed each other 100,000 times do not use up the stack`() {
    let (first, second) = (BehaviorRelay(value: 0), BehaviorRelay(value: 0))
    var rounds = 0
    _ = Observable.combineLatest(first, second).map { $0 + $1 }.subscribe(onNext: { sum in
      rounds += 1
      if sum < 100_000 { (sum.isMultiple(of: 2) ? first : second).update { $0 += 1 } }
    })

    #expect(rounds == 100_001)
    #expect((first.value, second.value) == (50_000, 50_000))
  }

  // MARK: Lifetime

  @Test func `what a subscriber captured is released by the completion`() {
    weak var token: Token?
    let bag = DisposeBag()
    do {
      let captured = Token()
      token = captured
      Observable.combineLatest(a, b).subscribe(onNext: { _ in _ = captured }).disposed(by: bag)
    }
    a.onCompleted()
    #expect(token != nil)
    b.onCompleted()

    withExtendedLifetime(bag) { #expect(token == nil) }
  }

  @Test func `what a subscriber and a selector captured is released by an error and by disposing`() {
    weak var failed: Token?
    weak var disposed: Token?
    let subscriptions = [0, 1].map { number in
      let captured = Token()
      if number == 0 { failed = captured } else { disposed = captured }
      return Observable.combineLatest(number == 0 ? a : .never(), b) { (captured, $0 + $1).1 }
        .subscribe(onNext: { _ in _ = captured }, onError: { _ in })
    }
    a.onError(UnspecifiedError())
    subscriptions[1].dispose()

    withExtendedLifetime(subscriptions) {
      #expect(failed == nil)
      #expect(disposed == nil)
    }
  }

  @Test func `an abandoned chain dies with its sources`() {
    weak var token: Token?
    var subscription: (any Disposable)?
    do {
      let (captured, a, b) = (Token(), PublishSubject<Int>(), PublishSubject<Int>())
      token = captured
      subscription = Observable.combineLatest(a, b).subscribe(onNext: { _ in _ = captured })
      a.onNext(1)
      b.onNext(1)
    }

    withExtendedLifetime(subscription) { #expect(token == nil) }
  }

  @Test func `an element is released when a newer one takes its place`() {
    let census = Census()
    let source = PublishSubject<Counted>()
    let subscription = Observable.combineLatest(source, a, b).subscribe()
    source.onNext(Counted(census))
    source.onNext(Counted(census))
    #expect(census.living == 1)
    a.onNext(1)
    b.onNext(1)
    source.onNext(Counted(census))

    withExtendedLifetime(subscription) { #expect(census.living == 1) }
  }

  @Test func `the latest elements are released at the end, whether there was a tuple or not`() {
    let census = Census()
    let (counted, never) = (PublishSubject<Counted>(), PublishSubject<Counted>())
    let subscriptions = [
      Observable.combineLatest(counted, a).subscribe(), Observable.combineLatest(counted, never).subscribe(),
      Observable.combineLatest([counted, counted]).subscribe(),
    ]
    a.onNext(1)
    counted.onNext(Counted(census))
    counted.onNext(Counted(census))
    #expect(census.living == 1)
    for subscription in subscriptions { subscription.dispose() }

    withExtendedLifetime(subscriptions) { #expect(census.living == 0) }
  }

  @Test func `elements are released once each, also when a disposal meets them on another thread`() {
    let living = Living()
    for _ in 0..<200 {
      let sources = (0..<2).map { _ in PublishSubject<Mortal>() }
      // Unchecked: disposing is allowed on any thread.
      nonisolated(unsafe) let subscription = Observable.combineLatest(sources[0], sources[1]).subscribe()
      together(3) { thread in
        if thread == 2 { return subscription.dispose() }
        for _ in 0..<20 { sources[thread].onNext(Mortal(living)) }
      }
    }

    #expect(living.count.load(ordering: .acquiring) == 0)
  }

  @Test func `nine kinds of memory are released once each`() {
    let census = Census()
    func one() -> Counted { Counted(census) }
    let last = PublishSubject<Int>()
    let subscription = Observable.combineLatest(
      Observable.of(one(), one()), Observable.just([one(), one()]), Observable.just((1, one())),
      Observable.just(Optional(one())), Observable.just("text"), Observable.just(["key": one()]),
      Observable.just(1 as UInt8), Observable.just({ [one = one()] in _ = one }), last
    ).subscribe()
    last.onNext(1)
    #expect(census.living > 0)
    last.onCompleted()

    withExtendedLifetime(subscription) { #expect(census.living == 0) }
  }
}

/// Counts the living of its kind.
private final class Census { var living = 0 }

private final class Counted {
  private let census: Census

  init(_ census: Census) {
    self.census = census
    census.living += 1
  }

  deinit { census.living -= 1 }
}

/// What a synchronous sequence sends.
private func events<Element>(of source: Observable<Element>) -> [Event<Element>] {
  var events: [Event<Element>] = []
  _ = source.subscribe { events.append($0) }
  return events
}
