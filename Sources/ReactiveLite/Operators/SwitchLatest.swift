extension ObservableType where Element: ObservableConvertibleType {
  /// Follows the newest inner sequence alone.
  ///
  ///     source           --a-----b-----|
  ///     a                  1-2-3-4-5|
  ///     b                        7-8|
  ///     switchLatest()   --1-2-3-7-8---|
  ///
  /// Completes when the source and the newest inner sequence have; fails when one does.
  @inlinable
  public func switchLatest() -> Observable<Element.Element> { flatMapLatest { $0 } }
}
