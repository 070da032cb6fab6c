import ReactiveLite
import ReactiveLiteTest
import Testing

@Suite struct DoTests {
  let scheduler = TestScheduler(initialClock: 0)
  private let log = Log()

  // MARK: Events

  @Test func `do changes nothing`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(230)])
    let observer = scheduler.start { source.do() }

    #expect(observer.events == [.next(210, 1), .next(220, 2), .completed(230)])
    #expect(source.subscriptions == [Subscription(200, 230)])
  }

  @Test func `its closures see what passes, when it passes`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(230)])
    _ = scheduler.start { [scheduler, log] in
      source.do(
        onNext: { log.add("\($0)@\(scheduler.clock)") },
        onCompleted: { log.add("|@\(scheduler.clock)") },
        onSubscribe: { log.add("^@\(scheduler.clock)") },
        onDispose: { log.add("!@\(scheduler.clock)") })
    }

    #expect(log.lines == ["^@200", "1@210", "2@220", "|@230", "!@230"])
  }

  @Test func `an error is seen and passes through`() {
    let source = scheduler.createHotObservable([.next(210, 1), .error(220)])
    let observer = scheduler.start { [log] in
      source.do(onError: { log.add("\($0)") }, onCompleted: { log.add("completed") })
    }

    #expect(observer.events == [.next(210, 1), .error(220)])
    #expect(log.lines == ["UnspecifiedError()"])
  }

  @Test func `an empty source is seen to complete`() {
    let observer = scheduler.start { [log] in
      Observable<Int>.empty().do(onNext: { _ in log.add("next") }, onCompleted: { log.add("completed") })
    }

    #expect(observer.events == [.completed(200)])
    #expect(log.lines == ["completed"])
  }

  @Test func `disposing lets the source go, and calls onDispose alone`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(230)])
    let observer = scheduler.start(disposed: 215) { [log] in log.hooks(on: source) }

    #expect(observer.events == [.next(210, 1)])
    #expect(source.subscriptions == [Subscription(200, 215)])
    #expect(log.lines == ["onSubscribe", "onSubscribed", "onNext 1", "afterNext 1", "onDispose"])
  }

  @Test func `an endless synchronous source is stopped by take`() {
    let source = Observable.from(1...).do(onNext: { [log] in log.add("\($0)") }).take(2)

    #expect(Stream(source).events == [.next(0, 1), .next(0, 2), .completed(0)])
    #expect(log.lines == ["1", "2"])
  }

  @Test func `each subscriber is seen`() {
    let source = Observable.just(1).do(onSubscribe: { [log] in log.add("subscribe") })
    _ = Stream(source)
    _ = Stream(source)

    #expect(log.lines == ["subscribe", "subscribe"])
  }

  @Test func `an element sent from inside a closure comes after`() {
    let subject = PublishSubject<Int>()
    let seen = Stream(subject.do(onNext: { if $0 == 1 { subject.onNext(2) } }))
    subject.onNext(1)

    #expect(seen.events == [.next(0, 1), .next(0, 2)])
  }

  // MARK: Order

  @Test func `the order on a subject that completes`() {
    let subject = PublishSubject<Int>()
    log.subscribe(to: log.hooks(on: subject))
    subject.onNext(1)
    subject.onCompleted()

    #expect(
      log.lines == [
        "onSubscribe", "onSubscribed", "onNext 1", "next 1", "afterNext 1", "onCompleted", "completed",
        "disposed", "afterCompleted", "onDispose",
      ])
  }

  @Test func `the order on a subject that fails`() {
    let subject = PublishSubject<Int>()
    log.subscribe(to: log.hooks(on: subject))
    subject.onError(UnspecifiedError())

    #expect(
      log.lines == ["onSubscribe", "onSubscribed", "onError", "error", "disposed", "afterError", "onDispose"])
  }

  @Test func `the order on a source that ends while it is subscribed to`() {
    log.subscribe(to: log.hooks(on: Observable.just(1)))

    #expect(
      log.lines == [
        "onSubscribe", "onNext 1", "next 1", "afterNext 1", "onCompleted", "completed", "disposed",
        "afterCompleted", "onSubscribed", "onDispose",
      ])
  }

  @Test func `the order when it is disposed`() {
    let subject = PublishSubject<Int>()
    log.subscribe(to: log.hooks(on: subject)).dispose()

    #expect(log.lines == ["onSubscribe", "onSubscribed", "onDispose", "disposed"])
  }

  @Test func `the order of two`() {
    let subject = PublishSubject<Int>()
    _ = subject.do(onNext: { [log] _ in log.add("above") }, afterNext: { [log] _ in log.add("after above") })
      .do(onNext: { [log] _ in log.add("below") }, afterNext: { [log] _ in log.add("after below") })
      .subscribe()
    subject.onNext(1)

    #expect(log.lines == ["above", "below", "after below", "after above"])
  }

  @Test func `the source is let go of before onDispose`() {
    let source = Observable<Int>.create { [log] _ in Disposables.create { log.add("source") } }
    source.do(onDispose: { [log] in log.add("onDispose") }).subscribe().dispose()

    #expect(log.lines == ["source", "onDispose"])
  }

  @Test func `onDispose is called once`() {
    let source = Observable.of(1, 2).do(onDispose: { [log] in log.add("onDispose") })
    let subscription = source.take(1).subscribe()
    subscription.dispose()

    #expect(log.lines == ["onDispose"])
  }

  // MARK: Throws

  @Test func `a throw of onNext is an error, and the source is let go`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .next(230, 3)])
    let observer = scheduler.start { source.do(onNext: { if $0 == 2 { throw UnspecifiedError() } }) }

    #expect(observer.events == [.next(210, 1), .error(220)])
    #expect(source.subscriptions == [Subscription(200, 220)])
  }

  @Test func `a throw of afterNext is an error after the element`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .next(230, 3)])
    let observer = scheduler.start { source.do(afterNext: { if $0 == 2 { throw UnspecifiedError() } }) }

    #expect(observer.events == [.next(210, 1), .next(220, 2), .error(220)])
    #expect(source.subscriptions == [Subscription(200, 220)])
  }

  @Test func `a throw of its own is not an error of the source: onError is not called`() {
    let observer = scheduler.start { [log] in
      Observable.of(1, 2).do(
        onNext: { _ in throw UnspecifiedError() }, onError: { _ in log.add("onError") },
        afterError: { _ in log.add("afterError") }, onDispose: { log.add("onDispose") })
    }

    #expect(observer.events == [.error(200)])
    #expect(log.lines == ["onDispose"])
  }

  @Test func `a throw of onError takes the place of the error`() {
    let source = scheduler.createHotObservable([.next(210, 1), .error(220, RxError.timeout)])
    let observer = scheduler.start { source.do(onError: { _ in throw UnspecifiedError() }) }

    #expect(observer.events == [.next(210, 1), .error(220, UnspecifiedError())])
  }

  @Test func `a throw of onCompleted takes the place of the completion`() {
    let source = scheduler.createHotObservable([.next(210, 1), .completed(220)])
    let observer = scheduler.start { source.do(onCompleted: { throw UnspecifiedError() }) }

    #expect(observer.events == [.next(210, 1), .error(220)])
    #expect(source.subscriptions == [Subscription(200, 220)])
  }

  @Test func `a throw after the ending changes nothing`() {
    let completed = Observable.just(1).do(afterCompleted: { throw UnspecifiedError() })
    let failed = Observable<Int>.error(UnspecifiedError()).do(afterError: { _ in throw RxError.unknown })

    #expect(Stream(completed).events == [.next(0, 1), .completed(0)])
    #expect(Stream(failed).events == [.error(0)])
  }

  @Test func `a throw below is not seen, the disposal is`() {
    let source = log.hooks(on: Observable.just(1)).map { _ -> Int in throw UnspecifiedError() }

    #expect(Stream(source).events == [.error(0)])
    #expect(log.lines == ["onSubscribe", "onNext 1", "afterNext 1", "onSubscribed", "onDispose"])
  }

  // MARK: Lifetime

  @Test(arguments: [Event<Int>.completed, .error(UnspecifiedError())])
  func `what was subscribed is let go of with the ending`(ending: Event<Int>) {
    let (subject, bag) = (PublishSubject<Int>(), DisposeBag())
    weak var token: Token?
    do {
      let captured = Token()
      token = captured
      subject.do(onNext: { [captured] _ in _ = captured }, onDispose: {}).subscribe(onError: { _ in })
        .disposed(by: bag)
    }

    #expect(token != nil)
    subject.on(ending)
    #expect(token == nil)
    withExtendedLifetime(bag) {}
  }

  @Test func `what was subscribed is let go of with the subscription`() {
    let (subject, subscription) = (PublishSubject<Int>(), SingleAssignmentDisposable())
    weak var token: Token?
    do {
      let captured = Token()
      token = captured
      subscription.setDisposable(
        subject.do(onNext: { [captured] _ in _ = captured }, onDispose: {}).subscribe())
    }

    #expect(token != nil)
    subscription.dispose()
    #expect(token == nil)
    #expect(!subject.hasObservers)
  }

  @Test func `an abandoned chain dies with its source`() {
    var subject: PublishSubject<Int>! = PublishSubject()
    let bag = DisposeBag()
    weak var token: Token?
    do {
      let captured = Token()
      token = captured
      subject.do(onNext: { [captured] _ in _ = captured }, onDispose: {}).subscribe().disposed(by: bag)
    }

    #expect(token != nil)
    subject = nil
    #expect(token == nil)
    withExtendedLifetime(bag) {}
  }
}

/// What happened, in order.
private final class Log {
  private(set) var lines: [String] = []

  func add(_ line: String) { lines.append(line) }

  /// `source` with every closure of `do` in place.
  func hooks(on source: some ObservableType<Int>) -> Observable<Int> {
    source.do(
      onNext: { self.add("onNext \($0)") }, afterNext: { self.add("afterNext \($0)") },
      onError: { _ in self.add("onError") }, afterError: { _ in self.add("afterError") },
      onCompleted: { self.add("onCompleted") }, afterCompleted: { self.add("afterCompleted") },
      onSubscribe: { self.add("onSubscribe") }, onSubscribed: { self.add("onSubscribed") },
      onDispose: { self.add("onDispose") })
  }

  @discardableResult
  func subscribe(to source: Observable<Int>) -> any Disposable {
    source.subscribe(
      onNext: { self.add("next \($0)") }, onError: { _ in self.add("error") },
      onCompleted: { self.add("completed") }, onDisposed: { self.add("disposed") })
  }
}
