import ReactiveLite
import ReactiveLiteTest
import Testing

@Suite struct MulticastTests {
  let scheduler = TestScheduler(initialClock: 0)

  // MARK: connect

  @Test func `subscribers wait for connect, and share one subscription`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(230, 2), .next(250, 3), .completed(260)])
    let connectable = source.publish()
    let second = scheduler.createObserver(Int.self)
    scheduler.scheduleAt(220) { _ = connectable.connect() }
    scheduler.scheduleAt(240) { _ = connectable.subscribe(second) }
    let first = scheduler.start { connectable }

    #expect(first.events == [.next(230, 2), .next(250, 3), .completed(260)])
    #expect(second.events == [.next(250, 3), .completed(260)])
    #expect(source.subscriptions == [Subscription(220, 260)])
  }

  @Test func `connecting twice is connecting once`() {
    let source = PublishSubject<Int>()
    let connectable = source.publish()
    let seen = Stream(connectable)
    let (first, second) = (connectable.connect(), connectable.connect())
    source.onNext(1)
    first.dispose()
    #expect(!source.hasObservers)
    second.dispose()

    #expect(seen.events.map(\.value) == [.next(1)])
  }

  @Test func `a disposed connection lets the source go, and leaves subscribers without an ending`() {
    let source = PublishSubject<Int>()
    let connectable = source.publish()
    let seen = Stream(connectable)
    connectable.connect().dispose()
    let connection = connectable.connect()
    source.onNext(1)

    // The new connection has a subject of its own, so those before it wait in vain.
    #expect(source.hasObservers)
    #expect(seen.events == [])
    connection.dispose()
  }

  @Test(arguments: [Event<Int>.completed, .error(Failure())])
  func `who subscribes after the ending waits for the next connection`(ending: Event<Int>) {
    let source = scheduler.createColdObservable([.next(10, 1), Recorded(time: 20, value: ending)])
    let connectable = source.replay(1)
    let first = Stream(connectable, scheduler: scheduler)
    _ = connectable.connect()
    scheduler.start()
    let second = Stream(connectable, scheduler: scheduler)
    #expect(second.events == [])
    _ = connectable.connect()
    scheduler.start()

    #expect(first.events == [.next(10, 1), Recorded(time: 20, value: ending)])
    #expect(second.events == [.next(30, 1), Recorded(time: 40, value: ending)])
  }

  @Test func `one who begins again inside the ending is connected anew`() {
    let (source, log) = (PublishSubject<Int>(), Received([String]()))
    let connectable = Observable.deferred { source }.publish()
    _ = connectable.subscribe(onCompleted: {
      log.value.append("completed")
      _ = connectable.subscribe(onNext: { log.value.append("\($0)") })
    })
    _ = connectable.connect()
    source.onCompleted()

    #expect(log.value == ["completed"])
  }

  @Test func `a connection keeps going without the connectable`() {
    let source = PublishSubject<Int>()
    let seen = {
      let connectable = source.publish()
      let seen = Stream(connectable)
      _ = connectable.connect()
      return seen
    }()
    source.onNext(1)

    #expect(seen.events.map(\.value) == [.next(1)])
  }

  // MARK: the subjects

  @Test func `replay gives the last elements to who comes later, replayAll every one`() {
    let source = PublishSubject<Int>()
    let (two, all) = (source.replay(2), source.replayAll())
    let bag = DisposeBag()
    two.connect().disposed(by: bag)
    all.connect().disposed(by: bag)
    for number in 1...3 { source.onNext(number) }

    #expect(Stream(two).events.compactMap(\.value.element) == [2, 3])
    #expect(Stream(all).events.compactMap(\.value.element) == [1, 2, 3])
  }

  @Test func `a subject of one's own is used for every connection`() {
    let (source, subject) = (PublishSubject<Int>(), ReplaySubject<Int>.create(bufferSize: 1))
    let connectable = source.multicast(subject)
    let connection = connectable.connect()
    source.onNext(1)
    connection.dispose()

    #expect(Stream(connectable).events.map(\.value) == [.next(1)])
    #expect(Stream(subject).events.map(\.value) == [.next(1)])
  }

  @Test func `a maker of subjects is asked once for each connection`() {
    let source = PublishSubject<Int>()
    var made = 0
    let connectable = source.multicast { () -> PublishSubject<Int> in
      made += 1
      return PublishSubject()
    }
    let streams = [Stream(connectable), Stream(connectable)]
    connectable.connect().dispose()
    connectable.connect().dispose()

    #expect(made == 2)
    withExtendedLifetime(streams) {}
  }

  // MARK: multicast with a selector

  @Test func `what a selector subscribes to several times is one subscription`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(230)])
    let observer = scheduler.start {
      source.multicast({ PublishSubject<Int>() }) { Observable.zip($0, $0) { $0 + $1 } }
    }

    #expect(observer.events == [.next(210, 2), .next(220, 4), .completed(230)])
    #expect(source.subscriptions == [Subscription(200, 230)])
  }

  @Test func `a selector or a maker of subjects that throws fails the result`() {
    let source = scheduler.createColdObservable([.next(10, 1)])
    let selector = source.multicast({ PublishSubject<Int>() }) { _ -> Observable<Int> in throw Failure() }
    let maker = source.multicast({ () -> PublishSubject<Int> in throw Failure() }) { $0 }

    #expect(Stream(selector).events == [.error(0, Failure())])
    #expect(Stream(maker).events == [.error(0, Failure())])
    #expect(source.subscriptions == [])
  }

  @Test func `an error of the source is one of the result, and disposing lets the source go`() {
    let source = PublishSubject<Int>()
    let shared = source.multicast({ PublishSubject<Int>() }) { $0.map { $0 + 1 } }
    shared.subscribe().dispose()
    #expect(!source.hasObservers)
    let seen = Stream(shared)
    source.onNext(1)
    source.onError(Failure())

    #expect(seen.events == [.next(0, 2), .error(0, Failure())])
  }

  @Test(.timeLimit(.minutes(5)))
  func `threads that connect at once connect once`() {
    for _ in 0..<500 {
      let (source, connections, seen) = (PublishSubject<Int>(), Received(0), Received(0))
      // Unchecked: connecting is allowed on any thread.
      nonisolated(unsafe) let connectable =
        source.do(onSubscribe: { connections.withLock { $0 += 1 } }).publish()
      _ = connectable.subscribe(onNext: { seen.value += $0 })
      together(2) { _ in _ = connectable.connect() }
      source.onNext(1)

      #expect(connections.value == 1 && seen.value == 1)
      connectable.connect().dispose()
    }
  }
}
