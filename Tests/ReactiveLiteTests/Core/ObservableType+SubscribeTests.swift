import ReactiveLite
import Testing

@Suite struct SubscribeTests {
  @Test func `onDisposed is the last word, whatever ended the subscription`() {
    var log: [String] = []
    func listen(to source: Observable<Int>, _ name: String) -> any Disposable {
      source.subscribe(
        onNext: { log.append("\(name) \($0)") }, onError: { _ in log.append("\(name) #") },
        onCompleted: { log.append("\(name) |") }, onDisposed: { log.append("\(name) disposed") })
    }

    _ = listen(to: .just(1), "just")
    _ = listen(to: .error(Failure()), "error")
    listen(to: .never(), "never").dispose()

    #expect(log == ["just 1", "just |", "just disposed", "error #", "error disposed", "never disposed"])
  }

  @Test func `onDisposed comes also when the subscription is disposed while it is made`() {
    var log: [String] = []

    _ = Observable.from(1...).take(1).subscribe(
      onNext: { log.append("\($0)") }, onDisposed: { log.append("disposed") })

    #expect(log == ["1", "disposed"])
  }

  @Test func `an object is passed to every closure`() {
    final class Reader { var log: [String] = [] }
    let reader = Reader()

    _ = Observable.of(1).subscribe(
      with: reader, onNext: { $0.log.append("\($1)") }, onCompleted: { $0.log.append("|") },
      onDisposed: { $0.log.append("disposed") })
    _ = Observable<Int>.error(Failure()).subscribe(with: reader, onError: { $0.log.append("\($1)") })

    #expect(reader.log == ["1", "|", "disposed", "Failure(number: 0)"])
  }

  @Test func `an object is held weakly, and when it is gone no closure is called`() {
    let subject = PublishSubject<Int>()
    var token: Token? = Token()
    weak let weakToken = token
    var log: [String] = []
    _ = subject.subscribe(
      with: token!, onNext: { log.append("\($1)") }, onError: { log.append("\($1)") },
      onDisposed: { _ in log.append("disposed") })
    subject.onNext(1)

    token = nil
    subject.onNext(2)
    subject.onError(Failure())

    #expect(weakToken == nil)
    #expect(log == ["1"])
  }

  @Test func `a closure alone takes events, whatever it does with them`() {
    var log: [String] = []

    _ = Observable.just(1).subscribe { log.append("\($0)") }
    _ = Observable.just(1).subscribe { event in log.append("\(event)") }

    #expect(log == ["next(1)", "completed", "next(1)", "completed"])
  }

  @Test func `without closures it subscribes for the effects on the way`() {
    var log: [Int] = []

    _ = Observable.of(1, 2).do(onNext: { log.append($0) }).subscribe()

    #expect(log == [1, 2])
  }

  @Test func `an observer of one's own takes the events, and lives as long as the subscription`() {
    final class Collector: ObserverType {
      var log: [String] = []
      func on(_ event: Event<Int>) { log.append(event.debugDescription) }
    }
    let subject = PublishSubject<Int>()
    weak var gone: Collector?
    do {
      let collector = Collector()
      gone = collector
      _ = subject.subscribe(collector)
    }
    subject.onNext(1)
    #expect(gone?.log == ["next(1)"])

    subject.onCompleted()

    #expect(gone == nil)
  }
}
