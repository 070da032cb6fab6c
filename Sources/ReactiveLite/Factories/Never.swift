extension ObservableType {
  /// Nothing, ever.
  ///
  ///     never()   ------
  @inlinable
  public static func never() -> Observable<Element> {
    Observable { _ in }
  }
}
