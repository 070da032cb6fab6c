import ReactiveLite
import ReactiveLiteTest
import Testing

/// What every operator with one source promises, whichever it is: endings pass, throws end it, disposal stops the
/// source, a synchronous source is stopped too, and what was captured is let go of.
@Suite struct OneSourceTests {
  struct Operator: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// Whether the chain lives on without its source: it may need that once more, or a timer keeps it.
    let outlivesSource: Bool
    let apply: @Sendable (Observable<Int>) -> Observable<Int>

    init(
      _ name: String, outlivesSource: Bool = false,
      _ apply: @escaping @Sendable (Observable<Int>) -> Observable<Int>
    ) {
      testDescription = name
      self.outlivesSource = outlivesSource
      self.apply = apply
    }
  }

  static let operators = [
    Operator("map") { $0.map { $0 } },
    Operator("filter") { $0.filter { _ in true } },
    Operator("scan") { $0.scan(0) { $1 } },
    Operator("distinctUntilChanged") { $0.distinctUntilChanged() },
    Operator("take") { $0.take(.max) },
    Operator("skip") { $0.skip(0) },
    Operator("startWith") { $0.startWith() },
    Operator("do") { $0.do(onNext: { _ in }) },
    Operator("catch") { $0.catch { throw $0 } },
    Operator("flatMap") { $0.flatMap { Observable.just($0) } },
    Operator("flatMapLatest") { $0.flatMapLatest { Observable.just($0) } },
    Operator("withLatestFrom") { $0.withLatestFrom(Observable.just(0)) { first, _ in first } },
    Operator("merge") { Observable.merge([$0]) },
    Operator("combineLatest") { Observable.combineLatest($0, Observable.just(0)) { first, _ in first } },
    Operator("zip") { Observable.zip([$0]) { $0[0] } },
    Operator("share") { $0.share() },
    Operator("share(replay: 1)") { $0.share(replay: 1) },
    Operator("share(replay: 1, scope: .forever)") { $0.share(replay: 1, scope: .forever) },
    Operator("concat") { $0.concat(Observable.empty()) },
    Operator("concatMap") { $0.concatMap { Observable.just($0) } },
    Operator("merge(maxConcurrent:)") { $0.map { Observable.just($0) }.merge(maxConcurrent: 2) },
    Operator("flatMapFirst") { $0.flatMapFirst { Observable.just($0) } },
    Operator("switchLatest") { $0.map { Observable.just($0) }.switchLatest() },
    Operator("retry(1)", outlivesSource: true) { $0.retry(1) },
    Operator("retry(when:)", outlivesSource: true) { $0.retry(when: { $0.map { throw $0 } }) },
    Operator("catch(sequence:)", outlivesSource: true) { Observable.catch(sequence: [$0]) },
    Operator("amb") { $0.amb(Observable.never()) },
    Operator("take(until:)") { $0.take(until: Observable<Int>.never()) },
    Operator("take(for:)", outlivesSource: true) {
      $0.take(for: .seconds(900), scheduler: TestScheduler(initialClock: 0))
    },
    Operator("timeout", outlivesSource: true) {
      $0.timeout(.seconds(900), scheduler: TestScheduler(initialClock: 0))
    },
    Operator("groupBy") { $0.groupBy { $0 % 2 }.flatMap { $0 } },
    Operator("publish, refCount") { $0.publish().refCount() },
    Operator("replay, refCount") { $0.replay(1).refCount() },
    Operator("multicast with a selector") { $0.multicast({ PublishSubject() }) { $0 } },
    Operator("create") { source in Observable.create { source.subscribe($0) } },
    Operator("deferred") { source in Observable.deferred { source } },
  ]

  @Test(arguments: operators)
  func `elements keep their times, and the completion passes`(with op: Operator) {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(230), .next(240, 3)])

    let observer = scheduler.start { op.apply(source.asObservable()) }

    #expect(observer.events == [.next(210, 1), .next(220, 2), .completed(230)])
    #expect(source.subscriptions == [Subscription(200, 230)])
  }

  @Test(arguments: operators)
  func `an error passes, and the source is let go of`(with op: Operator) {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1), .error(220, Failure())])

    let observer = scheduler.start { op.apply(source.asObservable()) }

    #expect(observer.events == [.next(210, 1), .error(220, Failure())])
    #expect(source.subscriptions == [Subscription(200, 220)])
  }

  @Test(arguments: operators)
  func `a disposal stops the source`(with op: Operator) {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2)])

    let observer = scheduler.start(disposed: 215) { op.apply(source.asObservable()) }

    #expect(observer.events == [.next(210, 1)])
    #expect(source.subscriptions == [Subscription(200, 215)])
  }

  @Test(arguments: operators)
  func `an endless synchronous source is stopped by a take below`(with op: Operator) {
    var seen: [Int] = []

    _ = op.apply(Observable.from(sequence(first: 1) { $0 + 1 })).take(3).subscribe(onNext: { seen.append($0) }
    )

    #expect(seen == [1, 2, 3])
  }

  @Test(arguments: operators)
  func `an element sent from inside a delivery arrives after it`(with op: Operator) {
    let subject = PublishSubject<Int>()
    var log: [String] = []
    let subscription = op.apply(subject.asObservable()).subscribe(onNext: { element in
      log.append("begin \(element)")
      if element == 1 { subject.onNext(2) }
      log.append("end \(element)")
    })

    subject.onNext(1)

    #expect(log == ["begin 1", "end 1", "begin 2", "end 2"])
    subscription.dispose()
  }

  @Test(arguments: operators)
  func `what a subscriber captured is let go of, whatever ends it`(with op: Operator) {
    for way in ["completion", "error", "dispose", "take"] + (op.outlivesSource ? [] : ["abandoned"]) {
      weak var weakToken: Token?
      let bag = DisposeBag()
      do {
        let token = Token()
        weakToken = token
        let subject = PublishSubject<Int>()
        let subscription = op.apply(subject.asObservable()).take(way == "take" ? 1 : 9)
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

  /// An operator that calls `check` with the elements of its source from a closure of its own.
  struct Throwing: CustomTestStringConvertible, Sendable {
    typealias Check = (Int) throws -> Int

    let testDescription: String
    let apply: @Sendable (Observable<Int>, @escaping Check) -> Observable<Int>

    init(
      _ name: String, _ apply: @escaping @Sendable (Observable<Int>, @escaping Check) -> Observable<Int>
    ) {
      testDescription = name
      self.apply = apply
    }
  }

  static let throwing = [
    Throwing("map") { $0.map($1) },
    Throwing("filter") { source, check in source.filter { try check($0) > 0 } },
    Throwing("scan") { source, check in source.scan(0) { try check($1) } },
    Throwing("distinctUntilChanged, key") { $0.distinctUntilChanged($1) },
    Throwing("distinctUntilChanged, comparer") { source, check in
      source.distinctUntilChanged { try check($1) == $0 }
    },
    Throwing("do, onNext") { source, check in source.do(onNext: { _ = try check($0) }) },
    Throwing("flatMap") { source, check in source.flatMap { Observable.just(try check($0)) } },
    Throwing("flatMapLatest") { source, check in source.flatMapLatest { Observable.just(try check($0)) } },
    Throwing("flatMapFirst") { source, check in source.flatMapFirst { Observable.just(try check($0)) } },
    Throwing("concatMap") { source, check in source.concatMap { Observable.just(try check($0)) } },
    Throwing("groupBy") { source, check in source.groupBy { try check($0) }.flatMap { $0 } },
    Throwing("withLatestFrom") { source, check in
      source.withLatestFrom(Observable.just(0)) { first, _ in try check(first) }
    },
    Throwing("combineLatest") { source, check in
      Observable.combineLatest(source, Observable.just(0)) { first, _ in try check(first) }
    },
    Throwing("combineLatest of a collection") { source, check in
      Observable.combineLatest([source]) { try check($0[0]) }
    },
    Throwing("zip") { source, check in
      Observable.zip(source, Observable.of(0, 0, 0)) { first, _ in try check(first) }
    },
    Throwing("zip of a collection") { source, check in Observable.zip([source]) { try check($0[0]) } },
  ]

  @Test(arguments: throwing)
  func `a closure that throws ends the sequence with its error`(with op: Throwing) {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .next(230, 3), .completed(240)])

    let observer = scheduler.start {
      op.apply(source.asObservable()) { if $0 == 2 { throw Failure() } else { $0 } }
    }

    #expect(observer.events == [.next(210, 1), .error(220, Failure())])
    #expect(source.subscriptions == [Subscription(200, 220)])
  }

  @Test(arguments: throwing)
  func `a closure that throws after a disposal is not heard`(with op: Throwing) {
    let (subject, subscription) = (PublishSubject<Int>(), SerialDisposable())
    var seen: [Event<Int>] = []
    let result = op.apply(subject.asObservable()) { element in
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

  @Test(arguments: operators.prefix(9))
  func `a subject that feeds itself 100,000 times does not use up the stack`(with op: Operator) {
    let subject = PublishSubject<Int>()
    var last = 0
    let subscription = op.apply(subject.asObservable()).subscribe(onNext: { element in
      last = element
      if element < 100_000 { subject.onNext(element + 1) }
    })
    subject.onNext(1)

    #expect(last == 100_000)
    subscription.dispose()
  }
}
