extension ObservableType {
  /// No element; fails at once.
  ///
  ///     error(e)   #
  @inlinable
  public static func error(_ error: any Error) -> Observable<Element> {
    Observable { $0.stop(.error(error)) }
  }
}
