import ReactiveLite
import ReactiveLiteTest
import Synchronization
import Testing

@Suite struct ConcatTests {
  let scheduler = TestScheduler(initialClock: 0)

  // MARK: concat

  @Test func `the second is subscribed to when the first has completed`() {
    let first = scheduler.createColdObservable([.next(10, 1), .next(20, 2), .completed(30)])
    let second = scheduler.createColdObservable([.next(5, 7), .completed(10)])
    let observer = scheduler.start { first.concat(second) }

    #expect(observer.events == [.next(210, 1), .next(220, 2), .next(235, 7), .completed(240)])
    #expect(first.subscriptions == [Subscription(200, 230)])
    #expect(second.subscriptions == [Subscription(230, 240)])
  }

  @Test func `what a hot second sends before is missed`() {
    let first = scheduler.createHotObservable([.next(210, 1), .completed(230)])
    let second = scheduler.createHotObservable([.next(220, 7), .next(240, 8), .completed(250)])
    let observer = scheduler.start { first.concat(second) }

    #expect(observer.events == [.next(210, 1), .next(240, 8), .completed(250)])
  }

  @Test func `an error of the first ends the result without the second`() {
    let first = scheduler.createColdObservable([.next(10, 1), .error(20, Failure())])
    let second = scheduler.createColdObservable([.next(5, 7)])
    let observer = scheduler.start { first.concat(second) }

    #expect(observer.events == [.next(210, 1), .error(220, Failure())])
    #expect(second.subscriptions == [])
  }

  @Test func `an error of the second ends the result`() {
    let second = scheduler.createColdObservable([.next(5, 7), .error(10, Failure())])
    let observer = scheduler.start { Observable.just(1).concat(second) }

    #expect(observer.events == [.next(200, 1), .next(205, 7), .error(210, Failure())])
  }

  @Test func `a first that never completes keeps the second waiting`() {
    let second = scheduler.createColdObservable([.next(5, 7)])
    let observer = scheduler.start { Observable.never().concat(second) }

    #expect(observer.events == [])
    #expect(second.subscriptions == [])
  }

  @Test func `none at all completes, and empty ones are passed over`() {
    #expect(Stream(Observable<Int>.concat([])).events == [.completed(0)])
    #expect(Stream(Observable.concat(.empty(), .just(1), .empty())).events == [.next(0, 1), .completed(0)])
  }

  @Test func `anything that converts to an observable may follow`() {
    let relay = BehaviorRelay(value: 7)

    #expect(Stream(Observable.just(1).concat(relay)).events == [.next(0, 1), .next(0, 7)])
    #expect(Stream(Observable.just(1).concat(Single.just(2))).events.count == 3)
  }

  @Test func `an endless sequence of sources is asked for one at a time, anew for each subscriber`() {
    var asked = 0
    let sources = sequence(state: 0) { (_: inout Int) -> Observable<Int> in
      asked += 1
      return .just(asked)
    }
    let result = Observable.concat(sources).take(3)

    #expect(Stream(result).events.compactMap(\.value.element) == [1, 2, 3])
    #expect(asked == 3)
    #expect(Stream(result).events.compactMap(\.value.element) == [4, 5, 6])
  }

