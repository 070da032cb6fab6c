import ReactiveLite
import ReactiveLiteTest
import Testing

@Suite struct EnumeratedTests {
  let scheduler = TestScheduler(initialClock: 0)

  @Test func `enumerated numbers the elements from 0 on`() {
    let source = scheduler.createHotObservable([.next(210, "a"), .next(220, "b"), .completed(230)])
    let observer = scheduler.start { source.enumerated() }

    #expect(observer.events.map(\.time) == [210, 220, 230])
    #expect(observer.elements.map(\.index) == [0, 1])
    #expect(observer.elements.map(\.element) == ["a", "b"])
    #expect(source.subscriptions == [Subscription(200, 230)])
  }

  @Test func `each subscriber counts from 0`() {
    let source = Observable.of("a", "b").enumerated().map(\.index)

    #expect(Stream(source).events == [.next(0, 0), .next(0, 1), .completed(0)])
    #expect(Stream(source).events == [.next(0, 0), .next(0, 1), .completed(0)])
  }

  @Test func `an empty source completes`() {
    let observer = scheduler.start { Observable<String>.empty().enumerated().map(\.index) }

    #expect(observer.events == [.completed(200)])
  }

  @Test func `an error passes through`() {
    let source = scheduler.createHotObservable([.next(210, "a"), .error(220)])
    let observer = scheduler.start { source.enumerated().map(\.index) }

    #expect(observer.events == [.next(210, 0), .error(220)])
    #expect(source.subscriptions == [Subscription(200, 220)])
  }

  @Test func `a throw below is an error, and the source is let go`() {
    let source = scheduler.createHotObservable([.next(210, "a"), .next(220, "b")])
    let observer = scheduler.start { source.enumerated().map { _ -> Int in throw UnspecifiedError() } }

    #expect(observer.events == [.error(210)])
    #expect(source.subscriptions == [Subscription(200, 210)])
  }

  @Test func `disposing lets the source go`() {
    let source = scheduler.createHotObservable([.next(210, "a"), .next(220, "b")])
    let observer = scheduler.start(disposed: 215) { source.enumerated().map(\.index) }

    #expect(observer.events == [.next(210, 0)])
    #expect(source.subscriptions == [Subscription(200, 215)])
  }

  @Test func `an endless synchronous source is stopped by take`() {
    let source = Observable.from(1...).enumerated().map { $0.index * $0.element }.take(3)

    #expect(Stream(source).events == [.next(0, 0), .next(0, 2), .next(0, 6), .completed(0)])
  }

  @Test func `an element sent from inside the subscriber has the next number`() {
    let (source, observer) = (Wire<String>(), scheduler.createObserver(String.self))
    let subscription = source.output.enumerated().map { "\($0.index)\($0.element)" }
      .do(onNext: { if $0 == "0a" { source.send("b") } }).subscribe(observer)
    source.send("a")
    source.send("c")

    #expect(observer.events == [.next(0, "1b"), .next(0, "0a"), .next(0, "2c")])
    subscription.dispose()
  }

  @Test(arguments: Finish.allCases)
  func `what was captured is let go of`(with finish: Finish) {
    #expect(isLetGo(with: finish) { source, token in source.enumerated().map { [token] _ in token } })
  }
}
