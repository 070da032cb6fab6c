extension ObservableType {
  /// Adds up all elements, and sends the result when the source completes.
  ///
  ///     source                   --1--2--3--|
  ///     reduce(0) { $0 + $1 }    -----------(6|)
  ///
  /// A source without elements gives `seed`. If `accumulator` throws, the result fails with that error.
  @inlinable
  public func reduce<Accumulated>(
    _ seed: Accumulated, accumulator: @escaping (Accumulated, Element) throws -> Accumulated
  ) -> Observable<Accumulated> {
    reduce(seed, accumulator: accumulator, mapResult: { $0 })
  }

  /// The same, and sends what `mapResult` makes of the result. If that throws, the result fails with that error.
  @inlinable
  public func reduce<Accumulated, Result>(
    _ seed: Accumulated,
    accumulator: @escaping (Accumulated, Element) throws -> Accumulated,
    mapResult: @escaping (Accumulated) throws -> Result
  ) -> Observable<Result> {
    Observable { downstream in
      let accumulated = Box(seed)
      subscribe(
        for: downstream,
        onNext: { accumulated.value = try accumulator(accumulated.value, $0) },
        onStop: { ending in
          guard ending.isCompleted else { return downstream.stop(ending) }
          downstream.sendLast { try mapResult(accumulated.value) }
        }
      )
    }
  }
}
