import ReactiveLite
import ReactiveLiteTest
import Testing

@Suite struct TakeLastTests {
  let scheduler = TestScheduler(initialClock: 0)

  @Test func `takeLast sends the last elements when the source completes`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .next(230, 3), .completed(240)])
    let observer = scheduler.start { source.takeLast(2) }

    #expect(observer.events == [.next(240, 2), .next(240, 3), .completed(240)])
    #expect(source.subscriptions == [Subscription(200, 240)])
  }

  @Test(arguments: [2, 3])
  func `a source with no more elements sends them all`(count: Int) {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(240)])
    let observer = scheduler.start { source.takeLast(count) }

    #expect(observer.events == [.next(240, 1), .next(240, 2), .completed(240)])
  }

  @Test func `takeLast 0 waits for the completion`() {
    let source = scheduler.createHotObservable([.next(210, 1), .completed(240)])
    let observer = scheduler.start { source.takeLast(0) }

    #expect(observer.events == [.completed(240)])
    #expect(source.subscriptions == [Subscription(200, 240)])
  }

  @Test func `a negative count is the programmer's mistake`() async {
    await #expect(processExitsWith: .failure) { _ = Observable.of(1).takeLast(-1) }
  }

  @Test func `an empty source completes`() {
    let observer = scheduler.start { Observable<Int>.empty().takeLast(2) }

    #expect(observer.events == [.completed(200)])
  }

  @Test func `an error passes through, and the elements are lost`() {
    let source = scheduler.createHotObservable([.next(210, 1), .error(220)])
    let observer = scheduler.start { source.takeLast(2) }

    #expect(observer.events == [.error(220)])
    #expect(source.subscriptions == [Subscription(200, 220)])
  }

  @Test func `each subscriber keeps its own`() {
    let source = Observable.of(1, 2, 3).takeLast(1)

    #expect(Stream(source).events == [.next(0, 3), .completed(0)])
    #expect(Stream(source).events == [.next(0, 3), .completed(0)])
  }

  @Test func `a throw below is an error, and the rest is dropped`() {
    let source = Observable.of(1, 2, 3).takeLast(2).map { _ -> Int in throw UnspecifiedError() }

    #expect(Stream(source).events == [.error(0)])
  }

  @Test func `disposing lets the source go`() {
    let source = scheduler.createHotObservable([.next(210, 1), .completed(240)])
    let observer = scheduler.start(disposed: 215) { source.takeLast(2) }

    #expect(observer.events == [])
    #expect(source.subscriptions == [Subscription(200, 215)])
  }

  @Test func `take below stops it between two elements`() {
    let source = Observable.range(start: 1, count: 100_000).takeLast(3).take(2)

    #expect(Stream(source).events == [.next(0, 99_998), .next(0, 99_999), .completed(0)])
  }

  @Test func `an element sent from inside the last ones is not kept any more`() {
    let (subject, observer) = (BehaviorSubject(value: 1), scheduler.createObserver(Int.self))
    _ = subject.takeLast(1).do(onNext: { subject.onNext($0 + 1) }).subscribe(observer)
    subject.onCompleted()

    #expect(observer.events == [.next(0, 1), .completed(0)])
  }

  @Test func `an element that made room is let go of`() {
    let subject = PublishSubject<Token>()
    let subscription = subject.takeLast(1).subscribe()
    weak var token: Token?
    do {
      let element = Token()
      token = element
      subject.onNext(element)
    }

    #expect(token != nil)
    subject.onNext(Token())
    #expect(token == nil)
    subscription.dispose()
  }

  @Test(arguments: Finish.allCases)
  func `what it keeps is let go of`(with finish: Finish) {
    #expect(
      isLetGo(with: finish) { source, token in
        source.startWith(0).map { [token] _ in token }.takeLast(1)
      })
  }
}
