extension ObservableType {
  /// The only element of the source, as soon as it comes.
  ///
  ///     source     --1-----|
  ///     single()   --1-----|
  ///
  ///     source     --1--2--|
  ///     single()   --1--#
  ///
  ///     source     ---|
  ///     single()   ---#
  ///
  /// Fails with `RxError.moreThanOneElement` at a second one, with `RxError.noElements` when the source completes
  /// without any.
  @inlinable
  public func single() -> Observable<Element> { single { _ in true } }

  /// The only element for which `predicate` holds, as soon as it comes. Fails as the form above, and when
  /// `predicate` throws.
  ///
  ///     source               --1--2--3--|
  ///     single { $0 == 2 }   -----2-----|
  @inlinable
  public func single(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    Observable { downstream in
      let hasElement = Box(false)
      subscribe(
        for: downstream,
        onNext: { element in
          guard try predicate(element) else { return }
          if hasElement.value { throw RxError.moreThanOneElement }
          hasElement.value = true
          downstream.next(element)
        },
        onStop: { ending in
          let isMissing = ending.isCompleted && !hasElement.value
          downstream.stop(isMissing ? .error(RxError.noElements) : ending)
        }
      )
    }
  }
}
