extension ObservableConvertibleType {
  /// The elements of this sequence for a `for try await` loop.
  ///
  ///     for try await name in names { print(name) }
  ///
  ///     source    --1--2--3--|
  ///     values    --1--2--3--|
  ///
  /// The sequence is subscribed to here and now; what comes before the loop asks for it is kept. An error is thrown
  /// out of the loop. A loop that is left or whose task is cancelled disposes the subscription.
  public var values: AsyncThrowingStream<Element, any Error> {
    AsyncThrowingStream { continuation in
      let subscription = asObservable().subscribe(
        onNext: { element in
          // Unsafe: who sends an element to another thread says that it may go there, as with any subscriber.
          nonisolated(unsafe) let element = element
          continuation.yield(element)
        },
        onError: { continuation.finish(throwing: $0) },
        onCompleted: { continuation.finish() })
      continuation.onTermination = disposal(of: subscription)
    }
  }
}

extension SharedSequence {
  /// The elements of this sequence, which never fails, for a `for await` loop. As above.
  @MainActor public var values: AsyncStream<Element> {
    AsyncStream { continuation in
      let subscription = asObservable().subscribe(
        onNext: { element in
          nonisolated(unsafe) let element = element  // unsafe: as above
          continuation.yield(element)
        },
        onCompleted: { continuation.finish() })
      continuation.onTermination = disposal(of: subscription)
    }
  }
}

private func disposal<Termination>(of subscription: any Disposable) -> @Sendable (Termination) -> Void {
  // Unsafe: a subscription may be disposed on any thread; its protocol does not say so.
  nonisolated(unsafe) let subscription = subscription
  return { _ in subscription.dispose() }
}
