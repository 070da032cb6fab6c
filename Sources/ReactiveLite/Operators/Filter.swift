extension ObservableType {
  /// Keeps the elements for which `isIncluded` holds.
  ///
  ///     source                            --1--2--3--4--|
  ///     filter { $0.isMultiple(of: 2) }   -----2-----4--|
  ///
  /// If `isIncluded` throws, the result fails with that error and the source is let go.
  @inlinable
  public func filter(_ isIncluded: @escaping (Element) throws -> Bool) -> Observable<Element> {
    Observable { downstream in
      subscribe(for: downstream) { element in
        if try isIncluded(element) { downstream.next(element) }
      }
    }
  }
}
