import ReactiveLite
import ReactiveLiteTest
import Testing

@Suite struct SingleTraitTests {
  let scheduler = TestScheduler(initialClock: 0)

  @Test func `a success is an element and the completion`() {
    let single = scheduler.start { [scheduler] in
      Single<Int>.create { single in
        scheduler.scheduleAt(210) { single(.success(42)) }
        return Disposables.create()
      }
    }

    #expect(single.events == [.next(210, 42), .completed(210)])
  }

  @Test func `a failure is an error`() {
    let single = Single<Int>.create { single in
      single(.failure(Failure()))
      return Disposables.create()
    }

    #expect(Stream(single).events == [.error(0, Failure())])
  }

  @Test func `what create sends after its first event is dropped`() {
    let single = Single<Int>.create { single in
      single(.success(1))
      single(.success(2))
      single(.failure(Failure()))
      return Disposables.create()
    }

    #expect(Stream(single).events == [.next(0, 1), .completed(0)])
  }

  @Test func `what create sends from inside its first event is dropped`() {
    var (sender, log) = ({ (_: SingleEvent<Int>) in }, [Event<Int>]())
    let single = Single<Int>.create { single in
      sender = single
      return Disposables.create()
    }
    _ = single.asObservable().subscribe { event in
      log.append(event)
      sender(.success(2))
    }
    sender(.success(1))

    #expect(log == [.next(1), .completed])
    sender = { _ in }
  }

  @Test func `of several threads that send at once, one is heard`() {
    let (sender, count) = (Received<Single<Int>.SingleObserver> { _ in }, Received(0))
    _ = Single<Int>.create { single in
      sender.value = single
      return Disposables.create()
    }
    .subscribe(onSuccess: { _ in count.withLock { $0 += 1 } })
    together(4) { sender.value(.success($0)) }

    #expect(count.value == 1)
    sender.value = { _ in }
  }

  @Test func `create begins anew for each subscriber`() {
    var calls = 0
    let single = Single<Int>.create { single in
      calls += 1
      single(.success(calls))
      return Disposables.create()
    }

    #expect(calls == 0)
    #expect(Stream(single).value == 1)
    #expect(Stream(single).value == 2)
  }

  @Test func `what create returned is disposed after the event`() {
    var (sender, log) = ({ (_: SingleEvent<Int>) in }, [String]())
    _ = Single<Int>.create { single in
      sender = single
      return Disposables.create { log.append("disposed") }
    }
    .subscribe { log.append("\($0)") }
    sender(.success(1))

    #expect(log == ["success(1)", "disposed"])
    sender = { _ in }
  }

  @Test func `what create returned is disposed with the subscription, and what it sends then is dropped`() {
    var disposals = 0
    let single = scheduler.start(disposed: 220) { [scheduler] in
      Single<Int>.create { single in
        scheduler.scheduleAt(230) { single(.success(42)) }
        return Disposables.create { disposals += 1 }
      }
    }

    #expect(single.events == [])
    #expect(disposals == 1)
  }

  @Test func `a subscriber gets one event`() {
    var events: [SingleEvent<Int>] = []
    _ = Single.just(1).subscribe { events.append($0) }
    _ = Single<Int>.error(Failure()).subscribe { events.append($0) }

    #expect(events.count == 2)
    #expect(events[0] == .success(1))
    #expect(events[1] == .failure(Failure()))
  }

  @Test func `onSuccess, then onDisposed`() {
    var log: [String] = []
    _ = Single.just(1).subscribe(
      onSuccess: { log.append("success \($0)") }, onFailure: { log.append("failure \($0)") },
      onDisposed: { log.append("disposed") })

    #expect(log == ["success 1", "disposed"])
  }

  @Test func `onFailure, then onDisposed`() {
    var log: [String] = []
    _ = Single<Int>.error(Failure(number: 7)).subscribe(
      onSuccess: { log.append("success \($0)") }, onFailure: { log.append("failure \($0)") },
      onDisposed: { log.append("disposed") })

    #expect(log == ["failure Failure(number: 7)", "disposed"])
  }

  @Test func `disposed early, onDisposed alone is called, once`() {
    var log: [String] = []
    let subscription = Single<Int>.never().subscribe(
      onSuccess: { _ in log.append("success") }, onFailure: { _ in log.append("failure") },
      onDisposed: { log.append("disposed") })
    subscription.dispose()
    subscription.dispose()

    #expect(log == ["disposed"])
  }

  @Test func `an object goes with every closure while it lives`() {
    let (success, failure) = (Observable.just(1).asSingle(), Single<Int>.error(Failure()))
    var (object, log): (Token?, [String]) = (Token(), [])
    func subscribe(to single: Single<Int>) {
      guard let object else { return }
      _ = single.subscribe(
        with: object, onSuccess: { _, element in log.append("\(element)") },
        onFailure: { _, error in log.append("\(error)") }, onDisposed: { _ in log.append("disposed") })
    }
    subscribe(to: success)
    subscribe(to: failure)

    #expect(log == ["1", "disposed", "Failure(number: 0)", "disposed"])
    object = nil
  }

  @Test func `an object that is gone is not called with`() {
    let (subject, log) = (PublishSubject<Int>(), Received([Int]()))
    var object: Token? = Token()
    let subscription = subject.take(1).asSingle().subscribe(
      with: object!, onSuccess: { log.value.append($1) }, onDisposed: { _ in log.value.append(0) })
    object = nil
    subject.onNext(1)

    #expect(log.value == [])
    subscription.dispose()
  }

  @Test(arguments: [Event<Int>.next(1), .error(UnspecifiedError())])
  func `what was subscribed is let go of with the event`(event: Event<Int>) {
    let (subject, bag) = (PublishSubject<Int>(), DisposeBag())
    weak var token: Token?
    do {
      let captured = Token()
      token = captured
      subject.take(1).asSingle().subscribe(
        onSuccess: { [captured] _ in _ = captured }, onFailure: { [captured] _ in _ = captured }
      ).disposed(by: bag)
    }

    #expect(token != nil)
    subject.on(event)
    #expect(token == nil)
    withExtendedLifetime(bag) {}
  }

  @Test func `what was captured is let go of with the subscription`() {
    let subject = PublishSubject<Int>()
    weak var token: Token?
    var subscription: (any Disposable)?
    do {
      let captured = Token()
      token = captured
      subscription = subject.asSingle().map { [captured] _ in captured }.subscribe(
        onSuccess: { [captured] _ in _ = captured })
    }

    #expect(token != nil)
    subscription?.dispose()
    #expect(token == nil)
    #expect(!subject.hasObservers)
  }
}
