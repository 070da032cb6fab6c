import ReactiveLite
import ReactiveLiteTest
import Synchronization
import Testing

@Suite struct ZipTests {
  let scheduler = TestScheduler(initialClock: 0)
  let a = PublishSubject<Int>()
  let b = PublishSubject<Int>()

  // MARK: Elements and endings

  @Test func `the first elements are joined, then the second ones, and so on`() {
    let a = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .next(250, 3), .completed(260)])
    let b = scheduler.createHotObservable([
      .next(230, "x"), .next(240, "y"), .next(255, "z"), .completed(270),
    ])
    let observer = scheduler.start { Observable.zip(a, b) }

    #expect(
      observer.events == [.next(230, (1, "x")), .next(240, (2, "y")), .next(255, (3, "z")), .completed(270)])
    #expect(a.subscriptions == [Subscription(200, 260)])
    #expect(b.subscriptions == [Subscription(200, 270)])
  }

  @Test func `elements that wait when their source completes are still used`() {
    let a = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(225)])
    let b = scheduler.createHotObservable([.next(230, "x"), .next(240, "y"), .completed(250)])
    let observer = scheduler.start { Observable.zip(a, b) }

    #expect(observer.events == [.next(230, (1, "x")), .next(240, (2, "y")), .completed(250)])
  }

  @Test func `elements without a partner are dropped when all have completed`() {
    let a = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .next(230, 3), .completed(240)])
    let b = scheduler.createHotObservable([.next(215, "x"), .completed(260)])
    let observer = scheduler.start { Observable.zip(a, b) }

    #expect(observer.events == [.next(215, (1, "x")), .completed(260)])
  }

  @Test func `an element without a partner does not complete while its own source runs`() {
    let a = scheduler.createHotObservable([.next(210, 1), .next(240, 2), .completed(250)])
    let b = scheduler.createHotObservable([.next(220, "x"), .completed(230)])
    let observer = scheduler.start { Observable.zip(a, b) }

    #expect(observer.events == [.next(220, (1, "x")), .completed(250)])
  }

  @Test func `in a collection, an element completes when the others have ended without a partner for it`() {
    let a = scheduler.createHotObservable([.next(210, 1), .next(240, 2), .completed(250)])
    let b = scheduler.createHotObservable([.next(220, 7), .completed(230)])
    let observer = scheduler.start { Observable.zip([a.asObservable(), b.asObservable()]) }

    #expect(observer.events == [.next(220, [1, 7]), .completed(240)])
  }

  @Test func `sources that are all empty complete with the last`() {
    let a = scheduler.createHotObservable([Recorded<Event<Int>>.completed(210)])
    let b = scheduler.createHotObservable([Recorded<Event<String>>.completed(230)])
    let observer = scheduler.start { Observable.zip(a, b) }

    #expect(observer.events == [.completed(230)])
  }

  @Test func `an error ends the result at once, before what waits`() {
    let a = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .error(230)])
    let b = scheduler.createHotObservable([.next(215, "x"), .next(240, "y")])
    let observer = scheduler.start { Observable.zip(a, b) }

    #expect(observer.events == [.next(215, (1, "x")), .error(230)])
    #expect(b.subscriptions == [Subscription(200, 230)])
  }

  @Test func `disposing lets all sources go`() {
    let a = scheduler.createHotObservable([.next(210, 1), .next(220, 2)])
    let b = scheduler.createHotObservable([.next(215, "x"), .next(240, "y")])
    let observer = scheduler.start(disposed: 230) { Observable.zip(a, b) }

    #expect(observer.events == [.next(215, (1, "x"))])
    #expect(a.subscriptions == [Subscription(200, 230)])
    #expect(b.subscriptions == [Subscription(200, 230)])
  }

  @Test func `a source is zipped with itself, and with what it was before`() {
    let a = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .next(230, 3), .completed(240)])
    let observer = scheduler.start { Observable.zip(a, a.skip(1)) }

    #expect(observer.events == [.next(220, (1, 2)), .next(230, (2, 3)), .completed(240)])
  }

  @Test func `two subscribers share nothing`() {
    let zipped = Observable.zip(a, b) { $0 * 10 + $1 }
    var (first, second): ([Int], [Int]) = ([], [])
    _ = zipped.subscribe(onNext: { first.append($0) })
    a.onNext(1)
    _ = zipped.subscribe(onNext: { second.append($0) })
    a.onNext(2)
    b.onNext(7)

    #expect(first == [17])
    #expect(second == [27])
  }

  // MARK: The selector

  @Test func `a selector makes the elements of the result`() {
    let a = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(240)])
    let b = scheduler.createHotObservable([.next(215, "x"), .next(230, "y"), .completed(250)])
    let observer = scheduler.start { Observable.zip(a, b) { "\($0)\($1)" } }

    #expect(observer.events == [.next(215, "1x"), .next(230, "2y"), .completed(250)])
  }

  @Test func `a selector that throws ends the result at that element`() {
    let a = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .next(230, 3)])
    let b = scheduler.createHotObservable([.next(215, 10), .next(225, 20), .next(235, 30)])
    let observer = scheduler.start {
      Observable.zip(a, b) { a, b in
        if a == 2 { throw UnspecifiedError() }
        return a + b
      }
    }

    #expect(observer.events == [.next(215, 11), .error(225)])
    #expect(a.subscriptions == [Subscription(200, 225)])
    #expect(b.subscriptions == [Subscription(200, 225)])
  }

  // MARK: Any number of sources

  @Test func `one source passes through`() {
    let observer = scheduler.start { [scheduler] in
      Observable.zip(scheduler.createColdObservable([.next(10, 1), .next(20, 2), .completed(30)]))
    }

    #expect(observer.events == [.next(210, 1), .next(220, 2), .completed(230)])
    #expect(events(of: .zip(Observable.of(1, 2)) { "\($0)" }) == [.next("1"), .next("2"), .completed])
  }

  @Test func `three sources of different types are joined`() {
    let a = scheduler.createHotObservable([.next(210, 1), .next(240, 2), .completed(300)])
    let b = scheduler.createHotObservable([.next(220, "x"), .next(221, "y"), .completed(310)])
    let c = scheduler.createHotObservable([.next(230, [1.5]), .next(250, []), .completed(320)])
    let observer = scheduler.start { Observable.zip(a, b, c) }

    #expect(observer.events == [.next(230, (1, "x", [1.5])), .next(250, (2, "y", [])), .completed(320)])
  }

  @Test func `nine sources of different types are joined`() {
    let last = PublishSubject<Int?>()
    var seen: [String] = []
    _ = Observable.zip(
      Observable.of(0, 1), Observable.of("b", "c"), Observable.of(2.5, 3.5), Observable.of([3], []),
      Observable.of(true, false), Observable.of(Character("f"), "g"), Observable.of(6 as UInt8, 7),
      Observable.of(7...8, 8...9), last
    ) { "\($0) \($1) \($2) \($3) \($4) \($5) \($6) \($7) \($8 ?? -1)" }
    .subscribe(onNext: { seen.append($0) })
    last.onNext(nil)
    last.onNext(8)

    #expect(seen == ["0 b 2.5 [3] true f 6 7...8 -1", "1 c 3.5 [] false g 7 8...9 8"])
  }

  // MARK: Collections

  @Test func `the sources of a collection are joined in its order`() {
    let a = scheduler.createHotObservable([.next(230, 1), .next(260, 2), .completed(270)])
    let b = scheduler.createHotObservable([.next(210, 10), .next(220, 20), .completed(250)])
    let observer = scheduler.start { Observable.zip([a, b]) }

    #expect(observer.events == [.next(230, [1, 10]), .next(260, [2, 20]), .completed(270)])
  }

  @Test func `a collection takes a selector, which may throw`() {
    let sources = [Observable.of(1, 2, 3), .of(4, 5, 6)].dropFirst(0)
    let sums = Observable<Int>.zip(sources) { elements in
      if elements[0] == 3 { throw UnspecifiedError() }
      return elements.reduce(0, +)
    }

    #expect(events(of: sums) == [.next(5), .next(7), .error(UnspecifiedError())])
  }

  @Test func `elements without a size wait like any other`() {
    let a = scheduler.createHotObservable([.next(210, ()), .next(215, ()), .completed(216)])
    let b = scheduler.createHotObservable([.next(220, 1), .next(230, 2), .next(240, 3), .completed(250)])
    let observer = scheduler.start { Observable.zip(a, b) { _, number in number } }

    #expect(observer.events == [.next(220, 1), .next(230, 2), .completed(250)])
  }

  @Test func `an empty collection completes at once`() {
    let observer = scheduler.start { Observable.zip([Observable<Int>]()) }
    let counted = events(of: Observable<Int>.zip([Observable<Int>]()) { $0.count })

    #expect(observer.events == [.completed(200)])
    #expect(counted == [.completed])
  }

  @Test func `the selector of a collection is not called again after a disposal`() {
    let (a, b) = (Wire<Int>(), Wire<Int>())
    let (subscription, calls) = (SerialDisposable(), Received(0))
    subscription.disposable = Observable<Int>.zip([a.output, b.output]) { elements in
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
    let subscription = Observable<Int>.zip([a.output, b.output]) { _ in
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
    var log: [String] = []
    let numbers = Observable.of(1, 2, 3).do(onNext: { log.append("\($0)") })
    let letters = Observable.of("a", "b").do(onNext: { log.append($0) })
    _ = Observable.zip(numbers, letters) { "\($0)\($1)" }
      .subscribe(onNext: { log.append($0) }, onCompleted: { log.append("|") })

    #expect(log == ["1", "a", "1a", "2", "b", "2b", "3", "|"])
  }

  @Test func `an endless synchronous source is stopped by take, and in a collection by the end of the other`()
  {
    let (endless, finite) = (Observable.from(sequence(first: 1) { $0 + 1 }), Observable.of(10, 20))

    #expect(events(of: .zip(endless, finite) { $0 + $1 }.take(2)) == [.next(11), .next(22), .completed])
    #expect(events(of: Observable.zip([endless, finite])) == [.next([1, 10]), .next([2, 20]), .completed])
  }

  // MARK: The waiting line

  @Test func `a line grows when its first element is in the middle of the ring`() {
    var seen: [Int] = []
    _ = Observable.zip(a, b) { $0 * 100 + $1 }.subscribe(onNext: { seen.append($0) })
    for element in 1...3 { a.onNext(element) }
    for element in 1...2 { b.onNext(element) }
    for element in 4...12 { a.onNext(element) }
    for element in 3...12 { b.onNext(element) }

    #expect(seen == (1...12).map { $0 * 101 })
  }

  @Test(arguments: 0...4, 0...9)
  func `whatever the first place and the length, elements keep their order and are released`(
    first: Int, length: Int
  ) {
    let census = Census()
    let source = PublishSubject<Counted>()
    var seen: [Int] = []
    let subscription = Observable.zip(source, a) { $0.number * 100 + $1 }.subscribe(onNext: {
      seen.append($0)
    })
    for number in 0..<first {
      source.onNext(Counted(census, number))
      a.onNext(number)
    }
    for number in first..<first + length { source.onNext(Counted(census, number)) }
    #expect(census.living == length)
    for number in first..<first + length { a.onNext(number) }

    #expect(seen == (0..<first + length).map { $0 * 101 })
    withExtendedLifetime(subscription) { #expect(census.living == 0) }
  }

  @Test func `a hundred thousand elements may wait`() {
    var sum = 0
    _ = Observable.zip(a, b) { $0 + $1 }.subscribe(onNext: { sum += $0 })
    for element in 1...100_000 { a.onNext(element) }
    for _ in 1...100_000 { b.onNext(-1) }

    #expect(sum == 100_000 * 100_001 / 2 - 100_000)
  }

  // MARK: Re-entrance

  @Test func `an element that is sent from inside a delivery waits its turn`() {
    var log: [String] = []
    _ = Observable.zip(a, b).subscribe(onNext: { first, second in
      log.append("in \(first) \(second)")
      if first == 1 { a.onNext(3) }
      log.append("out \(first) \(second)")
    })
    a.onNext(1)
    a.onNext(2)
    b.onNext(10)
    b.onNext(20)
    b.onNext(30)

    #expect(log == ["in 1 10", "out 1 10", "in 2 20", "out 2 20", "in 3 30", "out 3 30"])
  }

  @Test func `both partners may be sent from inside a delivery`() {
    var seen: [Int] = []
    _ = Observable.zip(a, b) { $0 * 10 + $1 }.subscribe(onNext: { element in
      seen.append(element)
      if element < 33 {
        a.onNext(element / 10 + 1)
        b.onNext(element / 10 + 1)
      }
    })
    a.onNext(1)
    b.onNext(1)

    #expect(seen == [11, 22, 33])
  }

  @Test func `disposing from inside a delivery drops what waits`() {
    let subscription = SerialDisposable()
    var seen: [Int] = []
    subscription.disposable = Observable.zip(a, b) { $0 + $1 }.subscribe(onNext: { sum in
      seen.append(sum)
      a.onNext(2)
      subscription.dispose()
    })
    a.onNext(1)
    a.onNext(2)
    b.onNext(10)
    b.onNext(20)

    #expect(seen == [11])
    #expect(!a.hasObservers && !b.hasObservers)
  }

  @Test func `subjects that feed themselves 100,000 times do not use up the stack`() {
    var last = 0
    _ = Observable.zip(a, b) { max($0, $1) + 1 }.subscribe(onNext: { round in
      last = round
      if round < 100_000 {
        a.onNext(round)
        b.onNext(round)
      }
    })
    a.onNext(0)
    b.onNext(0)

    #expect(last == 100_000)
  }

  // MARK: Lifetime

  @Test func `what a subscriber captured is released by the completion`() {
    weak var token: Token?
    let bag = DisposeBag()
    do {
      let captured = Token()
      token = captured
      Observable.zip(a, b).subscribe(onNext: { _ in _ = captured }).disposed(by: bag)
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
      return Observable.zip(number == 0 ? a : .never(), b) { (captured, $0 + $1).1 }
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
      subscription = Observable.zip(a, b).subscribe(onNext: { _ in _ = captured })
      a.onNext(1)
    }

    withExtendedLifetime(subscription) { #expect(token == nil) }
  }

  @Test(arguments: [0, 1, 4, 5, 9])
  func `elements that still wait are released by disposing`(count: Int) {
    let census = Census()
    let counted = PublishSubject<Counted>()
    let subscriptions = [
      Observable.zip(counted, a).subscribe(), Observable.zip([counted, counted.skip(1)]).subscribe(),
    ]
    for number in 0..<count { counted.onNext(Counted(census, number)) }
    #expect(census.living == count)
    for subscription in subscriptions { subscription.dispose() }

    withExtendedLifetime(subscriptions) { #expect(census.living == 0) }
  }

  @Test func `elements that still wait are released by an error and by the completion`() {
    let census = Census()
    let (counted, never) = (PublishSubject<Counted>(), PublishSubject<Counted>())
    let subscriptions = [
      Observable.zip(counted, a).subscribe(onError: { _ in }), Observable.zip(never, counted, b).subscribe(),
    ]
    for number in 0..<6 { counted.onNext(Counted(census, number)) }
    a.onError(UnspecifiedError())
    #expect(census.living == 6)
    never.onCompleted()
    b.onCompleted()
    counted.onCompleted()

    withExtendedLifetime(subscriptions) { #expect(census.living == 0) }
  }

  @Test func `elements are released once each, also when a disposal meets them on another thread`() {
    let living = Living()
    for _ in 0..<200 {
      let sources = (0..<2).map { _ in PublishSubject<Mortal>() }
      // Unchecked: disposing is allowed on any thread.
      nonisolated(unsafe) let subscription = Observable.zip(sources[0], sources[1]).subscribe()
      together(3) { thread in
        if thread == 2 { return subscription.dispose() }
        for _ in 0..<20 { sources[thread].onNext(Mortal(living)) }
      }
    }

    #expect(living.count.load(ordering: .acquiring) == 0)
  }

  @Test func `nine kinds of memory are released once each`() {
    let census = Census()
    func one() -> Counted { Counted(census, 0) }
    let last = PublishSubject<Int>()
    let subscription = Observable.zip(
      Observable.of(one(), one(), one()), Observable.just([one(), one()]), Observable.just((1, one())),
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
  let number: Int
  private let census: Census

  init(_ census: Census, _ number: Int) {
    self.number = number
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
