import ReactiveLite
import Testing

/// What all who follow one source after another promise: `concat`, `repeat`, `retry`, `catch` in a row.
@Suite struct SuccessionTests {
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
