import ReactiveLite
import Testing

@Suite struct SubscriberTests {
  @Test func `nothing follows an ending`() {
    let source = Observable<Int>.create { observer in
      observer.onNext(1)
      observer.onCompleted()
      observer.onNext(2)
      observer.onError(Failure())
      observer.onCompleted()
      return Disposables.create()
    }
    var log: [String] = []

    _ = source.subscribe { log.append($0.debugDescription) }

    #expect(log == ["next(1)", "completed"])
  }

  @Test func `a throw becomes an error, and the source is let go of`() {
    let subject = PublishSubject<Int>()
    var log: [String] = []
    _ = subject.map { element in if element == 2 { throw Failure() } else { element } }
      .subscribe { log.append($0.debugDescription) }

    for element in 1...3 { subject.onNext(element) }

    #expect(log == ["next(1)", "error(Failure(number: 0))"])
    #expect(!subject.hasObservers)
  }

  @Test func `take stops an endless source that sends while it is being subscribed to`() {
    var log: [String] = []

    _ = Observable.from(1...).map { $0 * 10 }.take(2).subscribe { log.append($0.debugDescription) }

    #expect(log == ["next(10)", "next(20)", "completed"])
  }

  @Test func `a source that sends for as long as it is open is stopped by take`() {
    struct Endless: ObservableType {
      typealias Element = Int
      func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
      where Observer.Element == Int {
        asObservable().subscribe(observer)
      }
      func receive(subscriber: Subscriber<Int>) {
        while subscriber.isOpen { subscriber.next(1) }
      }
    }
    var log: [String] = []

    _ = Endless().take(2).subscribe { log.append($0.debugDescription) }

    #expect(log == ["next(1)", "next(1)", "completed"])
  }

  @Test func `a disposal inside onNext is followed by nothing, not even the ending`() {
    let (subject, own) = (PublishSubject<Int>(), SerialDisposable())
    var log: [String] = []
    own.disposable = subject.subscribe { event in
      log.append(event.debugDescription)
      own.dispose()
    }

    subject.onNext(1)
    subject.onCompleted()

    #expect(log == ["next(1)"])
  }

  @Test func `an ending reaches the subscriber before the source is disposed`() {
    var log: [String] = []
    let source = Observable<Int>.create { observer in
      observer.onCompleted()
      return Disposables.create { log.append("disposed") }
    }

    _ = source.subscribe(onCompleted: { log.append("completed") })

    #expect(log == ["completed", "disposed"])
  }
}
