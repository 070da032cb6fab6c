extension ObservableType {
  /// Nothing, ever.
  ///
  ///     Observable<Int>.never()   ------
  @inlinable
  public static func never() -> Observable<Element> {
    Observable { _ in }
  }
}
