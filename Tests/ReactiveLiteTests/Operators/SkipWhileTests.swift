import ReactiveLite
import ReactiveLiteTest
import Testing

@Suite struct SkipWhileTests {
  let scheduler = TestScheduler(initialClock: 0)

  @Test func `skip while drops the elements before the first for which it does not hold`() {
    let source = scheduler.createHotObservable([
      .next(210, 1), .next(220, 2), .next(230, 3), .next(240, 1), .completed(250),
    ])
    let observer = scheduler.start { source.skip(while: { $0 < 3 }) }

    #expect(observer.events == [.next(230, 3), .next(240, 1), .completed(250)])
    #expect(source.subscriptions == [Subscription(200, 250)])
  }

  @Test func `a predicate that always holds drops all`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(250)])
    let observer = scheduler.start { source.skip(while: { _ in true }) }

    #expect(observer.events == [.completed(250)])
  }

  @Test func `once it did not hold, the predicate is not asked again`() {
    var asked: [Int] = []
    let source = Observable.of(1, 2, 3).skip(while: {
      asked.append($0)
      return $0 < 2
    })

    #expect(Stream(source).events == [.next(0, 2), .next(0, 3), .completed(0)])
    #expect(asked == [1, 2])
  }

  @Test func `each subscriber begins anew`() {
    let source = Observable.of(1, 2).skip(while: { $0 < 2 })

    #expect(Stream(source).events == [.next(0, 2), .completed(0)])
    #expect(Stream(source).events == [.next(0, 2), .completed(0)])
  }

  @Test func `an empty source completes`() {
    let observer = scheduler.start { Observable<Int>.empty().skip(while: { _ in true }) }

    #expect(observer.events == [.completed(200)])
  }

  @Test(arguments: [0, 3])
  func `an error passes through, whether elements did or not`(limit: Int) {
    let source = scheduler.createHotObservable([.next(210, 1), .error(220)])
    let observer = scheduler.start { source.skip(while: { $0 < limit }) }

    #expect(observer.events == (limit == 0 ? [.next(210, 1), .error(220)] : [.error(220)]))
    #expect(source.subscriptions == [Subscription(200, 220)])
  }

  @Test func `a throw is an error, and the source is let go`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .next(230, 3)])
    let observer = scheduler.start {
      source.skip(while: { if $0 == 2 { throw UnspecifiedError() } else { true } })
    }

    #expect(observer.events == [.error(220)])
    #expect(source.subscriptions == [Subscription(200, 220)])
  }

  @Test func `disposing lets the source go`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2)])
    let observer = scheduler.start(disposed: 215) { source.skip(while: { _ in false }) }

    #expect(observer.events == [.next(210, 1)])
    #expect(source.subscriptions == [Subscription(200, 215)])
  }

  @Test func `an endless synchronous source is stopped by take`() {
    let source = Observable.from(1...).skip(while: { $0 < 3 }).take(2)

    #expect(Stream(source).events == [.next(0, 3), .next(0, 4), .completed(0)])
  }

  @Test func `it is open for what is sent from inside the first element`() {
    let (source, observer) = (Wire<Int>(), scheduler.createObserver(Int.self))
    let subscription = source.output.skip(while: { $0 < 3 })
      .do(onNext: { if $0 == 3 { source.send(1) } }).subscribe(observer)
    source.send(2)
    source.send(3)

    #expect(observer.events == [.next(0, 1), .next(0, 3)])
    subscription.dispose()
  }

  @Test(arguments: Finish.allCases)
  func `what was captured is let go of`(with finish: Finish) {
    #expect(isLetGo(with: finish) { source, token in source.skip(while: { [token] _ in token === token }) })
  }
}
