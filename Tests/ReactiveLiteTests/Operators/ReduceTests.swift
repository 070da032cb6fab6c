import ReactiveLite
import ReactiveLiteTest
import Testing

@Suite struct ReduceTests {
  let scheduler = TestScheduler(initialClock: 0)

  @Test func `reduce sends the sum of all when the source completes`() {
    let source = scheduler.createHotObservable([
      .next(190, 7), .next(210, 1), .next(220, 2), .next(230, 3), .completed(240),
    ])
    let observer = scheduler.start { source.reduce(10) { $0 + $1 } }

    #expect(observer.events == [.next(240, 16), .completed(240)])
    #expect(source.subscriptions == [Subscription(200, 240)])
  }

  @Test func `a source without elements gives the seed`() {
    let source = scheduler.createHotObservable([.completed(240, Int.self)])
    let observer = scheduler.start { source.reduce(10) { $0 + $1 } }

    #expect(observer.events == [.next(240, 10), .completed(240)])
  }

  @Test func `a source without an end gives nothing`() {
    let source = scheduler.createHotObservable([.next(210, 1)])
    let observer = scheduler.start { source.reduce(10) { $0 + $1 } }

    #expect(observer.events == [])
    #expect(source.subscriptions == [Subscription(200, 1000)])
  }

  @Test func `the result can be mapped`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(240)])
    let observer = scheduler.start { source.reduce(0, accumulator: +, mapResult: { "\($0)" }) }

    #expect(observer.events == [.next(240, "3"), .completed(240)])
  }

  @Test func `each subscriber begins with the seed`() {
    let source = Observable.of(1, 2).reduce(0) { $0 + $1 }

    #expect(Stream(source).events == [.next(0, 3), .completed(0)])
    #expect(Stream(source).events == [.next(0, 3), .completed(0)])
  }

  @Test func `an error passes through, and what there was is lost`() {
    let source = scheduler.createHotObservable([.next(210, 1), .error(220)])
    let observer = scheduler.start { source.reduce(0) { $0 + $1 } }

    #expect(observer.events == [.error(220)])
    #expect(source.subscriptions == [Subscription(200, 220)])
  }

  @Test func `a throw is an error at once, and the source is let go`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .next(230, 3), .completed(240)])
    let observer = scheduler.start {
      source.reduce(0) { if $1 == 2 { throw UnspecifiedError() } else { $0 + $1 } }
    }

    #expect(observer.events == [.error(220)])
    #expect(source.subscriptions == [Subscription(200, 220)])
  }

  @Test func `a throw of the mapping is an error in place of the result`() {
    let source = scheduler.createHotObservable([.next(210, 1), .completed(240)])
    let observer = scheduler.start {
      source.reduce(0, accumulator: +) { _ -> Int in throw UnspecifiedError() }
    }

    #expect(observer.events == [.error(240)])
    #expect(source.subscriptions == [Subscription(200, 240)])
  }

  @Test func `a throw below is an error in place of the completion`() {
    let source = Observable.of(1, 2).reduce(0) { $0 + $1 }.map { _ -> Int in throw UnspecifiedError() }

    #expect(Stream(source).events == [.error(0)])
  }

  @Test func `disposing lets the source go`() {
    let source = scheduler.createHotObservable([.next(210, 1), .completed(240)])
    let observer = scheduler.start(disposed: 215) { source.reduce(0) { $0 + $1 } }

    #expect(observer.events == [])
    #expect(source.subscriptions == [Subscription(200, 215)])
  }

  @Test func `a million synchronous elements are no strain`() {
    let source = Observable.range(start: 1, count: 1_000_000).reduce(0) { $0 + $1 }

    #expect(Stream(source).events == [.next(0, 500_000_500_000), .completed(0)])
  }

  @Test func `a result that is sent back into its source finds that closed`() {
    let (subject, observer) = (PublishSubject<Int>(), scheduler.createObserver(Int.self))
    _ = subject.reduce(0) { $0 + $1 }.do(onNext: { subject.onNext($0) }).subscribe(observer)
    subject.onNext(1)
    subject.onCompleted()

    #expect(observer.events == [.next(0, 1), .completed(0)])
  }

  @Test(arguments: Finish.allCases)
  func `what was captured is let go of`(with finish: Finish) {
    #expect(
      isLetGo(with: finish) { source, token in
        source.reduce(0, accumulator: { [token] sum, _ in token === token ? sum : 1 })
      })
  }

  @Test(arguments: [Event<Int>.completed, .error(Failure())])
  func `what was added up is let go of with the ending`(ending: Event<Int>) {
    let (subject, bag) = (PublishSubject<Int>(), DisposeBag())
    weak var token: Token?
    subject.reduce(Token?.none) { sum, _ in sum ?? Token() }.do(onNext: { token = $0 })
      .subscribe(onError: { _ in }).disposed(by: bag)
    subject.onNext(1)
    subject.on(ending)

    #expect(token == nil)
    withExtendedLifetime(bag) {}
  }
}
