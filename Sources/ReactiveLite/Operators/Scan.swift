extension ObservableType {
  /// Adds each element to a running result, and sends the result every time.
  ///
  ///     source            --1--2--3--|
  ///     scan(0) { + }     --1--3--6--|
  ///
  /// Each subscriber starts from `seed`, which is not sent itself. If `accumulator` throws, the result fails.
  @inlinable
  public func scan<Result>(
    into seed: Result, accumulator: @escaping (inout Result, Element) throws -> Void
  ) -> Observable<Result> {
    Observable { downstream in
      let result = Box(seed)
      subscribe(for: downstream) { element in
        try accumulator(&result.value, element)
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
