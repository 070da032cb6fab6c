import ReactiveLite
import Testing

/// What all who follow one source after another promise: `concat`, `repeat`, `retry`, `catch` in a row.
@Suite struct SuccessionTests {
  @Test func `a source that completes is let go of before the next is subscribed to`() {
    let (log, first, second) = (Received([String]()), PublishSubject<Int>(), PublishSubject<Int>())
    _ = first.logged("first", in: log).concat(second.logged("second", in: log))
      .subscribe(onCompleted: { log.value.append("completed") })
    first.onCompleted()
    second.onCompleted()

    #expect(log.value == ["+first", "-first", "+second", "completed", "-second"])
  }

  @Test func `a source that fails is let go of before the next attempt`() {
    let (log, source) = (Received([String]()), PublishSubject<Int>())
    var attempt = 0
    let attempts = Observable<Int>.deferred {
      attempt += 1
      return (attempt == 1 ? source : .never()).logged("\(attempt)", in: log)
    }
    _ = attempts.retry().subscribe()
    source.onError(Failure())

    #expect(log.value == ["+1", "-1", "+2"])
  }

  @Test func `a source that fails is let go of before the notifier hears of it`() {
    let (log, source) = (Received([String]()), PublishSubject<Int>())
    var attempt = 0
    let attempts = Observable<Int>.deferred {
      attempt += 1
      return (attempt == 1 ? source : .never()).logged("\(attempt)", in: log)
    }
    _ = attempts.retry { errors in errors.do(onNext: { _ in log.value.append("error") }) }.subscribe()
    source.onError(Failure())

    #expect(log.value == ["+1", "-1", "error", "+2"])
  }

  @Test func `an inner sequence that completes is let go of before the next is subscribed to`() {
    let (log, first) = (Received([String]()), PublishSubject<Int>())
    let sources = Observable.of(first.logged("first", in: log), Observable.never().logged("second", in: log))
    _ = sources.concat().subscribe()
    first.onCompleted()

    #expect(log.value == ["+first", "-first", "+second"])
  }

  @Test func `what create returned is disposed before the next attempt`() {
    let (log, attempts) = (Received([String]()), Received([AnyObserver<Int>]()))
    let source = Observable<Int>.create { observer in
      attempts.value.append(observer)
      log.value.append("open")
      return Disposables.create { log.value.append("close") }
    }
    let subscription = source.map { $0 }.retry().subscribe()
    attempts.value[0].onError(Failure())

    #expect(log.value == ["open", "close", "open"])
    subscription.dispose()
  }

  @Test func `a source that completes at once is let go of before the next is subscribed to`() {
    let log = Received([String]())
    _ = Observable<Int>.empty().logged("first", in: log).concat(Observable.never().logged("second", in: log))
      .subscribe()

    #expect(log.value == ["+first", "-first", "+second"])
  }

  @Test func `a source that fails at once is let go of before the notifier hears of it`() {
    let (log, attempt) = (Received([String]()), Received(0))
    let attempts = Observable<Int>.deferred {
      attempt.value += 1
      return (attempt.value == 1 ? Observable.error(Failure()) : .never())
        .logged("\(attempt.value)", in: log)
    }
    _ = attempts.retry { errors in errors.do(onNext: { _ in log.value.append("error") }) }.subscribe()

    #expect(log.value == ["+1", "-1", "error", "+2"])
  }

  @Test func `a source that is done is not kept by those that follow`() {
    weak var token: Token?
    let (first, second) = (PublishSubject<Int>(), PublishSubject<Int>())
    let subscription = {
      let captured = Token()
      token = captured
      return first.do(onNext: { _ in _ = captured }).concat(second).subscribe()
    }()

    #expect(token != nil)
    first.onCompleted()
    #expect(second.hasObservers)
    subscription.dispose()
    #expect(token == nil)
  }
}

extension Observable {
  /// The same, saying when it is subscribed to and when it is let go of.
  fileprivate func logged(_ name: String, in log: Received<[String]>) -> Observable {
    self.do(onSubscribe: { log.value.append("+\(name)") }, onDispose: { log.value.append("-\(name)") })
  }
}
