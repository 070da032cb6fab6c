import ReactiveLite
import ReactiveLiteTest
import Testing

@Suite struct IgnoreElementsTests {
  let scheduler = TestScheduler(initialClock: 0)

  @Test func `ignoreElements sends the completion alone`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(230)])
    let observer = scheduler.start { source.ignoreElements() }

    #expect(observer.events.map(\.debugDescription) == ["completed @ 230"])
    #expect(source.subscriptions == [Subscription(200, 230)])
  }

  @Test func `it sends the error`() {
    let source = scheduler.createHotObservable([.next(210, 1), .error(220)])
    let observer = scheduler.start { source.ignoreElements() }

    #expect(observer.events.count == 1)
    #expect(observer.events[0].time == 220)
    #expect(observer.events[0].value.error is UnspecifiedError)
    #expect(source.subscriptions == [Subscription(200, 220)])
  }

  @Test func `disposing lets the source go`() {
    let source = scheduler.createHotObservable([.next(210, 1), .completed(220)])
    let observer = scheduler.start(disposed: 215) { source.ignoreElements() }

    #expect(observer.events.isEmpty)
    #expect(source.subscriptions == [Subscription(200, 215)])
  }

  @Test func `a synchronous source completes`() {
    let observer = scheduler.start { Observable.range(start: 0, count: 100_000).ignoreElements() }

    #expect(observer.events.map(\.debugDescription) == ["completed @ 200"])
  }

  @Test(arguments: Finish.allCases)
  func `what was captured is let go of`(with finish: Finish) {
    #expect(isLetGo(with: finish) { source, token in source.map { [token] _ in token }.ignoreElements() })
  }
}
