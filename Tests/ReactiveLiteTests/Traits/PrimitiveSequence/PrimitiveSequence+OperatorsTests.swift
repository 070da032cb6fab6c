import ReactiveLite
import ReactiveLiteTest
import Testing

@Suite struct PrimitiveSequenceOperatorsTests {
  let scheduler = TestScheduler(initialClock: 0)

  /// Tells 1 ten frames after it is subscribed to.
  private var one: TestableObservable<Int> { scheduler.createColdObservable([.next(10, 1), .completed(10)]) }
  /// Fails ten frames after it is subscribed to.
  private var failing: TestableObservable<Int> { scheduler.createColdObservable([.error(10)]) }

  @Test func `deferred makes the sequence anew for each subscriber, and may throw`() {
    var calls = 0
    let single = Single<Int>.deferred {
      calls += 1
      if calls == 2 { throw Failure() }
      return .just(calls)
    }

    #expect(calls == 0)
    #expect(Stream(single).events == [.next(0, 1), .completed(0)])
    #expect(Stream(single).events == [.error(0, Failure())])
  }

  @Test func `error fails and never is silent, whatever the trait`() {
    #expect(Stream(Single<Int>.error(Failure())).events == [.error(0, Failure())])
    #expect(Stream(Maybe<Int>.error(Failure())).events == [.error(0, Failure())])
    #expect(Stream(Completable.error(Failure())).events == [.error(0, Failure())])
    #expect(Stream(Single<Int>.never()).events == [])
    #expect(Stream(Completable.never()).events == [])
  }

  @Test func `using disposes its resource with the event`() {
    let resource = BooleanDisposable()
    let single = Single.using({ resource }, primitiveSequenceFactory: { _ in .just(1) })

    #expect(!resource.isDisposed)
    #expect(Stream(single).events == [.next(0, 1), .completed(0)])
    #expect(resource.isDisposed)
  }

  @Test func `timer tells zero after a while`() {
    let single = scheduler.start { [scheduler] in Single<Int>.timer(.seconds(5), scheduler: scheduler) }

    #expect(single.events == [.next(205, 0), .completed(205)])
  }

  @Test func `catch goes on with another, and may throw`() {
    let failing = Single<Int>.error(Failure(number: 1))

    #expect(Stream(failing.catch { _ in .just(7) }).events == [.next(0, 7), .completed(0)])
    #expect(Stream(failing.catch { _ in throw Failure(number: 2) }).events == [.error(0, Failure(number: 2))])
    #expect(Stream(Completable.error(Failure()).catch { _ in .empty() }).events == [.completed(0)])
  }

  @Test func `observe(on:) and subscribe(on:) work on the scheduler`() {
    let observed = scheduler.createObserver(Int.self)
    let subscribed = scheduler.createObserver(Int.self)
    _ = Single.just(1).observe(on: scheduler).asObservable().subscribe(observed)
    _ = Single.just(2).subscribe(on: scheduler).asObservable().subscribe(subscribed)
    scheduler.start()

    #expect(observed.events == [.next(1, 1), .completed(2)])
    #expect(subscribed.events == [.next(1, 2), .completed(1)])
  }

  @Test func `delay moves the element, and not an error`() {
    let (one, failing) = (one, failing)
    let delayed = scheduler.createObserver(Int.self)
    let failed = scheduler.createObserver(Int.self)
    _ = one.asSingle().delay(.seconds(5), scheduler: scheduler).asObservable().subscribe(delayed)
    _ = failing.asSingle().delay(.seconds(5), scheduler: scheduler).asObservable().subscribe(failed)
    scheduler.start()

    #expect(delayed.events == [.next(15, 1), .completed(16)])
    #expect(failed.events == [.error(10)])
  }

  @Test func `delaySubscription subscribes later`() {
    let one = one
    let delayed = scheduler.start { [scheduler] in
      one.asSingle().delaySubscription(.seconds(5), scheduler: scheduler)
    }

    #expect(delayed.events == [.next(215, 1), .completed(215)])
    #expect(one.subscriptions == [Subscription(205, 215)])
  }

  @Test func `timeout fails what takes too long`() {
    let one = one
    let late = scheduler.start { [scheduler] in one.asSingle().timeout(.seconds(5), scheduler: scheduler) }

    #expect(late.events == [.error(205, RxError.timeout)])
    #expect(one.subscriptions == [Subscription(200, 205)])
  }

  @Test func `timeout is not meant for what is in time, and may go on with another`() {
    let one = one
    let (inTime, late) = (scheduler.createObserver(Int.self), scheduler.createObserver(Int.self))
    _ = one.asSingle().timeout(.seconds(20), scheduler: scheduler).asObservable().subscribe(inTime)
    _ = one.asSingle().timeout(.seconds(5), other: .just(7), scheduler: scheduler).asObservable().subscribe(
      late)
    scheduler.start()

    #expect(inTime.events == [.next(10, 1), .completed(10)])
    #expect(late.events == [.next(5, 7), .completed(5)])
  }

  @Test func `retry goes on until there is an element`() {
    var attempts = 0
    let single = Single<Int>.deferred {
      attempts += 1
      return attempts < 3 ? .error(Failure()) : .just(attempts)
    }

    #expect(Stream(single.retry()).events == [.next(0, 3), .completed(0)])
  }

  @Test func `retry of a count gives up with the last error`() {
    let failing = failing
    let single = scheduler.start { failing.asSingle().retry(2) }

    #expect(single.events == [.error(220)])
    #expect(failing.subscriptions == [Subscription(200, 210), Subscription(210, 220)])
  }

  @Test func `retry goes on when the notifier says so`() {
    let failing = failing
    let single = scheduler.start(disposed: 235) { [scheduler] in
      failing.asSingle().retry { (errors: Observable<any Error>) in
        errors.delay(.seconds(5), scheduler: scheduler)
      }
    }

    #expect(single.events == [])
    #expect(
      failing.subscriptions == [
        Subscription(200, 210), Subscription(215, 225), Subscription(230, 235),
      ])
  }

  @Test func `retry for errors of one type lets others pass`() {
    let single = Single<Int>.error(UnspecifiedError()).retry { (errors: Observable<Failure>) in errors }

    #expect(Stream(single).events == [.error(0)])
  }

  @Test func `a single whose notifier completes fails for want of an element`() {
    var events: [SingleEvent<Int>] = []
    _ = Single<Int>.error(Failure()).retry { (_: Observable<any Error>) in Observable<Void>.empty() }
      .subscribe { events.append($0) }

    #expect(events.count == 1)
    #expect(events[0] == .failure(RxError.noElements))
  }

  @Test func `debug changes nothing`() {
    #expect(Stream(Single.just(1).debug("single")).events == [.next(0, 1), .completed(0)])
  }
}
