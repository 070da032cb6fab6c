import ReactiveLite
import ReactiveLiteTest
import Testing

@Suite struct IfEmptyTests {
  let scheduler = TestScheduler(initialClock: 0)

  // MARK: default

  @Test func `a default stands in for a source without elements`() {
    let source = scheduler.createHotObservable([.completed(210, Int.self)])
    let observer = scheduler.start { source.ifEmpty(default: 7) }

    #expect(observer.events == [.next(210, 7), .completed(210)])
    #expect(source.subscriptions == [Subscription(200, 210)])
  }

  @Test func `a source with elements needs no default`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(230)])
    let observer = scheduler.start { source.ifEmpty(default: 7) }

    #expect(observer.events == [.next(210, 1), .next(220, 2), .completed(230)])
    #expect(source.subscriptions == [Subscription(200, 230)])
  }

  @Test func `an error is not mended by a default`() {
    let source = scheduler.createHotObservable([.error(210, UnspecifiedError(), Int.self)])
    let observer = scheduler.start { source.ifEmpty(default: 7) }

    #expect(observer.events == [.error(210)])
    #expect(source.subscriptions == [Subscription(200, 210)])
  }

  // MARK: switchTo

  @Test func `a source without elements is followed by the other`() {
    let source = scheduler.createHotObservable([.completed(210, Int.self)])
    let other = scheduler.createColdObservable([.next(10, 1), .next(20, 2), .completed(30)])
    let observer = scheduler.start { source.ifEmpty(switchTo: other.asObservable()) }

    #expect(observer.events == [.next(220, 1), .next(230, 2), .completed(240)])
    #expect(source.subscriptions == [Subscription(200, 210)])
    #expect(other.subscriptions == [Subscription(210, 240)])
  }

  @Test func `an error of the other is one of the result`() {
    let source = scheduler.createHotObservable([.completed(210, Int.self)])
    let other = scheduler.createColdObservable([.next(10, 1), .error(20)])
    let observer = scheduler.start { source.ifEmpty(switchTo: other.asObservable()) }

    #expect(observer.events == [.next(220, 1), .error(230)])
    #expect(other.subscriptions == [Subscription(210, 230)])
  }

  @Test(arguments: [Recorded<Event<Int>>.completed(220), .error(220)])
  func `after an element the other is not asked`(ending: Recorded<Event<Int>>) {
    let source = scheduler.createHotObservable([.next(210, 1), ending])
    let other = scheduler.createColdObservable([.next(10, 2)])
    let observer = scheduler.start { source.ifEmpty(switchTo: other.asObservable()) }

    #expect(observer.events == [.next(210, 1), ending])
    #expect(source.subscriptions == [Subscription(200, 220)])
    #expect(other.subscriptions == [])
  }

  @Test func `a source without an end is waited for`() {
    let source = scheduler.createHotObservable([.next(150, 1)])
    let other = scheduler.createColdObservable([.next(10, 2)])
    let observer = scheduler.start { source.ifEmpty(switchTo: other.asObservable()) }

    #expect(observer.events == [])
    #expect(source.subscriptions == [Subscription(200, 1000)])
    #expect(other.subscriptions == [])
  }

  @Test func `disposing lets the other go`() {
    let source = scheduler.createHotObservable([.completed(210, Int.self)])
    let other = scheduler.createColdObservable([.next(10, 1), .next(20, 2)])
    let observer = scheduler.start(disposed: 225) { source.ifEmpty(switchTo: other.asObservable()) }

    #expect(observer.events == [.next(220, 1)])
    #expect(other.subscriptions == [Subscription(210, 225)])
  }

  @Test func `a throw below is an error, and the other is let go`() {
    let other = scheduler.createColdObservable([.next(10, 1), .next(20, 2)])
    let observer = scheduler.start {
      Observable<Int>.empty().ifEmpty(switchTo: other.asObservable()).map { _ -> Int in
        throw UnspecifiedError()
      }
    }

    #expect(observer.events == [.error(210)])
    #expect(other.subscriptions == [Subscription(200, 210)])
  }

  @Test func `an endless synchronous other is stopped by take`() {
    let source = Observable<Int>.empty().ifEmpty(switchTo: .from(1...)).take(2)

    #expect(Stream(source).events == [.next(0, 1), .next(0, 2), .completed(0)])
  }

  @Test func `1,000 in a row are no strain`() {
    let source = (0..<1_000).reduce(Observable<Int>.empty()) { chain, _ in chain.ifEmpty(switchTo: .empty()) }

    #expect(Stream(source).events == [.completed(0)])
  }

  @Test func `an element counts before the subscriber has seen it`() {
    var sender: AnyObserver<Int>?
    let source = Observable<Int>.create { observer in
      sender = observer
      return Disposables.create()
    }
    let observer = scheduler.createObserver(Int.self)
    _ = source.ifEmpty(default: 7).do(afterNext: { _ in sender?.onCompleted() }).subscribe(observer)
    sender?.onNext(1)

    #expect(observer.events == [.next(0, 1), .completed(0)])
  }

  @Test(arguments: Finish.allCases)
  func `what was captured is let go of`(with finish: Finish) {
    #expect(isLetGo(with: finish) { source, token in source.ifEmpty(default: 7).map { [token] _ in token } })
  }

  @Test(arguments: Finish.allCases)
  func `what was captured below the other is let go of`(with finish: Finish) {
    #expect(
      isLetGo(with: finish) { other, token in
        Observable.empty().ifEmpty(switchTo: other).map { [token] _ in token }
      })
  }
}
