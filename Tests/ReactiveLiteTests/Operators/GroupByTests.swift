import ReactiveLite
import ReactiveLiteTest
import Testing

@Suite struct GroupByTests {
  let scheduler = TestScheduler(initialClock: 0)

  @Test func `there is a group for each key, of the elements that have it`() {
    let source = scheduler.createHotObservable([
      .next(210, 1), .next(220, 2), .next(230, 3), .next(240, 4), .completed(250),
    ])
    let observer = scheduler.start {
      source.groupBy { $0 % 2 }.flatMap { group in group.map { "\(group.key): \($0)" } }
    }

    #expect(
      observer.events == [
        .next(210, "1: 1"), .next(220, "0: 2"), .next(230, "1: 3"), .next(240, "0: 4"), .completed(250),
      ])
    #expect(source.subscriptions == [Subscription(200, 250)])
  }

  @Test func `a group is sent with its first element`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 3), .next(230, 2), .completed(240)])
    let observer = scheduler.start { source.groupBy { $0 % 2 }.map(\.key) }

    #expect(observer.events == [.next(210, 1), .next(230, 0), .completed(240)])
  }

  @Test(arguments: [Event<Int>.completed, .error(Failure())])
  func `groups end as the source does, in the order in which they came, then the result`(ending: Event<Int>) {
    let source = PublishSubject<Int>()
    var log: [String] = []
    _ = source.groupBy { $0 }.subscribe(
      onNext: { group in
        _ = group.subscribe { if $0.isStopEvent { log.append("\(group.key) \($0.isCompleted)") } }
      },
      onError: { _ in log.append("result false") }, onCompleted: { log.append("result true") })
    for key in [3, 1, 2] { source.onNext(key) }
    source.on(ending)

    #expect(log == ["3", "1", "2", "result"].map { "\($0) \(ending.isCompleted)" })
  }

  @Test func `an empty source completes`() {
    #expect(Stream(Observable<Int>.empty().groupBy { $0 }.map(\.key)).events == [.completed(0)])
  }

  @Test func `a selector that throws fails the result and all groups`() {
    let source = PublishSubject<Int>()
    let group = Received([Event<Int>]())
    let keys = source.groupBy { if $0 == 2 { throw Failure() } else { 0 } }
      .do(onNext: { _ = $0.subscribe { group.value.append($0) } }).map(\.key)
    let seen = Stream(keys)
    source.onNext(1)
    source.onNext(2)

    #expect(seen.events == [.next(0, 0), .error(0, Failure())])
    #expect(group.value == [.next(1), .error(Failure())])
    #expect(!source.hasObservers)
  }

  @Test func `who subscribes to a group later has missed what came before, and gets its ending`() {
    let source = PublishSubject<Int>()
    var group: GroupedObservable<Int, Int>?
    _ = source.groupBy { _ in 0 }.subscribe(onNext: { group = $0 })
    source.onNext(1)
    let late = Stream(group!)
    source.onNext(2)
    source.onCompleted()

    #expect(late.events.map(\.value) == [.next(2), .completed])
    #expect(Stream(group!).events == [.completed(0)])
  }

  @Test func `disposing lets the source go`() {
    let source = scheduler.createHotObservable([.next(210, 1)])
    _ = scheduler.start(disposed: 215) { source.groupBy { $0 }.flatMap { $0 } }

    #expect(source.subscriptions == [Subscription(200, 215)])
  }

  @Test func `a group that is subscribed to keeps the source, also when the result is disposed`() {
    let source = PublishSubject<Int>()
    let (seen, keys, inner) = (Received([Int]()), Received([Int]()), SerialDisposable())
    let outer = source.groupBy { $0 % 2 }.subscribe(onNext: { group in
      keys.value.append(group.key)
      inner.disposable = group.subscribe(onNext: { seen.value.append($0) })
    })
    source.onNext(1)
    outer.dispose()
    source.onNext(2)
    source.onNext(3)
    #expect(seen.value == [1, 3] && keys.value == [1])
    inner.dispose()

    #expect(!source.hasObservers)
  }

  @Test func `groups that nobody is subscribed to do not keep the source`() {
    let source = PublishSubject<Int>()
    var groups: [GroupedObservable<Int, Int>] = []
    let outer = source.groupBy { $0 }.subscribe(onNext: { groups.append($0) })
    source.onNext(1)
    groups[0].subscribe().dispose()
    outer.dispose()

    #expect(!source.hasObservers)
  }

  @Test func `an element sent from inside a delivery comes after it`() {
    let source = PublishSubject<Int>()
    var log: [String] = []
    let subscription = source.groupBy { $0 % 2 }.flatMap { $0 }.subscribe(onNext: {
      log.append("begin \($0)")
      if $0 == 1 { source.onNext(2) }
      log.append("end \($0)")
    })
    source.onNext(1)

    #expect(log == ["begin 1", "end 1", "begin 2", "end 2"])
    subscription.dispose()
  }

  @Test func `an endless synchronous source is stopped by take`() {
    let seen = Stream(Observable.from(1...).groupBy { $0 % 2 }.flatMap { $0 }.take(3))

    #expect(seen.events.map(\.value) == [.next(1), .next(2), .next(3), .completed])
  }

  @Test(.timeLimit(.minutes(5)))
  func `groups that come and go on another thread leave the source unused`() {
    for _ in 0..<300 {
      let source = PublishSubject<Int>()
      let groups = Received([GroupedObservable<Int, Int>]())
      // Unchecked: disposing is allowed on any thread.
      nonisolated(unsafe) let outer = source.groupBy { $0 }.subscribe(onNext: { group in
        groups.withLock { $0.append(group) }
      })
      source.onNext(1)
      together(3) { thread in
        switch thread {
        case 0: outer.dispose()
        case 1: for number in 0..<10 { source.onNext(number) }
        default:
          var first: GroupedObservable<Int, Int>?
          groups.withLock { first = $0.first }
          first?.subscribe().dispose()
        }
      }

      #expect(!source.hasObservers)
    }
  }
}
