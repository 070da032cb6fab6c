extension ObservableType {
  /// Adds each element to a running result, and sends the result every time.
  ///
  ///     source                       --1--2--3--|
  ///     scan(into: 0) { $0 += $1 }   --1--3--6--|
  ///
  /// Each subscriber starts from `seed`, which is not sent itself. If `accumulator` throws, the result fails.
  /// Traps when `accumulator` itself makes the source send, for the result is in its hands. What it sends
  /// through a subject waits, and is no such case.
  @inlinable
  public func scan<Result>(
    into seed: Result, accumulator: @escaping (inout Result, Element) throws -> Void
  ) -> Observable<Result> {
    Observable { downstream in
      let result = Box(seed)
      let isLent = Box(false)
      subscribe(for: downstream) { element in
        // A box is not checked for exclusive access: without this, a result that is being changed could be freed.
        precondition(!isLent.value, "scan's accumulator made its own source send: send when it has returned")
        isLent.value = true
        try accumulator(&result.value, element)
        isLent.value = false
        downstream.next(result.value)
      }
    }
  }

  /// The same, with an `accumulator` that returns the new result.
  ///
  ///     source                  --1--2--3--|
  ///     scan(0) { $0 + $1 }     --1--3--6--|
  @inlinable
  public func scan<Result>(
    _ seed: Result, accumulator: @escaping (Result, Element) throws -> Result
  ) -> Observable<Result> {
    scan(into: seed) { $0 = try accumulator($0, $1) }
  }
}
