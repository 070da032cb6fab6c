import ReactiveLite
import ReactiveLiteTest
import Testing

@Suite struct MaterializeTests {
  let scheduler = TestScheduler(initialClock: 0)

  // MARK: materialize

  @Test func `materialize sends elements and the completion as elements`() {
    let source = scheduler.createHotObservable([.next(210, 1), .completed(220)])
    let observer = scheduler.start { source.materialize() }

    #expect(observer.events.map(\.time) == [210, 220, 220])
    #expect(observer.elements == [.next(1), .completed])
    #expect(observer.events.last?.value.isCompleted == true)
    #expect(source.subscriptions == [Subscription(200, 220)])
  }

  @Test func `it sends the error as an element, and completes`() {
    let source = scheduler.createHotObservable([.next(210, 1), .error(220)])
    let observer = scheduler.start { source.materialize() }

    #expect(observer.events.map(\.time) == [210, 220, 220])
    #expect(observer.elements == [.next(1), .error(UnspecifiedError())])
    #expect(observer.events.last?.value.isCompleted == true)
    #expect(source.subscriptions == [Subscription(200, 220)])
  }

  @Test func `it waits for the end of the source`() {
    let observer = scheduler.start { Observable<Int>.never().materialize() }

    #expect(observer.events.isEmpty)
  }

  @Test func `a throw below is an error, and the source is let go`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2)])
    let observer = scheduler.start { source.materialize().map { _ -> Int in throw UnspecifiedError() } }

    #expect(observer.events == [.error(210)])
    #expect(source.subscriptions == [Subscription(200, 210)])
  }

  @Test func `disposing lets the source go`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2)])
    let observer = scheduler.start(disposed: 215) { source.materialize() }

    #expect(observer.elements == [.next(1)])
    #expect(source.subscriptions == [Subscription(200, 215)])
  }

  @Test func `an endless synchronous source is stopped by take`() {
    let source = Observable.from(1...).materialize().compactMap(\.element).take(2)

    #expect(Stream(source).events == [.next(0, 1), .next(0, 2), .completed(0)])
  }

  @Test func `an ending sent from inside an element comes between`() {
    let (source, observer) = (PublishSubject<Int>(), scheduler.createObserver(Event<Int>.self))
    _ = source.materialize().do(onNext: { if !$0.isStopEvent { source.onCompleted() } }).subscribe(observer)
    source.onNext(1)

    #expect(observer.elements == [.next(1), .completed])
  }

  @Test(arguments: Finish.allCases)
  func `what was captured is let go of`(with finish: Finish) {
    #expect(isLetGo(with: finish) { source, token in source.materialize().map { [token] _ in token } })
  }

  // MARK: dematerialize

  @Test func `dematerialize sends what the elements say, and ends with them`() {
    let source = scheduler.createHotObservable([
      .next(210, Event.next(1)), .next(220, .next(2)), .next(230, .completed), .next(240, .next(3)),
    ])
    let observer = scheduler.start { source.dematerialize() }

    #expect(observer.events == [.next(210, 1), .next(220, 2), .completed(230)])
    #expect(source.subscriptions == [Subscription(200, 230)])
  }

  @Test func `an element that is an error ends it with that`() {
    let source = scheduler.createHotObservable([
      .next(210, Event.next(1)), .next(220, .error(UnspecifiedError())), .next(230, .next(2)),
    ])
    let observer = scheduler.start { source.dematerialize() }

    #expect(observer.events == [.next(210, 1), .error(220)])
    #expect(source.subscriptions == [Subscription(200, 220)])
  }

  @Test(arguments: [Recorded<Event<Event<Int>>>.completed(220), .error(220)])
  func `it ends when the source does`(ending: Recorded<Event<Event<Int>>>) {
    let source = scheduler.createHotObservable([.next(210, Event.next(1)), ending])
    let observer = scheduler.start { source.dematerialize() }

    #expect(observer.events == [.next(210, 1), ending.value.isCompleted ? .completed(220) : .error(220)])
    #expect(source.subscriptions == [Subscription(200, 220)])
  }

  @Test(arguments: [Recorded<Event<Int>>.completed(220), .error(220)])
  func `it undoes what materialize did`(ending: Recorded<Event<Int>>) {
    let source = scheduler.createHotObservable([.next(210, 1), ending])
    let observer = scheduler.start { source.materialize().dematerialize() }

    #expect(observer.events == [.next(210, 1), ending])
    #expect(source.subscriptions == [Subscription(200, 220)])
  }

  @Test func `an endless synchronous source ends with an element that says so`() {
    let source = Observable.from(1...).map { $0 < 3 ? Event.next($0) : .completed }.dematerialize()

    #expect(Stream(source).events == [.next(0, 1), .next(0, 2), .completed(0)])
  }

  @Test(arguments: Finish.allCases)
  func `what was captured above is let go of`(with finish: Finish) {
    #expect(
      isLetGo(with: finish) { source, token in source.map { [token] _ in Event.next(token) }.dematerialize() }
    )
  }
}
