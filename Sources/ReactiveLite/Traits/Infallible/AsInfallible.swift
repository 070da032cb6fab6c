extension ObservableConvertibleType {
  /// The same sequence; if it fails, `element` is the last one.
  ///
  ///     source                               --1--2--#
  ///     asInfallible(onErrorJustReturn: 0)   --1--2--(0|)
  @inlinable
  public func asInfallible(onErrorJustReturn element: Element) -> Infallible<Element> {
    Infallible(asObservable().catchAndReturn(element))
  }

  /// The same sequence; if it fails, `infallible` goes on.
  ///
  ///     source                                       --1--2--#
  ///     asInfallible(onErrorFallbackTo: .of(7, 8))   --1--2--(78|)
  @inlinable
  public func asInfallible(onErrorFallbackTo infallible: Infallible<Element>) -> Infallible<Element> {
    asInfallible { _ in infallible }
  }

  /// The same sequence; if it fails, what `onErrorRecover` makes of the error goes on.
  @inlinable
  public func asInfallible(
    onErrorRecover: @escaping (any Error) -> Infallible<Element>
  ) -> Infallible<Element> {
    Infallible(asObservable().catch { onErrorRecover($0).source })
  }
}

extension RelayType {
  /// The same as an infallible: a relay does not fail.
  @inlinable
  public func asInfallible() -> Infallible<Element> { Infallible(asObservable()) }
}
