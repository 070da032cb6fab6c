import ReactiveLite
import ReactiveLiteTest
import Testing

@Suite struct RefCountTests {
  let scheduler = TestScheduler(initialClock: 0)

  @Test func `the first subscriber connects, and the last one disconnects`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(230, 2), .next(250, 3), .next(270, 4)])
    let shared = source.publish().refCount()
    let (second, subscription) = (scheduler.createObserver(Int.self), SerialDisposable())
    scheduler.scheduleAt(220) { subscription.disposable = shared.subscribe(second) }
    scheduler.scheduleAt(260) { subscription.dispose() }
    let first = scheduler.start(disposed: 240) { shared }

    #expect(first.events == [.next(210, 1), .next(230, 2)])
    #expect(second.events == [.next(230, 2), .next(250, 3)])
    #expect(source.subscriptions == [Subscription(200, 260)])
  }

  @Test func `after the last has left, the next one connects anew`() {
    let source = scheduler.createColdObservable([.next(10, 1), .next(20, 2)])
    let shared = source.publish().refCount()
    let second = scheduler.createObserver(Int.self)
    scheduler.scheduleAt(300) { _ = shared.subscribe(second) }
    let first = scheduler.start(disposed: 215) { shared }

    #expect(first.events == [.next(210, 1)])
    #expect(second.events == [.next(310, 1), .next(320, 2)])
  }

  @Test(arguments: [Event<Int>.completed, .error(Failure())])
  func `after the ending, the next one connects anew`(ending: Event<Int>) {
    let source = scheduler.createColdObservable([.next(10, 1), Recorded(time: 20, value: ending)])
    let shared = source.replay(1).refCount()
    let second = scheduler.createObserver(Int.self)
    scheduler.scheduleAt(300) { _ = shared.subscribe(second) }
    let first = scheduler.start { shared }

    #expect(first.events == [.next(210, 1), Recorded(time: 220, value: ending)])
    #expect(second.events == [.next(310, 1), Recorded(time: 320, value: ending)])
    #expect(source.subscriptions == [Subscription(200, 220), Subscription(300, 320)])
  }

  @Test func `one who begins again inside the ending connects anew`() {
    let (source, attempts) = (PublishSubject<Int>(), Received(0))
    let attempt = Observable<Int>.deferred {
      attempts.value += 1
      return attempts.value == 1 ? source : .just(7)
    }
    let seen = Stream(attempt.publish().refCount().retry())
    source.onError(Failure())

    #expect(seen.events.map(\.value) == [.next(7), .completed])
    #expect(attempts.value == 2)
  }

  @Test func `100,000 who begin again inside the ending fit a small stack`() {
    let attempts = onSmallStack {
      var attempts = 0
      let attempt = Observable<Int>.deferred {
        attempts += 1
        return attempts < 100_000 ? .error(Failure()) : .empty()
      }
      _ = attempt.publish().refCount().retry().subscribe()
      return attempts
    }

    #expect(attempts == 100_000)
  }

  @Test func `a synchronous source is sent to the first alone`() {
    let shared = Observable.of(1, 2).publish().refCount()

    #expect(Stream(shared).events.map(\.value) == [.next(1), .next(2), .completed])
    #expect(Stream(shared).events.map(\.value) == [.next(1), .next(2), .completed])
  }

  @Test func `an endless synchronous source is stopped by take`() {
    let shared = Observable.from(1...).publish().refCount().take(3)

    #expect(Stream(shared).events.map(\.value) == [.next(1), .next(2), .next(3), .completed])
  }

  @Test func `one that needs no more than what is replayed does not connect`() {
    let (source, subject) = (PublishSubject<Int>(), BehaviorSubject(value: 0))
    let seen = Stream(source.multicast(subject).refCount().take(1))

    #expect(seen.events.map(\.value) == [.next(0), .completed])
    #expect(!source.hasObservers)
  }

  @Test func `a throw below is an error, and disconnects`() {
    let source = PublishSubject<Int>()
    let seen = Stream(source.publish().refCount().map { _ -> Int in throw Failure() })
    source.onNext(1)

    #expect(seen.events == [.error(0, Failure())])
    #expect(!source.hasObservers)
  }

  @Test func `it works with a connectable type of one's own`() {
    struct Own: ConnectableObservableType {
      typealias Element = Int

      let subject = PublishSubject<Int>()
      let log = Received([String]())

      func connect() -> any Disposable {
        log.value.append("connect")
        return Disposables.create { log.value.append("disconnect") }
      }

      func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
      where Observer.Element == Int {
        subject.subscribe(observer)
      }
    }
    let own = Own()
    let shared = own.refCount()
    let (first, second) = (shared.subscribe(), shared.subscribe())
    first.dispose()
    #expect(own.log.value == ["connect"])
    second.dispose()

    #expect(own.log.value == ["connect", "disconnect"])
  }

  @Test(.timeLimit(.minutes(5)))
  func `threads that come and go leave the source unconnected`() {
    for _ in 0..<500 {
      let source = PublishSubject<Int>()
      // Unchecked: subscribing is allowed on any thread.
      nonisolated(unsafe) let shared = source.publish().refCount()
      together(3) { thread in
        if thread == 2 { return source.onNext(1) }
        shared.subscribe().dispose()
      }

      #expect(!source.hasObservers)
    }
  }

  @Test(.timeLimit(.minutes(5)))
  func `one that stays is served, whoever else comes and goes`() {
    for _ in 0..<2_000 {
      let (source, sum) = (PublishSubject<Int>(), Received(0))
      // Unchecked: subscribing is allowed on any thread.
      nonisolated(unsafe) let shared = source.publish().refCount()
      together(3) { thread in
        if thread > 0 { return shared.subscribe().dispose() }
        _ = shared.subscribe(onNext: { sum.value += $0 })
      }
      source.onNext(1)

      #expect(sum.value == 1)
    }
  }
}
