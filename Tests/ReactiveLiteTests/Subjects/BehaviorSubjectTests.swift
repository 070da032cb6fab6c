import ReactiveLite
import ReactiveLiteTest
import Testing

@Suite struct BehaviorSubjectTests {
  let subject = BehaviorSubject(value: 0)

  @Test func `who comes gets its value first, and after the completion that alone`() {
    var (first, late): ([Event<Int>], [Event<Int>]) = ([], [])
    _ = subject.subscribe { first.append($0) }
    subject.onNext(1)
    subject.onCompleted()
    _ = subject.subscribe { late.append($0) }

    #expect(first == [.next(0), .next(1), .completed])
    #expect(late == [.completed])
  }

  @Test func `its value is what was sent last, from inside the delivery of the one before too`() throws {
    var read: [Int?] = []
    _ = subject.subscribe(onNext: { element in
      guard element == 1 else { return }
      subject.onNext(2)
      read.append(try? subject.value())
    })

    subject.onNext(1)

    #expect(read == [2])
    #expect(try subject.value() == 2)
  }

  @Test func `everybody ends on its value`() throws {
    var (first, second): ([Int], [Int]) = ([], [])
    _ = subject.subscribe(onNext: { element in
      first.append(element)
      if element == 1 { subject.onNext(2) }
    })
    _ = subject.subscribe(onNext: { second.append($0) })

    subject.onNext(1)

    #expect(first == [0, 1, 2])
    #expect(second == [0, 1, 2])
  }

  @Test func `nothing follows the ending, and its value stays`() throws {
    subject.onNext(1)
    subject.onCompleted()
    subject.onNext(2)
    subject.onError(Failure())

    #expect(try subject.value() == 1)
  }

  @Test func `a late subscriber of a failed one gets the error alone, which is its value too`() {
    subject.onError(Failure())
    var log: [String] = []

    _ = subject.subscribe { log.append($0.debugDescription) }

    #expect(log == ["error(Failure(number: 0))"])
    #expect(throws: Failure.self) { try subject.value() }
  }

  @Test func `a disposed one has no value and refuses who comes`() {
    var log: [Bool] = []
    _ = subject.subscribe(onNext: { _ in log.append(false) })

    subject.dispose()
    subject.onNext(1)
    _ = subject.subscribe { log.append($0.error is RxError) }

    #expect(log == [false, true])
    #expect(throws: RxError.self) { try subject.value() }
    #expect(subject.isDisposed)
  }
}
