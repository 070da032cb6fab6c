extension PrimitiveSequenceType where Trait == SingleTrait {
  /// The element, when it is there.
  ///
  ///     let user = try await server.user(1).value  // → "Ann"
  ///
  /// Subscribes now, and throws the error if there is one. When the task is cancelled, the subscription is disposed
  /// and a `CancellationError` thrown.
  nonisolated(nonsending) public var value: Element {
    get async throws {
      for try await element in values { return element }
      try Task.checkCancellation()
      throw RxError.noElements
    }
  }

  /// A single whose element `work` returns, in a task of its own for each subscriber, which inherits nothing from the
  /// one that subscribes if it is `detached`. Disposing cancels the task.
  ///
  ///     let page = Single.create { try await download(url) }
  ///     let bytes = try await page.value.count  // → 0
  public static func create(
    detached: Bool = false, priority: TaskPriority? = nil,
    work: @Sendable @escaping () async throws -> Element
  ) -> Single<Element> {
    .create { single in
      inTask(detached: detached, priority: priority) {
        do { single(.success(try await work())) } catch { single(.failure(error)) }
      }
    }
  }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// The element, when it is there, or nil when it is certain that there is none. As for a ``Single`` otherwise.
  nonisolated(nonsending) public var value: Element? {
    get async throws {
      for try await element in values { return element }
      try Task.checkCancellation()
      return nil
    }
  }
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  /// Returns when the sequence has completed. As for a ``Single`` otherwise.
  nonisolated(nonsending) public var value: Void {
    get async throws {
      for try await _ in values {}
      try Task.checkCancellation()
    }
  }
}
