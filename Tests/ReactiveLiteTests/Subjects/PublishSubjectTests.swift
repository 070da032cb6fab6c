import ReactiveLite
import Testing

@Suite struct PublishSubjectTests {
  let subject = PublishSubject<Int>()

  @Test func `it passes on to those who are subscribed at that moment`() {
    var (first, second): ([Int], [Int]) = ([], [])

    _ = subject.subscribe(onNext: { first.append($0) })
    subject.onNext(1)
    _ = subject.subscribe(onNext: { second.append($0) })
    subject.onNext(2)

    #expect(first == [1, 2])
    #expect(second == [2])
  }

  @Test func `who comes after the ending gets the ending alone`() {
    subject.onNext(1)
    subject.onCompleted()
    var log: [String] = []

    _ = subject.subscribe { log.append($0.debugDescription) }

    #expect(log == ["completed"])
  }

  @Test func `nothing follows the ending, for anybody`() {
    var log: [String] = []
    _ = subject.subscribe { log.append($0.debugDescription) }

    subject.onError(Failure())
    subject.onNext(1)
    subject.onCompleted()

    #expect(log == ["error(Failure(number: 0))"])
    #expect(!subject.hasObservers)
  }

  @Test func `it knows whether anybody is subscribed`() {
    #expect(!subject.hasObservers)
    let subscription = subject.subscribe()
    #expect(subject.hasObservers)

    subscription.dispose()

    #expect(!subject.hasObservers)
  }

  @Test func `it is an observer of another sequence, and passes its ending on`() {
    var log: [String] = []
    _ = subject.subscribe { log.append($0.debugDescription) }

    _ = Observable.of(1, 2).subscribe(subject)

    #expect(log == ["next(1)", "next(2)", "completed"])
    #expect(subject.asObserver() === subject)
  }

  @Test func `a disposal inside a delivery lets go of the subscribers, and no later event arrives`() {
    var (first, late): ([Int], [String]) = ([], [])
    _ = subject.subscribe(onNext: { element in
      first.append(element)
      subject.dispose()
      subject.onNext(2)
    })

    subject.onNext(1)
    _ = subject.subscribe { late.append("\($0.error is RxError)") }

    #expect(first == [1])
    #expect(subject.isDisposed && !subject.hasObservers)
    #expect(late == ["true"])
  }

  @Test func `it can stand where an observable is asked for`() {
    let observable: Observable<Int> = subject
    var log: [Int] = []
    _ = observable.subscribe(onNext: { log.append($0) })

    subject.on(.next(1))

    #expect(log == [1])
  }
}
