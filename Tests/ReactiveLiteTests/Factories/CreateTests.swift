import ReactiveLite
import ReactiveLiteTest
import Testing

@Suite struct CreateTests {
  let scheduler = TestScheduler(initialClock: 0)

  @Test func `create sends what its closure sends`() {
    let observer = scheduler.start {
      Observable<Int>.create { observer in
        observer.onNext(1)
        observer.onNext(2)
        observer.onCompleted()
        return Disposables.create()
      }
    }

    #expect(observer.events == [.next(200, 1), .next(200, 2), .completed(200)])
  }

  @Test func `events may come later`() {
    let observer = scheduler.start { [scheduler] in
      Observable<Int>.create { observer in
        scheduler.scheduleAt(210) { observer.onNext(1) }
        scheduler.scheduleAt(220) { observer.onError(UnspecifiedError()) }
        return Disposables.create()
      }
    }

    #expect(observer.events == [.next(210, 1), .error(220)])
  }

  @Test func `the closure is called for each subscriber anew`() {
    var calls = 0
    let source = Observable<Int>.create { observer in
      calls += 1
      observer.onNext(calls)
      return Disposables.create()
    }

    #expect(calls == 0)
    #expect(Stream(source).events == [.next(0, 1)])
    #expect(Stream(source).events == [.next(0, 2)])
  }

  @Test(arguments: [Event<Int>.completed, .error(UnspecifiedError())])
  func `events after the ending are dropped`(ending: Event<Int>) {
    let source = Observable<Int>.create { observer in
      observer.onNext(1)
      observer.on(ending)
      observer.onNext(2)
      observer.onCompleted()
      observer.onError(UnspecifiedError())
      return Disposables.create()
    }

    #expect(Stream(source).events == [.next(0, 1), Recorded(time: 0, value: ending)])
  }

  @Test func `events after the disposal are dropped`() {
    let observer = scheduler.start(disposed: 215) { [scheduler] in
      Observable<Int>.create { observer in
        scheduler.scheduleAt(210) { observer.onNext(1) }
        scheduler.scheduleAt(220) { observer.onNext(2) }
        scheduler.scheduleAt(230) { observer.onCompleted() }
        return Disposables.create()
      }
    }

    #expect(observer.events == [.next(210, 1)])
  }

  @Test func `its disposable is disposed with the subscription, once`() {
    var times: [Int] = []
    let source = Observable<Int>.create { [scheduler] _ in
      Disposables.create { times.append(scheduler.clock) }
    }
    _ = scheduler.start(disposed: 300) { source }

    #expect(times == [300])
  }

  @Test func `its disposable is disposed after the ending was delivered`() {
    var log: [String] = []
    var sender: AnyObserver<Int>?
    _ = Observable<Int>.create { observer in
      sender = observer
      return Disposables.create { log.append("disposed") }
    }
    .subscribe(onCompleted: { log.append("completed") })
    sender?.onCompleted()

    #expect(log == ["completed", "disposed"])
  }

  @Test func `its disposable is disposed at once when the sequence ended before it was returned`() {
    var log: [String] = []
    _ = Observable<Int>.create { observer in
      observer.onCompleted()
      log.append("returns")
      return Disposables.create { log.append("disposed") }
    }
    .subscribe(onCompleted: { log.append("completed") })

    #expect(log == ["completed", "returns", "disposed"])
  }

  @Test func `take lets go of it while it is being subscribed to`() {
    var disposals = 0
    let source = Observable<Int>.create { observer in
      observer.onNext(1)
      observer.onNext(2)
      return Disposables.create { disposals += 1 }
    }

    #expect(Stream(source.take(1)).events == [.next(0, 1), .completed(0)])
    #expect(disposals == 1)
  }

  @Test func `an element sent from inside an element comes between`() {
    var sender: AnyObserver<Int>?
    var log: [Int] = []
    let subscription = Observable<Int>.create { observer in
      sender = observer
      return Disposables.create()
    }
    .subscribe(onNext: { element in
      log.append(element)
      if element == 1 { sender?.onNext(2) }
      log.append(-element)
    })
    sender?.onNext(1)

    #expect(log == [1, 2, -2, -1])
    subscription.dispose()
  }

  @Test func `the observer keeps nothing alive after the ending`() {
    let bag = DisposeBag()
    weak var token: Token?
    do {
      let captured = Token()
      token = captured
      Observable<Int>.create { [captured] observer in
        observer.onCompleted()
        return Disposables.create { _ = captured }
      }
      .subscribe(onNext: { [captured] _ in _ = captured }).disposed(by: bag)
    }

    #expect(token == nil)
    withExtendedLifetime(bag) {}
  }

  @Test func `an abandoned observer takes the chain with it`() {
    var sender: AnyObserver<Int>?
    let bag = DisposeBag()
    weak var token: Token?
    do {
      let captured = Token()
      token = captured
      Observable<Int>.create { observer in
        sender = observer
        return Disposables.create()
      }
      .map { [captured] _ in captured }.subscribe().disposed(by: bag)
    }

    sender?.onNext(1)
    #expect(token != nil)
    sender = nil
    #expect(token == nil)
    withExtendedLifetime(bag) {}
  }
}
