import ReactiveLite
import ReactiveLiteTest
import Testing

@Suite struct CompletableOperatorsTests {
  let scheduler = TestScheduler(initialClock: 0)

  /// Completes `time` frames after it is subscribed to.
  private func task(_ time: Int) -> TestableObservable<Never> {
    scheduler.createColdObservable([.completed(time)])
  }

  @Test func `empty completes`() {
    #expect(Stream(Completable.empty()).events == [.completed(0)])
  }

  @Test func `concat runs one after another`() {
    let (first, second) = (task(10), task(20))
    let completable = scheduler.start { Completable.concat(first.asCompletable(), second.asCompletable()) }

    #expect(completable.events == [.completed(230)])
    #expect(first.subscriptions == [Subscription(200, 210)])
    #expect(second.subscriptions == [Subscription(210, 230)])
  }

  @Test func `concat begins nothing after an error`() {
    let second = task(20)
    let completable = scheduler.start {
      Completable.concat([.empty(), .error(Failure()), second.asCompletable()])
    }

    #expect(completable.events == [.error(200, Failure())])
    #expect(second.subscriptions == [])
  }

  @Test func `concat of many tasks does not grow the stack`() {
    let tasks = repeatElement(Completable.empty(), count: 100_000)

    #expect(Stream(Completable.concat(tasks)).events == [.completed(0)])
  }

  @Test func `zip waits for all, at the same time`() {
    let (first, second) = (task(10), task(20))
    let completable = scheduler.start { Completable.zip(first.asCompletable(), second.asCompletable()) }

    #expect(completable.events == [.completed(220)])
    #expect(second.subscriptions == [Subscription(200, 220)])
  }

  @Test func `zip fails as soon as one does`() {
    let (first, second) = (task(10), task(20))
    let completable = scheduler.start {
      Completable.zip([first.asCompletable().andThen(.error(Failure())), second.asCompletable()])
    }

    #expect(completable.events == [.error(210, Failure())])
    #expect(second.subscriptions == [Subscription(200, 210)])
  }

  @Test func `none at all is done at once`() {
    #expect(Stream(Completable.zip([])).events == [.completed(0)])
    #expect(Stream(Completable.concat([])).events == [.completed(0)])
  }

  @Test func `merge is zip`() {
    #expect(Stream(Completable.merge(.empty(), .empty())).events == [.completed(0)])
    #expect(Stream(Completable.merge([.empty(), .never()])).events == [])
  }

  @Test func `andThen goes on with any trait when the task is done`() {
    let first = task(10)
    let single: Single<Int> = first.asCompletable().andThen(.just(1))

    #expect(scheduler.start { single }.events == [.next(210, 1), .completed(210)])
    #expect(Stream(Completable.empty().andThen(Maybe<Int>.empty())).events == [.completed(0)])
    #expect(Stream(Completable.empty().andThen(Completable.empty())).events == [.completed(0)])
    #expect(
      Stream(Completable.empty().andThen(Observable.of(1, 2))).events == [
        .next(0, 1), .next(0, 2), .completed(0),
      ])
  }

  @Test func `andThen and concat do not go on after an error`() {
    var hasBegun = false
    let second = Completable.deferred {
      hasBegun = true
      return .empty()
    }

    #expect(Stream(Completable.error(Failure()).andThen(second)).events == [.error(0, Failure())])
    #expect(Stream(Completable.error(Failure()).concat(second)).events == [.error(0, Failure())])
    #expect(!hasBegun)
  }

  @Test func `disposing lets the task under way go`() {
    let (first, second) = (PublishSubject<Never>(), PublishSubject<Int>())
    let subscription = first.asCompletable().andThen(second).subscribe()
    first.onCompleted()

    #expect(second.hasObservers)
    subscription.dispose()
    #expect(!second.hasObservers)
  }

  @Test func `do sees the completion from all sides`() {
    var log: [String] = []
    _ = Completable.empty()
      .do(
        onError: { _ in log.append("on error") }, afterError: { _ in log.append("after error") },
        onCompleted: { log.append("on completed") }, afterCompleted: { log.append("after completed") },
        onSubscribe: { log.append("subscribe") }, onSubscribed: { log.append("subscribed") },
        onDispose: { log.append("dispose") }
      )
      .subscribe { log.append("\($0)") }

    #expect(log == ["subscribe", "on completed", "completed", "after completed", "subscribed", "dispose"])
  }
}
