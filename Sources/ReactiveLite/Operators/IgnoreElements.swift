extension ObservableType {
  /// The ending alone.
  ///
  ///     source             --1--2--|
  ///     ignoreElements()   --------|
  @inlinable
  public func ignoreElements() -> Observable<Never> {
    Observable { downstream in subscribe(for: downstream) { _ in } }
  }
}
