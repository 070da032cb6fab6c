extension ObservableType where Element: ObservableConvertibleType {
  /// The inner sequences one after another: each is subscribed to when the one before has completed.
  ///
  ///     source     --a-----b-----|
  ///     a            1--2--3|
  ///     b                   7--8|
  ///     concat()   --1--2--37--8-|
  @inlinable
  public func concat() -> Observable<Element.Element> { merge(maxConcurrent: 1) }

  /// The inner sequences as they come, at most `maxConcurrent` at the same time: those that come too early wait.
  ///
  ///     source                    --abc------|
  ///     a                           1--2|
  ///     b                            3----4|
  ///     c                               5--6|
  ///     merge(maxConcurrent: 2)   --13-25-46-|
  ///
  /// Completes when the source and every inner sequence have; fails when one does. Traps when `maxConcurrent` is
  /// less than one.
  @inlinable
  public func merge(maxConcurrent: Int) -> Observable<Element.Element> {
    precondition(maxConcurrent >= 1, "merge(maxConcurrent:) needs one or more, got \(maxConcurrent)")
    return Observable { downstream in
      let merging = Merging(into: downstream)
      let places = Places(maxConcurrent)
      subscribe(
        apartFrom: downstream,
        onNext: { source in
          // Counted now: the end of the source does not end what waits.
          merging.expect()
          places.enter { place in
            merging.attach(source.asObservable(), for: downstream, onEnd: { places.leave(place) })
          }
        },
        onStop: { merging.sourceEnded($0) }
      )
    }
  }
}

extension ObservableType {
  /// Turns each element into a sequence, and sends those one after another: each is subscribed to when the one
  /// before has completed.
  ///
  ///     source             --a-----b-----|
  ///     a                    1--2--3|
  ///     b                           7--8|
  ///     concatMap { $0 }   --1--2--37--8-|
  ///
  /// If `selector` throws, the result fails with that error.
  @inlinable
  public func concatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    map(selector).concat()
  }
}
