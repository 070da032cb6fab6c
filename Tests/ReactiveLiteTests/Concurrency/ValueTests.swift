import Dispatch
import ReactiveLite
import Testing

@Suite struct ValueTests {
  @Test func `the element of a single, or its error`() async throws {
    #expect(try await Single.just(1).value == 1)
    await #expect(throws: Failure(number: 2)) { try await Single<Int>.error(Failure(number: 2)).value }
  }

  @Test func `the element of a maybe, or nil, or its error`() async throws {
    #expect(try await Maybe.just(1).value == 1)
    #expect(try await Maybe<Int>.empty().value == nil)
    await #expect(throws: Failure(number: 2)) { try await Maybe<Int>.error(Failure(number: 2)).value }
  }

  @Test func `the end of a completable, or its error`() async throws {
    try await Completable.empty().value
    await #expect(throws: Failure(number: 2)) { try await Completable.error(Failure(number: 2)).value }
  }

  @Test func `it waits for what comes later, from another thread`() async throws {
    let single = Single<Int>.create { single in
      nonisolated(unsafe) let single = single  // unsafe: handed over to the queue
      DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(5)) { single(.success(1)) }
      return Disposables.create()
    }

    #expect(try await single.value == 1)
  }

  @Test(arguments: ["single", "maybe", "completable"])
  func `a task that is cancelled disposes the subscription and throws`(kind: String) async {
    let subject = PublishSubject<Int>()
    let task = Task {
      switch kind {
      case "single": _ = try await subject.asSingle().value
      case "maybe": _ = try await subject.asMaybe().value
      default: try await subject.ignoreElements().asCompletable().value
      }
    }

    task.cancel()

    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(!subject.hasObservers)
  }

  @MainActor @Test func `from the main actor, also of an element that is not Sendable`() async throws {
    final class Plain { var number = 1 }
    let single = Single.just(Plain())

    let plain = try await single.value
    plain.number += 1

    #expect(plain.number == 2)
  }

  @Test(arguments: [false, true])
  func `a single of what a task returns or throws`(detached: Bool) async throws {
    let answer = Single.create(detached: detached, priority: .high) { await Task { 42 }.value }
    let failing = Single<Int>.create(detached: detached) { throw Failure(number: 3) }

    #expect(try await answer.value == 42)
    await #expect(throws: Failure(number: 3)) { try await failing.value }
  }

  @Test func `each subscriber has a task of its own`() async throws {
    let count = Received(0)
    let single = Single<Int>.create {
      count.withLock { $0 += 1 }
      return count.value
    }

    #expect(try await single.value == 1)
    #expect(try await single.value == 2)
  }

  @Test func `disposing cancels the task, and nothing is told`() async {
    let log = Received<[String]>([])
    await withCheckedContinuation { done in
      let single = Single<Int>.create {
        await withTaskCancellationHandler {
          try? await Task.sleep(for: .seconds(60))
        } onCancel: {
          done.resume()
        }
        return 1
      }
      single.subscribe { log.value.append("\($0)") }.dispose()
    }

    #expect(log.value == [])
  }

  @Test func `an infallible's loop throws nothing`() async {
    var log: [Int] = []
    for await element in Infallible.of(1, 2).values { log.append(element) }

    #expect(log == [1, 2])
  }
}
