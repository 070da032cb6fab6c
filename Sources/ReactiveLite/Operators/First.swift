extension ObservableType {
  /// The first element, as soon as it is there, or nil if the source completes without one.
  ///
  ///     source    --1--2--3--|
  ///     first()   --(1|)
  ///
  /// The source is let go of with its first element. An error before that is passed on.
  public func first() -> Single<Element?> {
    Single(raw: take(1).map { Optional($0) }.ifEmpty(default: nil))
  }
}
