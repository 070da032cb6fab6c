import ReactiveLite
import ReactiveLiteTest
import Testing

@Suite struct PrimitiveSequenceZipTests {
  let scheduler = TestScheduler(initialClock: 0)

  private func single(_ time: Int, _ element: Int) -> Single<Int> {
    scheduler.createColdObservable([.next(time, element), .completed(time)]).asSingle()
  }

  @Test func `zip of singles waits for all`() {
    let (first, second) = (single(10, 1), single(20, 2))
    let zipped = scheduler.start { Single.zip(first, second).map { $0 + $1 } }

    #expect(zipped.events == [.next(220, 3), .completed(220)])
  }

  @Test func `any number of types`() {
    let zipped: Single<(Int, String, Double, Bool)> = Single.zip(
      .just(1), .just("a"), .just(2.5), .just(true))

    #expect(Stream(zipped.map { "\($0)" }).value == #"(1, "a", 2.5, true)"#)
  }

  @Test func `zip with a selector`() {
    let zipped = Single.zip(Single.just(1), Single.just("a")) { "\($0)\($1)" }

    #expect(Stream(zipped).events == [.next(0, "1a"), .completed(0)])
  }

  @Test func `an error or a throw ends it`() {
    let failing = Single.zip(Single.just(1), Single<Int>.error(Failure(number: 1)))
    let throwing = Single<Int>.zip(Single.just(1), Single.just(2)) { _, _ in throw Failure(number: 2) }

    #expect(Stream(failing.map { $0 + $1 }).events == [.error(0, Failure(number: 1))])
    #expect(Stream(throwing).events == [.error(0, Failure(number: 2))])
  }

  @Test func `maybes with elements give one`() {
    #expect(
      Stream(Maybe.zip(Maybe.just(1), Maybe.just(2)) { $0 + $1 }).events == [.next(0, 3), .completed(0)])
  }

  @Test func `a maybe without an element completes the others`() {
    let subject = PublishSubject<Int>()
    let zipped = Stream(Maybe.zip(subject.asMaybe(), Maybe<Int>.empty()).map { $0 + $1 })
    subject.onNext(1)
    subject.onCompleted()

    #expect(zipped.events == [.completed(0)])
  }

  @Test func `zip of a collection keeps its order`() {
    let zipped = Single.zip([single(20, 1), single(10, 2)])

    #expect(scheduler.start { zipped }.events == [.next(220, [1, 2]), .completed(220)])
  }

  @Test func `zip of an empty collection is an empty array`() {
    #expect(Stream(Single<Int>.zip([])).events == [.next(0, []), .completed(0)])
    #expect(Stream(Single<Int>.zip([]) { $0.count }).events == [.next(0, 0), .completed(0)])
  }

  @Test func `zip of a collection with a selector, which may throw`() {
    let sources = [Single.just(1), .just(2)]
    let throwing = Single.zip(sources) { _ -> Int in throw Failure() }

    #expect(Stream(Single.zip(sources) { $0.reduce(0, +) }).events == [.next(0, 3), .completed(0)])
    #expect(Stream(throwing).events == [.error(0, Failure())])
  }

  @Test func `disposing lets all go`() {
    let (first, second) = (PublishSubject<Int>(), PublishSubject<Int>())
    let subscription = Single.zip(first.asSingle(), second.asSingle()).subscribe()

    #expect(first.hasObservers && second.hasObservers)
    subscription.dispose()
    #expect(!first.hasObservers && !second.hasObservers)
  }
}
