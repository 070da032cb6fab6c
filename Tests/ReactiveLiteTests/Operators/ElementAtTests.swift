import ReactiveLite
import ReactiveLiteTest
import Testing

@Suite struct ElementAtTests {
  let scheduler = TestScheduler(initialClock: 0)

  @Test(arguments: [(0, 210, 1), (1, 220, 2), (2, 230, 3)])
  func `element at is the one of that place, and completes`(index: Int, time: Int, element: Int) {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .next(230, 3), .completed(240)])
    let observer = scheduler.start { source.element(at: index) }

    #expect(observer.events == [.next(time, element), .completed(time)])
    #expect(source.subscriptions == [Subscription(200, time)])
  }

  @Test func `a source that completes before it is an error`() {
    let source = scheduler.createHotObservable([.next(210, 1), .completed(240)])
    let observer = scheduler.start { source.element(at: 1) }

    #expect(observer.events == [.error(240, RxError.argumentOutOfRange)])
    #expect(source.subscriptions == [Subscription(200, 240)])
  }

  @Test func `an empty source is an error`() {
    let observer = scheduler.start { Observable<Int>.empty().element(at: 0) }

    #expect(observer.events == [.error(200, RxError.argumentOutOfRange)])
  }

  @Test func `an error before it passes through`() {
    let source = scheduler.createHotObservable([.next(210, 1), .error(220)])
    let observer = scheduler.start { source.element(at: 1) }

    #expect(observer.events == [.error(220)])
    #expect(source.subscriptions == [Subscription(200, 220)])
  }

  @Test func `a negative index is the programmer's mistake`() async {
    await #expect(processExitsWith: .failure) { _ = Observable.of(1).element(at: -1) }
  }

  @Test func `each subscriber counts for itself`() {
    let source = Observable.of(1, 2).element(at: 1)

    #expect(Stream(source).events == [.next(0, 2), .completed(0)])
    #expect(Stream(source).events == [.next(0, 2), .completed(0)])
  }

  @Test func `a throw below is an error, and the source is let go`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2)])
    let observer = scheduler.start { source.element(at: 0).map { _ -> Int in throw UnspecifiedError() } }

    #expect(observer.events == [.error(210)])
    #expect(source.subscriptions == [Subscription(200, 210)])
  }

  @Test func `disposing lets the source go`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2)])
    let observer = scheduler.start(disposed: 215) { source.element(at: 1) }

    #expect(observer.events == [])
    #expect(source.subscriptions == [Subscription(200, 215)])
  }

  @Test func `an endless synchronous source is stopped`() {
    var sent = 0
    let source = Observable.from(1...).do(onNext: { sent = $0 }).element(at: 2)

    #expect(Stream(source).events == [.next(0, 3), .completed(0)])
    #expect(sent == 3)
  }

  @Test func `what is sent from inside the subscriber comes too late`() {
    let (source, observer) = (Wire<Int>(), scheduler.createObserver(Int.self))
    _ = source.output.element(at: 1).do(onNext: { source.send($0 + 1) }).subscribe(observer)
    source.send(1)
    source.send(2)

    #expect(observer.events == [.next(0, 2), .completed(0)])
  }

  @Test(arguments: Finish.allCases)
  func `what was captured is let go of`(with finish: Finish) {
    #expect(isLetGo(with: finish) { source, token in source.element(at: 1).map { [token] _ in token } })
  }
}
