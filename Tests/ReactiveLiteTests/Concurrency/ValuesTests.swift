import ReactiveLite
import ReactiveLiteTest
import Testing

@Suite struct ValuesTests {
  let subject = PublishSubject<Int>()

  @Test func `a loop gets the elements, and ends when the sequence does`() async throws {
    var log: [Int] = []
    for try await element in Observable.of(1, 2, 3).values { log.append(element) }

    #expect(log == [1, 2, 3])
  }

  @Test func `what is sent before the loop begins is kept`() async throws {
    let values = subject.values
    subject.onNext(1)
    subject.onNext(2)
    subject.onCompleted()

    #expect(try await values.reduce(into: []) { $0.append($1) } == [1, 2])
  }

  @Test func `an empty sequence is a loop that is never entered`() async throws {
    for try await _ in Observable<Int>.empty().values { Issue.record("an element of nothing") }
  }

  @Test func `an error is thrown out of the loop, after what came before`() async {
    let values = subject.values
    subject.onNext(1)
    subject.onError(Failure(number: 7))
    var log: [Int] = []

    await #expect(throws: Failure(number: 7)) {
      for try await element in values { log.append(element) }
    }
    #expect(log == [1])
  }

  @Test func `a task that is cancelled disposes the subscription`() async {
    let values = subject.values
    let task = Task {
      for try await _ in values {}
    }
    #expect(subject.hasObservers)

    task.cancel()
    _ = await task.result

    #expect(!subject.hasObservers)
  }

  @Test func `a loop that is left disposes the subscription`() async throws {
    var values: AsyncThrowingStream<Int, any Error>? = subject.values
    subject.onNext(1)
    for try await _ in values! { break }
    values = nil

    #expect(!subject.hasObservers)
  }

  @Test func `values that nobody iterates let the source go with themselves`() {
    _ = subject.values

    #expect(!subject.hasObservers)
  }

  @Test func `what was captured on the way is let go of with the ending, while the values live`() {
    weak var gone: Token?
    func values() -> AsyncThrowingStream<Int, any Error> {
      let token = Token()
      gone = token
      return subject.do(onNext: { [token] _ in _ = token }).values
    }
    let kept = values()
    #expect(gone != nil)

    subject.onCompleted()

    #expect(gone == nil)
    withExtendedLifetime(kept) {}
  }

  @Test func `elements that are not Sendable pass as well`() async throws {
    final class Plain { var number = 1 }
    var sum = 0
    for try await plain in Observable.of(Plain(), Plain()).values { sum += plain.number }

    #expect(sum == 2)
  }

  @Test func `what several threads send arrives, all of it`() async throws {
    let relay = PublishRelay<Int>()
    let stream = relay.take(400).values
    together(4) { thread in for number in 0..<100 { relay.accept(thread * 100 + number) } }

    var received: [Int] = []
    for try await element in stream { received.append(element) }

    #expect(received.sorted() == Array(0..<400))
  }

  @MainActor @Test func `a driver's loop throws nothing`() async {
    let relay = BehaviorRelay(value: 1)
    var log: [Int] = []
    for await element in relay.asDriver().values {
      log.append(element)
      if element == 3 { break }
      relay.accept(element + 1)
    }

    #expect(log == [1, 2, 3])
  }

  @MainActor @Test func `a driver's loop ends with the driver, or with its task`() async {
    let driver = subject.asDriver(onErrorJustReturn: 0)
    let (first, second) = (driver.values, driver.values)
    let task = Task {
      for await _ in second {}
    }
    task.cancel()
    await task.value
    subject.onNext(1)
    subject.onError(Failure())

    var log: [Int] = []
    for await element in first { log.append(element) }
    #expect(log == [1, 0])
  }
}
