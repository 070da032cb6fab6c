import ReactiveLiteTest
import Testing

@testable import ReactiveLite

@Suite struct MergeTests {
  let scheduler = TestScheduler(initialClock: 0)
  let a = PublishSubject<Int>()
  let b = PublishSubject<Int>()

  // MARK: Elements and endings

  @Test func `elements of all sources are sent as they come, and the last completion completes`() {
    let a = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(230)])
    let b = scheduler.createHotObservable([.next(215, 7), .next(225, 8), .completed(240)])
    let observer = scheduler.start { Observable.merge(a.asObservable(), b.asObservable()) }

    #expect(
      observer.events == [.next(210, 1), .next(215, 7), .next(220, 2), .next(225, 8), .completed(240)])
    #expect(a.subscriptions == [Subscription(200, 230)])
    #expect(b.subscriptions == [Subscription(200, 240)])
  }

  @Test func `no source at all completes at once`() {
    let observer = scheduler.start { Observable<Int>.merge([]) }

    #expect(observer.events == [.completed(200)])
  }

  @Test func `empty sources complete together`() {
    let late = scheduler.createColdObservable([Recorded<Event<Int>>.completed(30)])
    let observer = scheduler.start { Observable.merge(.empty(), late.asObservable(), .empty()) }

    #expect(observer.events == [.completed(230)])
  }

  @Test func `one source that never ends keeps the result open`() {
    let observer = scheduler.start { Observable<Int>.merge(.empty(), .never()) }

    #expect(observer.events == [])
  }

  @Test func `an error ends the result at once and lets the others go`() {
    let a = scheduler.createHotObservable([.next(210, 1), .error(220)])
    let b = scheduler.createHotObservable([.next(215, 7), .next(225, 8)])
    let observer = scheduler.start { Observable.merge(a.asObservable(), b.asObservable()) }

    #expect(observer.events == [.next(210, 1), .next(215, 7), .error(220)])
    #expect(b.subscriptions == [Subscription(200, 220)])
  }

  @Test func `disposing lets all sources go`() {
    let a = scheduler.createHotObservable([.next(210, 1), .next(230, 2)])
    let b = scheduler.createHotObservable([.next(215, 7), .next(225, 8)])
    let observer = scheduler.start(disposed: 220) { Observable.merge(a.asObservable(), b.asObservable()) }

    #expect(observer.events == [.next(210, 1), .next(215, 7)])
    #expect(a.subscriptions == [Subscription(200, 220)])
    #expect(b.subscriptions == [Subscription(200, 220)])
  }

  @Test func `a source that is merged with itself sends each element twice`() {
    var seen: [Int] = []
    _ = Observable.merge(a, a).subscribe(onNext: { seen.append($0) })
    a.onNext(1)
    a.onNext(2)

    #expect(seen == [1, 1, 2, 2])
  }

  @Test func `two subscribers share nothing`() {
    let cold = scheduler.createColdObservable([.next(10, 1), .completed(20)])
    let merged = Observable.merge(cold.asObservable(), .empty())
    _ = merged.subscribe()
    _ = merged.subscribe()
    scheduler.start()

    #expect(cold.subscriptions == [Subscription(0, 20), Subscription(0, 20)])
  }

  // MARK: Overloads

  @Test func `an array, any collection and a sequence of sequences are merged alike`() {
    let sources = [Observable.just(1), .just(2), .just(3)]

    #expect(events(of: .merge(sources)) == [.next(1), .next(2), .next(3), .completed])
    #expect(events(of: .merge(sources.dropFirst())) == [.next(2), .next(3), .completed])
    #expect(
      events(of: .merge(Dictionary(uniqueKeysWithValues: [(0, sources[0])]).values)) == [
        .next(1), .completed,
      ])
    #expect(events(of: Observable.from(sources).merge()) == [.next(1), .next(2), .next(3), .completed])
  }

  @Test func `a thousand sources are merged`() {
    let subjects = (0..<1_000).map { _ in PublishSubject<Int>() }
    var seen: [Int] = []
    var isCompleted = false
    _ = Observable.merge(subjects.map { $0.asObservable() })
      .subscribe(onNext: { seen.append($0) }, onCompleted: { isCompleted = true })
    for (number, subject) in subjects.enumerated() { subject.onNext(number) }
    for subject in subjects.dropLast() { subject.onCompleted() }

    #expect(seen == Array(0..<1_000))
    #expect(!isCompleted)
    subjects.last?.onCompleted()
    #expect(isCompleted)
  }

  // MARK: Synchronous sources

  @Test func `synchronous sources take turns`() {
    #expect(
      events(of: .merge(.of(1, 2), .of(3, 4)))
        == [.next(1), .next(3), .next(2), .next(4), .completed])
  }

  @Test func `one that has ended is skipped by the others' turns`() {
    let merged = Observable.merge(.of(1, 2, 3), .of(4), .of(5, 6))

    #expect(
      events(of: merged)
        == [.next(1), .next(4), .next(5), .next(2), .next(6), .next(3), .completed])
  }

  @Test func `an endless synchronous source gives way and is stopped`() {
    let endless = Observable.from(sequence(first: 1) { $0 + 1 })
    let merged = Observable.merge(endless, .of(10, 20)).take(4)

    #expect(events(of: merged) == [.next(1), .next(10), .next(2), .next(20), .completed])
  }

  @Test func `a synchronous error stops the others`() {
    let merged = Observable.merge(.of(1, 2), .error(UnspecifiedError()))

    #expect(events(of: merged) == [.error(UnspecifiedError())])
  }

  @Test func `no further source is subscribed to when the result has ended`() {
    let made = Received(0)
    let late = Observable<Int>.deferred {
      made.value += 1
      return .just(2)
    }

    #expect(events(of: Observable.merge(.just(1), late).take(1)) == [.next(1), .completed])
    #expect(events(of: Observable.merge(.error(Failure()), late)) == [.error(Failure())])
    #expect(made.value == 0)
  }

  // MARK: Re-entrance

  @Test func `an element that is sent from inside a delivery waits its turn`() {
    var log: [String] = []
    _ = Observable.merge(a, b).subscribe(onNext: { element in
      log.append("in \(element)")
      if element == 1 { b.onNext(2) }
      log.append("out \(element)")
    })
    a.onNext(1)

    #expect(log == ["in 1", "out 1", "in 2", "out 2"])
  }

  @Test func `all subscribers of a merge that feeds itself see the same order`() {
    let merged = Observable.merge(a, b).share()
    var first: [Int] = []
    var second: [Int] = []
    _ = merged.subscribe(onNext: {
      first.append($0); if $0 == 1 { b.onNext(2) }
    })
    _ = merged.subscribe(onNext: { second.append($0) })
    a.onNext(1)

    #expect(first == [1, 2])
    #expect(second == [1, 2])
  }

  @Test func `an ending that is sent from inside a delivery comes after what was sent before it`() {
    var log: [Event<Int>] = []
    _ = Observable.merge(a, b).subscribe { event in
      log.append(event)
      if event.element == 1 {
        b.onNext(2)
        a.onCompleted()
        b.onCompleted()
      }
    }
    a.onNext(1)

    #expect(log == [.next(1), .next(2), .completed])
  }

  @Test func `disposing from inside a delivery drops what waits`() {
    let subscription = SerialDisposable()
    var seen: [Int] = []
    subscription.disposable = Observable.merge(a, b).subscribe(onNext: { element in
      seen.append(element)
      b.onNext(element + 1)
      subscription.dispose()
    })
    a.onNext(1)

    #expect(seen == [1])
    #expect(!a.hasObservers && !b.hasObservers)
  }

  @Test func `a subject that feeds itself 100,000 times does not use up the stack`() {
    var last = 0
    _ = Observable.merge(a.map { $0 + 1 }, b).subscribe(onNext: { element in
      last = element
      if element < 100_000 {
        (element.isMultiple(of: 2) ? a : b).onNext(element.isMultiple(of: 2) ? element : element + 1)
      }
    })
    a.onNext(0)

    #expect(last == 100_000)
  }

  // MARK: Lifetime

  @Test func `what a subscriber captured is released by the completion`() {
    weak var token: Token?
    let bag = DisposeBag()
    do {
      let captured = Token()
      token = captured
      Observable.merge(a, b).subscribe(onNext: { _ in _ = captured }).disposed(by: bag)
    }
    a.onCompleted()
    #expect(token != nil)
    b.onCompleted()

    withExtendedLifetime(bag) { #expect(token == nil) }
  }

  @Test func `what a subscriber captured is released by an error and by disposing`() {
    weak var failed: Token?
    weak var disposed: Token?
    let subscriptions = [0, 1].map { number in
      let captured = Token()
      if number == 0 { failed = captured } else { disposed = captured }
      return Observable.merge(number == 0 ? a : .never(), b)
        .subscribe(onNext: { _ in _ = captured }, onError: { _ in })
    }
    a.onError(UnspecifiedError())
    subscriptions[1].dispose()

    withExtendedLifetime(subscriptions) {
      #expect(failed == nil)
      #expect(disposed == nil)
    }
  }

  @Test func `an abandoned merge dies with its sources`() {
    weak var token: Token?
    var subscription: (any Disposable)?
    do {
      let (captured, a, b) = (Token(), PublishSubject<Int>(), PublishSubject<Int>())
      token = captured
      subscription = Observable.merge(a, b).subscribe(onNext: { _ in _ = captured })
      a.onNext(1)
    }

    withExtendedLifetime(subscription) { #expect(token == nil) }
  }
}

@Suite struct FlatMapTests {
  let scheduler = TestScheduler(initialClock: 0)

  @Test func `each element becomes a sequence, and all of them are sent as they come`() {
    let source = scheduler.createHotObservable([.next(210, 10), .next(220, 20), .completed(230)])
    let inner = scheduler.createColdObservable([.next(5, 1), .next(15, 2), .completed(20)])
    let observer = scheduler.start { source.flatMap { outer in inner.map { outer + $0 } } }

    #expect(
      observer.events == [.next(215, 11), .next(225, 12), .next(225, 21), .next(235, 22), .completed(240)])
    #expect(source.subscriptions == [Subscription(200, 230)])
    #expect(inner.subscriptions == [Subscription(210, 230), Subscription(220, 240)])
  }

  @Test func `the source completes last`() {
    let source = scheduler.createHotObservable([.next(210, 1), .completed(300)])
    let observer = scheduler.start { source.flatMap { Observable.just($0) } }

    #expect(observer.events == [.next(210, 1), .completed(300)])
  }

  @Test func `an empty source completes, and inner sequences may be empty`() {
    let source = scheduler.createHotObservable([.next(210, 1), .completed(220)])
    let observer = scheduler.start { source.flatMap { _ in Observable<Int>.empty() } }

    #expect(observer.events == [.completed(220)])
    #expect(events(of: Observable<Int>.empty().flatMap { Observable.just($0) }) == [.completed])
  }

  @Test func `an inner sequence that never ends keeps the result open`() {
    let source = scheduler.createHotObservable([.next(210, 1), .completed(220)])
    let observer = scheduler.start { source.flatMap { _ in Observable<Int>.never() } }

    #expect(observer.events == [])
  }

  @Test func `an error of the source ends the result and lets the inner sequences go`() {
    let source = scheduler.createHotObservable([.next(210, 1), .error(230)])
    let inner = scheduler.createColdObservable([.next(10, 1), .next(50, 2)])
    let observer = scheduler.start { source.flatMap { _ in inner } }

    #expect(observer.events == [.next(220, 1), .error(230)])
    #expect(inner.subscriptions == [Subscription(210, 230)])
  }

  @Test func `an error of an inner sequence ends the result and lets the source go`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(240, 2)])
    let inner = scheduler.createColdObservable([.next(10, 1), .error(20)])
    let observer = scheduler.start { source.flatMap { _ in inner } }

    #expect(observer.events == [.next(220, 1), .error(230)])
    #expect(source.subscriptions == [Subscription(200, 230)])
  }

  @Test func `a selector that throws ends the result at that element`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .next(230, 3)])
    let inner = scheduler.createColdObservable([.next(5, 7), .next(15, 8)])
    let observer = scheduler.start {
      source.flatMap { element in
        if element == 2 { throw UnspecifiedError() }
        return inner
      }
    }

    #expect(observer.events == [.next(215, 7), .error(220)])
    #expect(source.subscriptions == [Subscription(200, 220)])
    #expect(inner.subscriptions == [Subscription(210, 220)])
  }

  @Test func `disposing lets the source and the inner sequences go`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2)])
    let inner = scheduler.createColdObservable([.next(10, 7), .next(30, 8)])
    let observer = scheduler.start(disposed: 225) { source.flatMap { _ in inner } }

    #expect(observer.events == [.next(220, 7)])
    #expect(source.subscriptions == [Subscription(200, 225)])
    #expect(inner.subscriptions == [Subscription(210, 225), Subscription(220, 225)])
  }

  @Test func `a selector that disposes gives a sequence that is not subscribed to`() {
    let (source, subscription, made) = (PublishSubject<Int>(), SerialDisposable(), Received(0))
    subscription.disposable = source.flatMap { _ in
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
    _ = Observable.just(0).flatMap { _ in relay }.subscribe(onNext: { seen.append($0) })
    relay.accept(2)

    #expect(seen == [1, 2])
  }

  @Test func `synchronous inner sequences take turns`() {
    let mapped = Observable.of(1, 2, 3).flatMap { Observable.of($0 * 10, $0 * 10 + 1) }

    #expect(
      events(of: mapped)
        == [.next(10), .next(11), .next(20), .next(21), .next(30), .next(31), .completed])
  }

  @Test func `an inner sequence that feeds the source is followed too, after what is being delivered`() {
    let (source, inner) = (PublishSubject<Int>(), PublishSubject<Int>())
    var log: [String] = []
    _ = source.flatMap { $0 == 0 ? inner.asObservable() : .of($0, $0 + 1) }.subscribe(onNext: { element in
      log.append("in \(element)")
      if element == 7 { source.onNext(1) }
      log.append("out \(element)")
    })
    source.onNext(0)
    inner.onNext(7)

    #expect(log == ["in 7", "out 7", "in 1", "out 1", "in 2", "out 2"])
  }

  @Test func `a subject that feeds itself 100,000 times does not use up the stack`() {
    let source = PublishSubject<Int>()
    var last = 0
    _ = source.flatMap { Observable.just($0 + 1) }.subscribe(onNext: { element in
      last = element
      if element < 100_000 { source.onNext(element) }
    })
    source.onNext(0)

    #expect(last == 100_000)
  }

  @Test func `nothing is left of an inner sequence that has ended`() {
    let (source, inner) = (PublishSubject<Int>(), Completing())
    let subscription = source.flatMap { _ in inner }.subscribe()
    source.onNext(1)

    #expect(inner.calls == 1)
    #expect(inner.lifeline == nil)
    subscription.dispose()
  }

  @Test func `an inner sequence that has ended is released while the others go on`() {
    weak var token: Token?
    let (source, inner) = (PublishSubject<Int>(), PublishSubject<Int>())
    var captured: Token? = Token()
    token = captured
    let subscription = source.flatMap { [captured] _ in
      inner.map { [captured] in (captured, $0).1 }
    }
    .subscribe()
    _ = subscription
    captured = nil
    source.onNext(1)
    source.onCompleted()
    #expect(token != nil)
    inner.onCompleted()

    withExtendedLifetime((source, inner, subscription)) { #expect(token == nil) }
  }
}

/// Completes, and looks what becomes of the subscription.
private final class Completing: ObservableType {
  typealias Element = Int

  private(set) var calls = 0
  private(set) weak var lifeline: Lifeline?

  func subscribe<Observer: ObserverType<Int>>(_ observer: Observer) -> any Disposable {
    asObservable().subscribe(observer)
  }

  func receive(subscriber: Subscriber<Int>) {
    calls += 1
    lifeline = subscriber.lifeline
    subscriber.on(.completed)
  }
}

/// What a synchronous sequence sends.
private func events<Element>(of source: Observable<Element>) -> [Event<Element>] {
  var events: [Event<Element>] = []
  _ = source.subscribe { events.append($0) }
  return events
}
