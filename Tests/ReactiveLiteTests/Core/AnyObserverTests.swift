import ReactiveLite
import Testing

@Suite struct AnyObserverTests {
  @Test func `a closure is an observer`() {
    var log: [String] = []
    let observer = AnyObserver<Int> { log.append($0.debugDescription) }

    observer.onNext(1)
    observer.onError(Failure())
    observer.onCompleted()

    #expect(log == ["next(1)", "error(Failure(number: 0))", "completed"])
  }

  @Test func `an erased subject is still that subject`() {
    let subject = BehaviorSubject(value: 0)
    let observer = AnyObserver(subject).asObserver()

    observer.onNext(1)

    #expect(try! subject.value() == 1)
  }

  @Test func `a mapped observer gets what the closure makes of each element, and the ending as it is`() {
    var log: [String] = []
    let observer = AnyObserver<Int> { log.append($0.debugDescription) }.mapObserver { (word: String) in
      word.count
    }

    observer.onNext("Ann")
    observer.onCompleted()

    #expect(log == ["next(3)", "completed"])
  }

  @Test func `a mapped observer gets the error its closure throws`() {
    var log: [String] = []
    let observer = AnyObserver<Int> { log.append($0.debugDescription) }.mapObserver { (_: String) in
      throw Failure()
    }

    observer.onNext("Ann")

    #expect(log == ["error(Failure(number: 0))"])
  }
}
