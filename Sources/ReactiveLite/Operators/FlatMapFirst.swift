extension ObservableType {
  /// Turns an element into a sequence, and drops the elements that come while that one runs.
  ///
  ///     source                --a---b-----c-----|
  ///     a                       1-2-3|
  ///     b                           4-5-6|
  ///     c                                 7-8-9|
  ///     flatMapFirst { $0 }   --1-2-3-----7-8-9-|
  ///
  /// Completes when the source and the running inner sequence have; fails when one does or `selector` throws.
  @inlinable
  public func flatMapFirst<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    Observable { downstream in
      let merging = Merging(into: downstream)
      let places = Places(1)
      subscribe(
        apartFrom: downstream,
        onNext: { element in
          guard let place = places.take() else { return }
          let source = try selector(element).asObservable()
          merging.expect()
          merging.attach(source, for: downstream, onEnd: { places.leave(place) })
        },
        onStop: { merging.sourceEnded($0) }
      )
    }
  }
}
