extension ObservableType {
  /// The element at `index`, counted from 0, then completes.
  ///
  ///     source           --a--b--c--|
  ///     element(at: 1)   -----(b|)
  ///
  /// Fails with `RxError.argumentOutOfRange` when the source completes before it. Traps when `index` is negative.
  @inlinable
  public func element(at index: Int) -> Observable<Element> {
    precondition(index >= 0, "element(at:) needs an index of zero or more, got \(index)")
    return skip(index).take(1).ifEmpty(switchTo: .error(RxError.argumentOutOfRange))
  }
}
