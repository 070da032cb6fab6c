extension ObservableType {
  /// All elements in one array, when the source has completed.
  ///
  ///     source      --1--2--3--|
  ///     toArray()   -----------(A|)   A = [1, 2, 3]
  ///
  /// An empty source gives an empty array. An error is passed on, and what was collected is dropped.
  @inlinable
  public func toArray() -> Single<[Element]> {
    Single(
      raw: Observable { downstream in
        let elements = Box<[Element]>([])
        subscribe(
          for: downstream,
          onNext: { elements.value.append($0) },
          onStop: { ending in
            guard case .completed = ending else { return downstream.stop(ending) }
            downstream.sendLast { elements.value }
          }
        )
      })
  }
}
