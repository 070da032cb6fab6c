extension ObservableConvertibleType {
  /// The elements of this sequence for a `for try await` loop.
  ///
  ///     let names = Observable.of("Ann", "Bob")
  ///     for try await name in names.values { print(name) }  // prints: Ann, then Bob
  ///
  /// The sequence is subscribed to here and now; what comes before the loop asks for it is kept. An error is
  /// thrown out of the loop. A loop that is left or whose task is cancelled disposes the subscription.
  public var values: AsyncThrowingStream<Element, any Error> {
    AsyncThrowingStream { continuation in
      let subscription = subscribe(
        yield: { continuation.yield($0) }, finish: { continuation.finish(throwing: $0) })
      continuation.onTermination = { _ in subscription() }
    }
  }

  /// The same for a sequence that does not fail.
  fileprivate var valuesWithoutError: AsyncStream<Element> {
    AsyncStream { continuation in
      let subscription = subscribe(yield: { continuation.yield($0) }, finish: { _ in continuation.finish() })
      continuation.onTermination = { _ in subscription() }
    }
  }

  private func subscribe(
    yield: @escaping (sending Element) -> Void, finish: @escaping ((any Error)?) -> Void
  ) -> @Sendable () -> Void {
    // Unsafe, the first: a subscription may be disposed on any thread; its protocol does not say so.
    nonisolated(unsafe) let subscription = asObservable().subscribe(
      onNext: { element in
        // The second: who sends an element to another thread says that it may go there, as to any subscriber.
        nonisolated(unsafe) let element = element
        yield(element)
      }, onError: { finish($0) }, onCompleted: { finish(nil) })
    return { subscription.dispose() }
  }
}

extension SharedSequence {
  /// The elements of this sequence for a `for await` loop. See ``ObservableConvertibleType/values``.
  @MainActor public var values: AsyncStream<Element> { valuesWithoutError }
}

extension InfallibleType {
  /// The elements of this sequence for a `for await` loop. See ``ObservableConvertibleType/values``.
  public var values: AsyncStream<Element> { valuesWithoutError }
}
