import ReactiveLite
import ReactiveLiteTest
import Testing

@Suite struct RetryTests {
  let scheduler = TestScheduler(initialClock: 0)

  // MARK: retry

  @Test func `retry begins again when the source has failed`() {
    let source = scheduler.createColdObservable([.next(10, 1), .error(20)])
    let observer = scheduler.start(disposed: 255) { source.retry() }

    #expect(observer.events == [.next(210, 1), .next(230, 1), .next(250, 1)])
    #expect(source.subscriptions == [Subscription(200, 220), Subscription(220, 240), Subscription(240, 255)])
  }

  @Test func `a source that completes is not tried again`() {
    let source = scheduler.createColdObservable([.next(10, 1), .completed(20)])
    let observer = scheduler.start { source.retry() }

    #expect(observer.events == [.next(210, 1), .completed(220)])
    #expect(source.subscriptions == [Subscription(200, 220)])
  }

  @Test func `the error of the last attempt passes`() {
    let source = scheduler.createColdObservable([.next(10, 1), .error(20, Failure())])
    let observer = scheduler.start { source.retry(2) }

    #expect(observer.events == [.next(210, 1), .next(230, 1), .error(240, Failure())])
    #expect(source.subscriptions == [Subscription(200, 220), Subscription(220, 240)])
  }

  @Test func `one attempt is none again`() {
    let source = scheduler.createColdObservable([.next(10, 1), .error(20, Failure())])
    let observer = scheduler.start { source.retry(1) }

    #expect(observer.events == [.next(210, 1), .error(220, Failure())])
  }

  @Test func `an attempt that completes ends the result`() {
    var attempt = 0
    let source = Observable<Int>.deferred {
      attempt += 1
      return attempt < 3 ? .error(Failure()) : .just(attempt)
    }

    #expect(Stream(source.retry(5)).events == [.next(0, 3), .completed(0)])
  }

  @Test func `no attempt at all completes without subscribing`() {
    let source = scheduler.createColdObservable([.next(10, 1)])
    let observer = scheduler.start { source.retry(0) }

    #expect(observer.events == [.completed(200)])
    #expect(source.subscriptions == [])
  }

  @Test func `a negative count is the programmer's mistake`() async {
    await #expect(processExitsWith: .failure) { _ = Observable.of(1).retry(-1) }
  }

  @Test func `an error thrown below is not retried`() {
    let source = scheduler.createColdObservable([.next(10, 1), .completed(20)])
    let observer = scheduler.start { source.retry().map { _ -> Int in throw UnspecifiedError() } }

    #expect(observer.events == [.error(210)])
    #expect(source.subscriptions == [Subscription(200, 210)])
  }

  @Test func `an error sent from inside a delivery is retried after it`() {
    let attempts = [PublishSubject<Int>(), PublishSubject<Int>()]
    var (attempt, log) = (-1, [String]())
    let source = Observable<Int>.deferred {
      attempt += 1
      return attempts[attempt].startWith(attempt)
    }
    _ = source.retry().subscribe(onNext: {
      log.append("begin \($0)")
      if $0 == 7 { attempts[0].onError(Failure()) }
      log.append("end \($0)")
    })
    attempts[0].onNext(7)

    #expect(log == ["begin 0", "end 0", "begin 7", "end 7", "begin 1", "end 1"])
  }

  @Test func `100,000 attempts fit a small stack`() {
    let attempts = onSmallStack {
      var attempts = [0, 0, 0]
      let failing = { (way: Int) in
        Observable<Int>.deferred {
          attempts[way] += 1
          return attempts[way] < 100_000 ? .error(Failure()) : .just(1)
        }
      }
      _ = failing(0).retry().subscribe()
      _ = failing(1).retry(100_000).subscribe()
      _ = failing(2).retry(when: { $0 }).subscribe()
      return attempts
    }

    #expect(attempts == [100_000, 100_000, 100_000])
  }

  @Test func `100,000 attempts of a source that takes turns fit a small stack`() {
    let sums = onSmallStack {
      var sums = [0, 0]
      let failing = Observable.of(1).concat(Observable.error(Failure()))
      _ = failing.retry().take(100_000).subscribe(onNext: { sums[0] += $0 })
      _ = failing.retry(when: { $0.flatMap { _ in Observable.of(0) } }).take(100_000)
        .subscribe(onNext: { sums[1] += $0 })
      return sums
    }

    #expect(sums == [100_000, 100_000])
  }

  @Test(.timeLimit(.minutes(5)))
  func `a disposal from another thread lets every attempt go`() {
    for _ in 0..<500 {
      let source = PublishSubject<Int>()
      let attempts = Received(0)
      let attempt = Observable<Int>.deferred {
        attempts.withLock { $0 += 1 }
        return attempts.value == 1 ? source : .never()
      }
      // Unchecked: disposing is allowed on any thread.
      nonisolated(unsafe) let subscription = attempt.retry().subscribe()
      together(2) { thread in
        if thread == 0 { source.onError(Failure()) } else { subscription.dispose() }
      }

      #expect(!source.hasObservers && attempts.value <= 2)
    }
  }

  // MARK: retry(when:)

