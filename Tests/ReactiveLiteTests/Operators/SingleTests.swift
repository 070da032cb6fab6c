import ReactiveLite
import ReactiveLiteTest
import Testing

@Suite struct SingleTests {
  let scheduler = TestScheduler(initialClock: 0)

  @Test func `single sends the only element as it comes`() {
    let source = scheduler.createHotObservable([.next(190, 7), .next(210, 1), .completed(240)])
    let observer = scheduler.start { source.single() }

    #expect(observer.events == [.next(210, 1), .completed(240)])
    #expect(source.subscriptions == [Subscription(200, 240)])
  }

  @Test func `a second element is an error, after the first was sent`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(240)])
    let observer = scheduler.start { source.single() }

    #expect(observer.events == [.next(210, 1), .error(220, RxError.moreThanOneElement)])
    #expect(source.subscriptions == [Subscription(200, 220)])
  }

  @Test func `a source without elements is an error`() {
    let source = scheduler.createHotObservable([.completed(240, Int.self)])
    let observer = scheduler.start { source.single() }

    #expect(observer.events == [.error(240, RxError.noElements)])
  }

  @Test func `an error passes through`() {
    let source = scheduler.createHotObservable([.error(220, UnspecifiedError(), Int.self)])
    let observer = scheduler.start { source.single() }

    #expect(observer.events == [.error(220)])
    #expect(source.subscriptions == [Subscription(200, 220)])
  }

  @Test func `single with a predicate sends the only element for which it holds`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .next(230, 3), .completed(240)])
    let observer = scheduler.start { source.single { $0 == 2 } }

    #expect(observer.events == [.next(220, 2), .completed(240)])
    #expect(source.subscriptions == [Subscription(200, 240)])
  }

  @Test func `a second element for which the predicate holds is an error`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .next(230, 3), .completed(240)])
    let observer = scheduler.start { source.single { $0 != 2 } }

    #expect(observer.events == [.next(210, 1), .error(230, RxError.moreThanOneElement)])
    #expect(source.subscriptions == [Subscription(200, 230)])
  }

  @Test func `a predicate that never holds is an error`() {
    let source = scheduler.createHotObservable([.next(210, 1), .completed(240)])
    let observer = scheduler.start { source.single { $0 == 2 } }

    #expect(observer.events == [.error(240, RxError.noElements)])
  }

  @Test func `a throw of the predicate is an error, and the source is let go`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(240)])
    let observer = scheduler.start { source.single { _ in throw UnspecifiedError() } }

    #expect(observer.events == [.error(210)])
    #expect(source.subscriptions == [Subscription(200, 210)])
  }

  @Test func `each subscriber counts for itself`() {
    let source = Observable.just(1).single()

    #expect(Stream(source).events == [.next(0, 1), .completed(0)])
    #expect(Stream(source).events == [.next(0, 1), .completed(0)])
  }

  @Test func `disposing lets the source go`() {
    let source = scheduler.createHotObservable([.next(210, 1), .completed(240)])
    let observer = scheduler.start(disposed: 215) { source.single() }

    #expect(observer.events == [.next(210, 1)])
    #expect(source.subscriptions == [Subscription(200, 215)])
  }

  @Test func `an endless synchronous source is stopped at its second element`() {
    let source = Observable.from(1...).single()

    #expect(Stream(source).events == [.next(0, 1), .error(0, RxError.moreThanOneElement)])
  }

  @Test func `a second element sent from inside the first is one too many`() {
    let (source, observer) = (Wire<Int>(), scheduler.createObserver(Int.self))
    _ = source.output.single().do(afterNext: { source.send($0 + 1) }).subscribe(observer)
    source.send(1)

    #expect(observer.events == [.next(0, 1), .error(0, RxError.moreThanOneElement)])
  }

  @Test(arguments: Finish.allCases)
  func `what was captured is let go of`(with finish: Finish) {
    #expect(isLetGo(with: finish) { source, token in source.single { [token] _ in token === token } })
  }
}
