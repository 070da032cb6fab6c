import ReactiveLite
import ReactiveLiteTest
import Testing

@Suite struct DeferredTests {
  let scheduler = TestScheduler(initialClock: 0)

  @Test func `deferred is the sequence that its factory makes`() {
    let source = scheduler.createColdObservable([.next(10, 1), .next(20, 2), .completed(30)])
    let observer = scheduler.start { Observable.deferred { source.asObservable() } }

    #expect(observer.events == [.next(210, 1), .next(220, 2), .completed(230)])
    #expect(source.subscriptions == [Subscription(200, 230)])
  }

  @Test func `the factory is called when somebody subscribes, not before, and for each one anew`() {
    var calls = 0
    let source = Observable<Int>.deferred {
      calls += 1
      return .just(calls)
    }

    #expect(calls == 0)
    #expect(Stream(source).events == [.next(0, 1), .completed(0)])
    #expect(Stream(source).events == [.next(0, 2), .completed(0)])
  }

  @Test func `an empty sequence completes`() {
    let observer = scheduler.start { Observable.deferred { Observable<Int>.empty() } }

    #expect(observer.events == [.completed(200)])
  }

  @Test func `an error of the sequence passes through`() {
    let source = scheduler.createColdObservable([.next(10, 1), .error(20)])
    let observer = scheduler.start { Observable.deferred { source.asObservable() } }

    #expect(observer.events == [.next(210, 1), .error(220)])
  }

  @Test func `a factory that throws is an error`() {
    let observer = scheduler.start { Observable<Int>.deferred { throw UnspecifiedError() } }

    #expect(observer.events == [.error(200)])
  }

  @Test func `the sequence is let go of with the subscription`() {
    let source = scheduler.createColdObservable([.next(10, 1), .next(20, 2), .completed(30)])
    let observer = scheduler.start(disposed: 215) { Observable.deferred { source.asObservable() } }

    #expect(observer.events == [.next(210, 1)])
    #expect(source.subscriptions == [Subscription(200, 215)])
  }

  @Test func `an endless synchronous sequence can be stopped`() {
    let observer = scheduler.start { Observable.deferred { .from(1...) }.take(2) }

    #expect(observer.events == [.next(200, 1), .next(200, 2), .completed(200)])
  }

  @Test func `a factory may subscribe to what it is part of`() {
    var (depth, source) = (0, Observable<Int>.never())
    source = .deferred {
      depth += 1
      return depth < 3 ? source.map { $0 + 1 } : .just(0)
    }

    #expect(Stream(source).events == [.next(0, 2), .completed(0)])
    source = .never()
  }

  @Test func `the factory is let go of with the sequence, whoever is still subscribed`() {
    let (source, bag) = (PublishSubject<Int>(), DisposeBag())
    weak var token: Token?
    do {
      let captured = Token()
      token = captured
      Observable.deferred { [captured] in
        _ = captured
        return source
      }
      .subscribe().disposed(by: bag)
    }

    #expect(token == nil)
    #expect(source.hasObservers)
    withExtendedLifetime(bag) {}
  }
}