  @Test func `synchronous sources are sent in a row`() {
    #expect(
      Stream(Observable.of(1, 2).concat(Observable.of(3, 4))).events.map(\.value)
        == [.next(1), .next(2), .next(3), .next(4), .completed])
  }

  @Test func `synchronous sources in a row take turns with one beside them`() {
    let both = Observable.merge(Observable.of(1, 2).concat(Observable.of(3)), .of(7, 8, 9))

    #expect(Stream(both).events.compactMap(\.value.element) == [1, 7, 2, 8, 9, 3])
  }

  @Test(arguments: [215, 235])
  func `disposing lets the source go that is followed, and no other is subscribed to`(time: Int) {
    let first = scheduler.createColdObservable([.next(10, 1), .completed(20)])
    let second = scheduler.createColdObservable([.next(10, 7), .completed(20)])
    _ = scheduler.start(disposed: time) { Observable.concat([first.asObservable(), second.asObservable()]) }

    #expect(first.subscriptions == [Subscription(200, min(time, 220))])
    #expect(second.subscriptions == (time > 220 ? [Subscription(220, time)] : []))
  }

  @Test func `a throw below is an error, and no other is subscribed to`() {
    let first = scheduler.createColdObservable([.next(10, 1), .completed(20)])
    let second = scheduler.createColdObservable([.next(10, 7)])
    let observer = scheduler.start { first.concat(second).map { _ -> Int in throw UnspecifiedError() } }

    #expect(observer.events == [.error(210)])
    #expect(first.subscriptions == [Subscription(200, 210)])
    #expect(second.subscriptions == [])
  }

  @Test func `a first that is ended from inside its delivery is followed after that`() {
    let (first, second) = (PublishSubject<Int>(), BehaviorSubject(value: 7))
    var log: [String] = []
    _ = first.concat(second).subscribe(onNext: {
      log.append("begin \($0)")
      if $0 == 1 { first.onCompleted() }
      log.append("end \($0)")
    })
    first.onNext(1)

    #expect(log == ["begin 1", "end 1", "begin 7", "end 7"])
  }

  @Test func `100,000 sources in a row fit a small stack`() {
    let count = onSmallStack {
      var count = 0
      _ = Observable.concat((0..<100_000).lazy.map { Observable.just($0) })
        .subscribe(onNext: { _ in count += 1 })
      return count
    }

    #expect(count == 100_000)
  }

  @Test func `a million sources in a row are not kept`() {
    let living = Living()
    var most = 0
    let sources = (0..<1_000_000).lazy.map { number -> Observable<Int> in
      let mortal = Mortal(living)
      return .create { observer in
        observer.onNext(number)
        observer.onCompleted()
        return Disposables.create { withExtendedLifetime(mortal) {} }
      }
    }
    _ = Observable.concat(sources)
      .subscribe(onNext: { _ in most = max(most, living.count.load(ordering: .relaxed)) })

    #expect(most <= 3)
    #expect(living.count.load(ordering: .relaxed) == 0)
  }

  @Test(.timeLimit(.minutes(5)))
  func `a disposal from another thread lets every source go`() {
    for _ in 0..<500 {
      let (first, second) = (PublishSubject<Int>(), PublishSubject<Int>())
      // Unchecked: disposing is allowed on any thread.
      nonisolated(unsafe) let subscription = first.concat(second).subscribe()
      together(3) { thread in
        switch thread {
        case 0: first.onCompleted()
        case 1: second.onNext(1)
        default: subscription.dispose()
        }
      }

      #expect(!first.hasObservers && !second.hasObservers)
    }
  }

  // MARK: repeat

  @Test func `repeat begins again when the source has completed`() {
    let source = scheduler.createColdObservable([.next(10, 1), .completed(20)])
    let observer = scheduler.start(disposed: 255) { source.repeat() }

    #expect(observer.events == [.next(210, 1), .next(230, 1), .next(250, 1)])
    #expect(source.subscriptions == [Subscription(200, 220), Subscription(220, 240), Subscription(240, 255)])
  }

  @Test func `repeat fails when the source does`() {
    let source = scheduler.createColdObservable([.next(10, 1), .error(20)])
    let observer = scheduler.start { source.repeat() }

    #expect(observer.events == [.next(210, 1), .error(220)])
    #expect(source.subscriptions == [Subscription(200, 220)])
  }

  @Test func `100,000 rounds of repeat fit a small stack, and are stopped by take`() {
    let counts = onSmallStack {
      var counts = [0, 0]
      _ = Observable.just(1).repeat().take(100_000).subscribe(onNext: { counts[0] += $0 })
      _ = Observable.of(1, 1).repeat().take(100_000).subscribe(onNext: { counts[1] += $0 })
      return counts
    }

    #expect(counts == [100_000, 100_000])
  }

  @Test func `a source that is empty is repeated until somebody else ends it`() {
    let rounds = onSmallStack {
      let end = PublishSubject<Void>()
      var rounds = 0
      let source = Observable<Int>.deferred {
        rounds += 1
        if rounds == 100_000 { end.onNext(()) }
        return .empty()
      }
      _ = source.repeat().take(until: end).subscribe()
      return rounds
    }

    #expect(rounds == 100_000)
  }
}