  @Test func `the notifier says when the source begins again`() {
    let source = scheduler.createColdObservable([.next(10, 1), .error(20)])
    let observer = scheduler.start(disposed: 275) { [scheduler] in
      source.retry(when: { $0.delay(.seconds(5), scheduler: scheduler) })
    }

    #expect(observer.events == [.next(210, 1), .next(235, 1), .next(260, 1)])
    #expect(source.subscriptions == [Subscription(200, 220), Subscription(225, 245), Subscription(250, 270)])
  }

  @Test func `a growing pause, then the error`() {
    let source = scheduler.createColdObservable([Recorded<Event<Int>>.error(10, Failure())])
    let observer = scheduler.start { [scheduler] in
      source.retry(when: { errors in
        errors.enumerated().flatMap { attempt, error in
          attempt < 2
            ? Observable<Int>.timer(.seconds(attempt + 1), scheduler: scheduler) : .error(error)
        }
      })
    }

    #expect(observer.events == [.error(233, Failure())])
    #expect(source.subscriptions == [Subscription(200, 210), Subscription(211, 221), Subscription(223, 233)])
  }

  @Test func `a source that completes ends the result and the notifier`() {
    let (source, notifier) = (PublishSubject<Int>(), PublishSubject<Int>())
    let seen = Stream(source.retry(when: { _ in notifier }))
    #expect(notifier.hasObservers)
    source.onCompleted()

    #expect(seen.events == [.completed(0)])
    #expect(!notifier.hasObservers)
  }

  @Test func `a notifier that completes while it is waited for completes the result`() {
    let source = scheduler.createColdObservable([.next(10, 1), .error(20)])
    let notifier = scheduler.createHotObservable([Recorded<Event<Int>>.completed(240)])
    let observer = scheduler.start { source.retry(when: { (_: Observable<any Error>) in notifier }) }

    #expect(observer.events == [.next(210, 1), .completed(240)])
  }

  @Test func `a notifier that fails while it is waited for fails the result`() {
    let source = scheduler.createColdObservable([.next(10, 1), .error(20)])
    let notifier = scheduler.createHotObservable([Recorded<Event<Int>>.error(240, Failure())])
    let observer = scheduler.start { source.retry(when: { (_: Observable<any Error>) in notifier }) }

    #expect(observer.events == [.next(210, 1), .error(240, Failure())])
  }

  @Test(arguments: [Event<Int>.completed, .error(Failure())])
  func `an attempt under way when the notifier ends runs to its end`(ending: Event<Int>) {
    let source = scheduler.createColdObservable([.next(10, 1), .next(30, 2), .error(40)])
    let notifier = scheduler.createHotObservable([Recorded(time: 220, value: ending)])
    let observer = scheduler.start { source.retry(when: { (_: Observable<any Error>) in notifier }) }

    #expect(observer.events == [.next(210, 1), .next(230, 2), Recorded(time: 240, value: ending)])
    #expect(source.subscriptions == [Subscription(200, 240)])
  }

  @Test func `what the notifier sends while an attempt is under way begins nothing`() {
    let source = scheduler.createColdObservable([.next(10, 1), .error(50)])
    let notifier = scheduler.createHotObservable([.next(220, 0), .next(230, 0), .next(270, 0)])
    let observer = scheduler.start(disposed: 300) {
      source.retry(when: { (_: Observable<any Error>) in notifier })
    }

    #expect(observer.events == [.next(210, 1), .next(280, 1)])
    #expect(source.subscriptions == [Subscription(200, 250), Subscription(270, 300)])
  }

  @Test func `several elements for one error are one attempt`() {
    let source = scheduler.createColdObservable([Recorded<Event<Int>>.error(10)])
    _ = scheduler.start(disposed: 225) {
      source.retry(when: { $0.flatMap { _ in Observable.of(1, 2, 3) } })
    }

    #expect(source.subscriptions == [Subscription(200, 210), Subscription(210, 220), Subscription(220, 225)])
  }

  @Test func `disposing while the notifier is waited for lets it go`() {
    let (source, notifier) = (PublishSubject<Int>(), PublishSubject<Int>())
    let subscription = source.retry(when: { _ in notifier }).subscribe()
    source.onError(Failure())
    #expect(notifier.hasObservers)
    subscription.dispose()

    #expect(!notifier.hasObservers)
  }

  @Test func `the notifier is made anew for each subscriber`() {
    var made = 0
    let source = Observable<Int>.never().retry(when: { (errors: Observable<any Error>) in
      made += 1
      return errors
    })
    source.subscribe().dispose()
    source.subscribe().dispose()

    #expect(made == 2)
  }

  @Test func `a notifier of one type of error hears of no other, which passes`() {
    struct Other: Error {}
    var (heard, attempt) = ([Int](), 0)
    let source = Observable<Int>.deferred {
      attempt += 1
      return .error(attempt < 3 ? Failure(number: attempt) : Other())
    }
    // It would begin again whatever it is told.
    let result = source.retry(when: { (errors: Observable<Failure>) in
      errors.do(onNext: { heard.append($0.number) }).materialize()
    })

    #expect(Stream(result).events == [.error(0, Other())])
    #expect(heard == [1, 2])
  }
}
