extension ObservableType {
  /// No element; fails at once.
  ///
  ///     Observable<Int>.error(e)   #
  @inlinable
  public static func error(_ error: any Error) -> Observable<Element> {
    Observable { $0.stop(.error(error)) }
  }
}
