extension AsyncSequence {
  /// The elements of this sequence as an observable, from a task that iterates it anew for each subscriber.
  ///
  ///     let lines = AsyncStream<String> { output in
  ///       for line in ["one", "two"] { output.yield(line) }
  ///       output.finish()
  ///     }
  ///     try lines.asObservable().toBlocking().toArray()  // → ["one", "two"]
  ///
  /// The elements arrive on the thread of that task; `observe(on:)` brings them to another. What the sequence
  /// throws is the error, but for a `CancellationError`, which completes. Disposing cancels the task.
  ///
  /// - Parameter detached: Whether the task inherits nothing from the one that subscribes.
  public func asObservable(detached: Bool = false) -> Observable<Element> {
    Observable { downstream in
      let task = inTask(detached: detached) {
        do {
          for try await element in self {
            // A sequence that does not look at cancellation is left here.
            guard downstream.isOpen else { return }
            downstream.next(element)
          }
          downstream.stop(.completed)
        } catch is CancellationError {
          downstream.stop(.completed)
        } catch {
          downstream.stop(.error(error))
        }
      }
      downstream.add(task)
    }
  }
}
