import ReactiveLite
import ReactiveLiteTest
import Testing

@Suite struct CompactMapTests {
  let scheduler = TestScheduler(initialClock: 0)

  @Test func `compactMap sends what is not nil`() {
    let source = scheduler.createHotObservable([
      .next(210, "a"), .next(220, "1"), .next(230, "b"), .next(240, "2"), .completed(250),
    ])
    let observer = scheduler.start { source.compactMap { Int($0) } }

    #expect(observer.events == [.next(220, 1), .next(240, 2), .completed(250)])
    #expect(source.subscriptions == [Subscription(200, 250)])
  }

  @Test func `of an optional that holds an optional, the outer layer is taken off`() {
    let source = Observable<Int??>.of(1, .some(nil), nil).compactMap { $0 }

    #expect(Stream(source).events == [.next(0, 1), .next(0, nil), .completed(0)])
  }

  @Test func `an empty source completes`() {
    let observer = scheduler.start { Observable<String>.empty().compactMap { Int($0) } }

    #expect(observer.events == [.completed(200)])
  }

  @Test func `an error passes through`() {
    let source = scheduler.createHotObservable([.next(210, "1"), .error(220)])
    let observer = scheduler.start { source.compactMap { Int($0) } }

    #expect(observer.events == [.next(210, 1), .error(220)])
    #expect(source.subscriptions == [Subscription(200, 220)])
  }

  @Test func `a throw is an error, and the source is let go`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .next(230, 3)])
    let observer = scheduler.start {
      source.compactMap { (element) -> Int? in if element == 2 { throw UnspecifiedError() } else { element } }
    }

    #expect(observer.events == [.next(210, 1), .error(220)])
    #expect(source.subscriptions == [Subscription(200, 220)])
  }

  @Test func `disposing lets the source go`() {
    let source = scheduler.createHotObservable([.next(210, "1"), .next(220, "2")])
    let observer = scheduler.start(disposed: 215) { source.compactMap { Int($0) } }

    #expect(observer.events == [.next(210, 1)])
    #expect(source.subscriptions == [Subscription(200, 215)])
  }

  @Test func `an endless synchronous source is stopped by take`() {
    let source: Observable<Int> = .from(1...).compactMap { $0.isMultiple(of: 2) ? $0 : nil }.take(2)

    #expect(Stream(source).events == [.next(0, 2), .next(0, 4), .completed(0)])
  }

  @Test func `an element sent from inside the subscriber comes between`() {
    let (source, observer) = (Wire<Int>(), scheduler.createObserver(Int.self))
    let subscription = source.output.compactMap { $0 > 0 ? $0 : nil }
      .do(onNext: { source.send($0 - 1) }).subscribe(observer)
    source.send(2)

    #expect(observer.events == [.next(0, 1), .next(0, 2)])
    subscription.dispose()
  }

  @Test(arguments: Finish.allCases)
  func `what was captured is let go of`(with finish: Finish) {
    #expect(isLetGo(with: finish) { source, token in source.compactMap { [token] _ in token } })
  }
}
