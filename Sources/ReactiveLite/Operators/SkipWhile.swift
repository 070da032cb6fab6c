extension ObservableType {
  /// Drops the elements as long as `predicate` holds, and keeps all from the first for which it does not.
  ///
  ///     source                    --1--2--3--1--|
  ///     skip(while: { $0 < 3 })   --------3--1--|
  ///
  /// If `predicate` throws, the result fails with that error.
  @inlinable
  public func skip(while predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    Observable { downstream in
      let isOpen = Box(false)
      subscribe(for: downstream) { element in
        if !isOpen.value, try predicate(element) { return }
        isOpen.value = true
        downstream.next(element)
      }
    }
  }
}
