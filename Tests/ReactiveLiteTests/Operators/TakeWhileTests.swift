import ReactiveLite
import ReactiveLiteTest
import Testing

@Suite struct TakeWhileTests {
  let scheduler = TestScheduler(initialClock: 0)

  private func numbers() -> TestableObservable<Int> {
    scheduler.createHotObservable([
      .next(210, 1), .next(220, 2), .next(230, 3), .next(240, 1), .completed(250),
    ])
  }

  @Test func `take while keeps the elements before the first for which it does not hold`() {
    let source = numbers()
    let observer = scheduler.start { source.take(while: { $0 < 3 }) }

    #expect(observer.events == [.next(210, 1), .next(220, 2), .completed(230)])
    #expect(source.subscriptions == [Subscription(200, 230)])
  }

  @Test func `inclusive, it keeps that one too`() {
    let source = numbers()
    let observer = scheduler.start { source.take(while: { $0 < 3 }, behavior: .inclusive) }

    #expect(observer.events == [.next(210, 1), .next(220, 2), .next(230, 3), .completed(230)])
    #expect(source.subscriptions == [Subscription(200, 230)])
  }

  @Test func `take until keeps the elements before the first for which it holds`() {
    let source = numbers()
    let observer = scheduler.start { source.take(until: { $0 == 3 }) }

    #expect(observer.events == [.next(210, 1), .next(220, 2), .completed(230)])
    #expect(source.subscriptions == [Subscription(200, 230)])
  }

  @Test func `inclusive, it keeps that one as well`() {
    let source = numbers()
    let observer = scheduler.start { source.take(until: { $0 == 3 }, behavior: .inclusive) }

    #expect(observer.events == [.next(210, 1), .next(220, 2), .next(230, 3), .completed(230)])
    #expect(source.subscriptions == [Subscription(200, 230)])
  }

  @Test func `a predicate that always holds keeps all`() {
    let source = numbers()
    let observer = scheduler.start { source.take(while: { _ in true }) }

    #expect(observer.events == [.next(210, 1), .next(220, 2), .next(230, 3), .next(240, 1), .completed(250)])
  }

  @Test func `after its end the predicate is not asked`() {
    var asked: [Int] = []
    let source = numbers()
    _ = scheduler.start {
      source.take(while: {
        asked.append($0)
        return $0 < 2
      })
    }

    #expect(asked == [1, 2])
  }

  @Test func `each subscriber begins anew`() {
    let source = Observable.of(1, 2).take(while: { $0 < 2 })

    #expect(Stream(source).events == [.next(0, 1), .completed(0)])
    #expect(Stream(source).events == [.next(0, 1), .completed(0)])
  }

  @Test func `an empty source completes`() {
    let observer = scheduler.start { Observable<Int>.empty().take(while: { _ in true }) }

    #expect(observer.events == [.completed(200)])
  }

  @Test func `an error before the end passes through`() {
    let source = scheduler.createHotObservable([.next(210, 1), .error(220)])
    let observer = scheduler.start { source.take(while: { _ in true }) }

    #expect(observer.events == [.next(210, 1), .error(220)])
    #expect(source.subscriptions == [Subscription(200, 220)])
  }

  @Test(arguments: [TakeBehavior.exclusive, .inclusive])
  func `a throw is an error, and the source is let go`(behavior: TakeBehavior) {
    let source = numbers()
    let observer = scheduler.start {
      source.take(while: { if $0 == 2 { throw UnspecifiedError() } else { true } }, behavior: behavior)
    }

    #expect(observer.events == [.next(210, 1), .error(220)])
    #expect(source.subscriptions == [Subscription(200, 220)])
  }

  @Test func `a throw of until is an error too`() {
    let source = numbers()
    let observer = scheduler.start { source.take(until: { _ in throw UnspecifiedError() }) }

    #expect(observer.events == [.error(210)])
    #expect(source.subscriptions == [Subscription(200, 210)])
  }

  @Test func `disposing lets the source go`() {
    let source = numbers()
    let observer = scheduler.start(disposed: 215) { source.take(while: { _ in true }) }

    #expect(observer.events == [.next(210, 1)])
    #expect(source.subscriptions == [Subscription(200, 215)])
  }

  @Test func `an endless synchronous source is stopped`() {
    var sent = 0
    let source = Observable.from(1...).do(onNext: { sent = $0 }).take(while: { $0 < 3 })

    #expect(Stream(source).events == [.next(0, 1), .next(0, 2), .completed(0)])
    #expect(sent == 3)
  }

  @Test func `what is sent from inside the last element comes too late`() {
    let (source, observer) = (Wire<Int>(), scheduler.createObserver(Int.self))
    _ = source.output.take(while: { $0 < 2 }, behavior: .inclusive)
      .do(onNext: { if $0 == 2 { source.send(1) } }).subscribe(observer)
    source.send(2)

    #expect(observer.events == [.next(0, 2), .completed(0)])
  }

  @Test func `an end that comes from inside an element is the only one`() {
    let (source, observer) = (Wire<Int>(), scheduler.createObserver(Int.self))
    _ = source.output.take(while: { $0 < 2 }).do(afterNext: { source.send($0 + 1) }).subscribe(observer)
    source.send(1)

    #expect(observer.events == [.next(0, 1), .completed(0)])
  }

  @Test(arguments: Finish.allCases)
  func `what was captured is let go of`(with finish: Finish) {
    #expect(isLetGo(with: finish) { source, token in source.take(while: { [token] _ in token === token }) })
  }

  @Test func `what was captured is let go of with the last element`() {
    let (subject, bag) = (PublishSubject<Int>(), DisposeBag())
    weak var token: Token?
    do {
      let captured = Token()
      token = captured
      subject.take(until: { [captured] _ in captured === captured }).subscribe().disposed(by: bag)
    }

    #expect(token != nil)
    subject.onNext(1)
    #expect(token == nil)
    #expect(!subject.hasObservers)
    withExtendedLifetime(bag) {}
  }
}
