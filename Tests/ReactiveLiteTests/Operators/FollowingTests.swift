import ReactiveLite
import ReactiveLiteTest
import Testing

/// What every operator that follows other sequences promises, beside what the tests of each say: endings pass, disposal
/// stops the source, a synchronous one too, and what was captured is let go of.
@Suite struct FollowingTests {
  typealias Following = @Sendable (Observable<Int>) -> Observable<Int>

  static let following: [Case<Following>] = [
    Case("concat") { $0.concat(Observable.empty()) },
    Case("concatMap") { $0.concatMap { Observable.just($0) } },
    Case("merge(maxConcurrent:)") { $0.map { Observable.just($0) }.merge(maxConcurrent: 2) },
    Case("flatMapFirst") { $0.flatMapFirst { Observable.just($0) } },
    Case("switchLatest") { $0.map { Observable.just($0) }.switchLatest() },
    Case("retry(1)") { $0.retry(1) },
    Case("retry(when:)") { $0.retry(when: { $0.map { throw $0 } }) },
    Case("catch(sequence:)") { Observable.catch(sequence: [$0]) },
    Case("amb") { $0.amb(Observable.never()) },
    Case("take(until:)") { $0.take(until: Observable<Int>.never()) },
    Case("take(for:)") {
      $0.take(for: .seconds(900), scheduler: TestScheduler(initialClock: 0))
    },
    Case("timeout") {
      $0.timeout(.seconds(900), scheduler: TestScheduler(initialClock: 0))
    },
    Case("groupBy") { $0.groupBy { $0 % 2 }.flatMap { $0 } },
    Case("publish, refCount") { $0.publish().refCount() },
    Case("replay, refCount") { $0.replay(1).refCount() },
    Case("multicast with a selector") { $0.multicast({ PublishSubject() }) { $0 } },
  ]

  /// Those that live on without their source: they may need it once more, or a timer keeps them.
  static let outliving = ["retry(1)", "retry(when:)", "catch(sequence:)", "take(for:)", "timeout"]

  @Test(arguments: following)
  func `elements keep their times, and the completion passes`(with op: Case<Following>) {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(230), .next(240, 3)])

    let observer = scheduler.start { op.operation(source.asObservable()) }

    #expect(observer.events == [.next(210, 1), .next(220, 2), .completed(230)])
    #expect(source.subscriptions == [Subscription(200, 230)])
  }

  @Test(arguments: following)
  func `an error passes, and the source is let go of`(with op: Case<Following>) {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1), .error(220, Failure())])

    let observer = scheduler.start { op.operation(source.asObservable()) }

    #expect(observer.events == [.next(210, 1), .error(220, Failure())])
    #expect(source.subscriptions == [Subscription(200, 220)])
  }

  @Test(arguments: following)
  func `a disposal stops the source`(with op: Case<Following>) {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2)])

    let observer = scheduler.start(disposed: 215) { op.operation(source.asObservable()) }

    #expect(observer.events == [.next(210, 1)])
    #expect(source.subscriptions == [Subscription(200, 215)])
  }

  @Test(arguments: following)
  func `an endless synchronous source is stopped by a take below`(with op: Case<Following>) {
    var seen: [Int] = []

    _ = op.operation(Observable.from(sequence(first: 1) { $0 + 1 })).take(3).subscribe(onNext: {
      seen.append($0)
    }
    )

    #expect(seen == [1, 2, 3])
  }

  @Test(arguments: following)
  func `an element sent from inside a delivery arrives after it`(with op: Case<Following>) {
    let subject = PublishSubject<Int>()
    var log: [String] = []
    let subscription = op.operation(subject.asObservable()).subscribe(onNext: { element in
      log.append("begin \(element)")
      if element == 1 { subject.onNext(2) }
      log.append("end \(element)")
    })

    subject.onNext(1)

    #expect(log == ["begin 1", "end 1", "begin 2", "end 2"])
    subscription.dispose()
  }

  @Test(arguments: following)
  func `what a subscriber captured is let go of, whatever ends it`(with op: Case<Following>) {
    let outlives = Self.outliving.contains(op.testDescription)
    for way in ["completion", "error", "dispose", "take"] + (outlives ? [] : ["abandoned"]) {
      weak var weakToken: Token?
      let bag = DisposeBag()
      do {
        let token = Token()
        weakToken = token
        let subject = PublishSubject<Int>()
        let subscription = op.operation(subject.asObservable()).take(way == "take" ? 1 : 9)
          .subscribe(onNext: { _ in withExtendedLifetime(token) {} }, onError: { _ in })
        subscription.disposed(by: bag)
        subject.onNext(1)
        switch way {
        case "completion": subject.onCompleted()
        case "error": subject.onError(Failure())
        case "dispose": subscription.dispose()
        default: break
        }
      }
      #expect(weakToken == nil, "\(way)")
    }
  }

  /// Calls a closure with the elements of its source from a closure of its own.
  typealias Calling = @Sendable (Observable<Int>, @escaping (Int) throws -> Int) -> Observable<Int>

  static let calling: [Case<Calling>] = [
    Case("flatMapFirst") { source, check in source.flatMapFirst { Observable.just(try check($0)) } },
    Case("concatMap") { source, check in source.concatMap { Observable.just(try check($0)) } },
    Case("groupBy") { source, check in source.groupBy { try check($0) }.flatMap { $0 } },
  ]

  @Test(arguments: calling)
  func `a closure that throws ends the sequence with its error`(with op: Case<Calling>) {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .next(230, 3), .completed(240)])

    let observer = scheduler.start {
      op.operation(source.asObservable()) { if $0 == 2 { throw Failure() } else { $0 } }
    }

    #expect(observer.events == [.next(210, 1), .error(220, Failure())])
    #expect(source.subscriptions == [Subscription(200, 220)])
  }

  @Test(arguments: calling)
  func `a closure that throws after a disposal is not heard`(with op: Case<Calling>) {
    let (subject, subscription) = (PublishSubject<Int>(), SerialDisposable())
    var seen: [Event<Int>] = []
    let result = op.operation(subject.asObservable()) { element in
      guard element == 2 else { return element }
      subscription.dispose()
      throw Failure()
    }
    subscription.disposable = result.subscribe { seen.append($0) }
    subject.onNext(1)
    subject.onNext(2)

    #expect(seen == [.next(1)])
    #expect(!subject.hasObservers)
  }
}
