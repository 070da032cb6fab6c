import ReactiveLite
import ReactiveLiteTest
import Testing

@Suite struct ElementTraitOperatorsTests {
  let scheduler = TestScheduler(initialClock: 0)

  @Test func `just has one element, of a single and of a maybe`() {
    #expect(Stream(Single.just(1)).events == [.next(0, 1), .completed(0)])
    #expect(Stream(Maybe.just(1)).events == [.next(0, 1), .completed(0)])
  }

  @Test func `just on a scheduler comes a tick later`() {
    let single = scheduler.start { [scheduler] in Single.just(1, scheduler: scheduler) }

    #expect(single.events == [.next(201, 1), .completed(202)])
  }

  @Test func `map transforms the element, and may throw`() {
    let throwing = Single.just(1).map { _ -> Int in throw Failure() }

    #expect(Stream(Single.just(1).map { $0 * 10 }).events == [.next(0, 10), .completed(0)])
    #expect(Stream(Maybe.just(1).map { "\($0)" }).events == [.next(0, "1"), .completed(0)])
    #expect(Stream(throwing).events == [.error(0, Failure())])
  }

  @Test func `filter and compactMap may leave nothing`() {
    let kept: Maybe<Int> = Single.just(1).filter { $0 > 0 }
    let dropped: Maybe<Int> = Single.just("a").compactMap { Int($0) }

    #expect(Stream(kept).events == [.next(0, 1), .completed(0)])
    #expect(Stream(dropped).events == [.completed(0)])
    #expect(Stream(Maybe.just(1).filter { $0 > 1 }).events == [.completed(0)])
  }

  @Test func `flatMap goes on with another single`() {
    let second = scheduler.createColdObservable([.next(10, 7), .completed(10)])
    let single = scheduler.start { Single.just(1).flatMap { _ in second.asSingle() } }

    #expect(single.events == [.next(210, 7), .completed(210)])
    #expect(second.subscriptions == [Subscription(200, 210)])
  }

  @Test func `flatMap of maybes skips what is empty`() {
    #expect(Stream(Maybe.just(1).flatMap { _ in Maybe<Int>.empty() }).events == [.completed(0)])
    #expect(Stream(Maybe<Int>.empty().flatMap { Maybe.just($0) }).events == [.completed(0)])
  }

  @Test func `flatMap may throw`() {
    let throwing = Single.just(1).flatMap { _ -> Single<Int> in throw Failure() }

    #expect(Stream(throwing).events == [.error(0, Failure())])
  }

  @Test func `flatMapMaybe and flatMapCompletable go on with another trait`() {
    let maybe: Maybe<Int> = Single.just(1).flatMapMaybe { _ in .empty() }
    let completable: Completable = Single.just(1).flatMapCompletable { _ in .error(Failure()) }

    #expect(Stream(maybe).events == [.completed(0)])
    #expect(Stream(completable).events == [.error(0, Failure())])
  }

  @Test func `catchAndReturn has an element for an error`() {
    #expect(Stream(Single.error(Failure()).catchAndReturn(7)).events == [.next(0, 7), .completed(0)])
    #expect(Stream(Maybe.error(Failure()).catchAndReturn(7)).events == [.next(0, 7), .completed(0)])
    #expect(Stream(Single.just(1).catchAndReturn(7)).events == [.next(0, 1), .completed(0)])
  }

  @Test func `asCompletable keeps the ending`() {
    #expect(Stream(Single.just(1).asCompletable()).events == [.completed(0)])
    #expect(Stream(Maybe<Int>.error(Failure()).asCompletable()).events == [.error(0, Failure())])
  }

  @Test func `disposing a chain lets the source and what was captured go`() {
    let subject = PublishSubject<Int>()
    weak var token: Token?
    var subscription: (any Disposable)?
    do {
      let captured = Token()
      token = captured
      subscription = subject.asSingle().flatMap { [captured] in .just(($0, captured)) }.map(\.0).subscribe()
    }

    #expect(token != nil)
    subscription?.dispose()
    #expect(token == nil)
    #expect(!subject.hasObservers)
  }
}
