extension ObservableType {
  /// The only element, when the source has completed.
  ///
  ///     source       --1-----|
  ///     asSingle()   --------(1|)
  ///
  /// Fails with ``RxError/moreThanOneElement`` at the second element, and with ``RxError/noElements`` when the source
  /// completes without one. For the first of several elements there is ``first()``.
  public func asSingle() -> Single<Element> { Single(raw: single().takeLast(1)) }

  /// The only element, when the source has completed, if there is one.
  ///
  ///     source      --1-----|
  ///     asMaybe()   --------(1|)
  ///
  /// Fails with ``RxError/moreThanOneElement`` at the second element.
  public func asMaybe() -> Maybe<Element> {
    let only = enumerated().map { index, element in
      if index > 0 { throw RxError.moreThanOneElement }
      return element
    }
    return Maybe(raw: only.takeLast(1))
  }
}

extension ObservableType where Element == Never {
  /// The ending.
  ///
  ///     source            ------|
  ///     asCompletable()   ------|
  ///
  /// A sequence that has elements goes through ``ObservableType/ignoreElements()`` first.
  public func asCompletable() -> Completable { Completable(raw: asObservable()) }
}
