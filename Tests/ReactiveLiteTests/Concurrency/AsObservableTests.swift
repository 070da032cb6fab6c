import ReactiveLite
import Testing

@Suite struct AsObservableTests {
  /// What a sequence sends as an observable, event by event.
  private func events<Source: AsyncSequence>(of source: Source, detached: Bool = false) async -> [String]
  where Source.Element == Int {
    let log = Received<[String]>([])
    await withCheckedContinuation { done in
      _ = source.asObservable(detached: detached).subscribe { event in
        log.value.append(event.debugDescription)
        if event.isStopEvent { done.resume() }
      }
    }
    return log.value
  }

  @Test(arguments: [false, true])
  func `the elements in order, then the completion`(detached: Bool) async {
    let source = AsyncStream { continuation in
      for number in 1...3 { continuation.yield(number) }
      continuation.finish()
    }

    #expect(await events(of: source, detached: detached) == ["next(1)", "next(2)", "next(3)", "completed"])
  }

  @Test func `what the sequence throws is the error`() async {
    let source = AsyncThrowingStream<Int, any Error> { continuation in
      continuation.yield(1)
      continuation.finish(throwing: Failure(number: 2))
    }

    #expect(await events(of: source) == ["next(1)", "error(Failure(number: 2))"])
  }

  @Test func `a cancellation that the sequence throws completes`() async {
    let source = AsyncThrowingStream<Int, any Error> { $0.finish(throwing: CancellationError()) }

    #expect(await events(of: source) == ["completed"])
  }

  @Test func `an observable's values are an observable again`() async {
    #expect(await events(of: Observable.of(1, 2).values) == ["next(1)", "next(2)", "completed"])
  }

  @Test func `each subscriber iterates anew`() async {
    let source = Observable.of(1, 2)
    struct Anew: AsyncSequence {
      let source: Observable<Int>
      func makeAsyncIterator() -> AsyncThrowingStream<Int, any Error>.Iterator {
        source.values.makeAsyncIterator()
      }
    }
    let anew = Anew(source: source)

    #expect(await events(of: anew) == ["next(1)", "next(2)", "completed"])
    #expect(await events(of: anew) == ["next(1)", "next(2)", "completed"])
  }

  @Test func `a task-local is seen by the task, not by a detached one`() async {
    let source = AsyncStream<Int>(unfolding: { Local.number })

    let seen = await Local.$number.withValue(5) {
      await events(of: source.prefix(1)) + events(of: source.prefix(1), detached: true)
    }

    #expect(seen == ["next(5)", "completed", "completed"])
  }

  @Test func `disposing cancels the task`() async {
    await withCheckedContinuation { done in
      let source = AsyncStream<Int> { continuation in
        continuation.onTermination = { _ in done.resume() }
        continuation.yield(1)
      }
      let subscription = SerialDisposable()
      subscription.disposable = source.asObservable().subscribe()
      subscription.dispose()
    }
  }

  @Test func `a sequence that does not look at cancellation is left at its next element`() async {
    struct Endless: AsyncSequence, AsyncIteratorProtocol {
      let end: Token
      func makeAsyncIterator() -> Endless { self }
      func next() async -> Int? { 1 }
    }
    weak var gone: Token?
    await withCheckedContinuation { done in
      let token = Token()
      gone = token
      _ = Endless(end: token).asObservable().take(3).subscribe(onCompleted: { done.resume() })
    }

    #expect(eventually { gone == nil })
  }

  @Test func `nothing arrives after a disposal`() async {
    let log = Received<[Int]>([])
    let (source, sender) = AsyncStream.makeStream(of: Int.self)
    let subscription = source.asObservable().subscribe(onNext: { log.value.append($0) })

    subscription.dispose()
    sender.yield(1)

    #expect(log.value == [])
  }
}

private enum Local {
  @TaskLocal static var number: Int?
}
