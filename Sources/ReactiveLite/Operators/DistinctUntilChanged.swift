extension ObservableType where Element: Equatable {
  /// Drops an element that equals the one before.
  ///
  ///     source                   --1--1--2--1--|
  ///     distinctUntilChanged()   --1-----2--1--|
  @inlinable
  public func distinctUntilChanged() -> Observable<Element> {
    distinctUntilChanged({ $0 }, comparer: { $0 == $1 })
  }
}

extension ObservableType {
  /// Drops an element whose key equals that of the one before.
  ///
  ///     source                               --1--3--4--6--|
  ///     distinctUntilChanged { $0 % 2 }      --1-----4-----|
  @inlinable
  public func distinctUntilChanged<Key: Equatable>(
    _ keySelector: @escaping (Element) throws -> Key
  ) -> Observable<Element> {
    distinctUntilChanged(keySelector, comparer: { $0 == $1 })
  }

  /// Drops an element that has an equal property to the one before.
  @inlinable
  public func distinctUntilChanged<Property: Equatable>(at keyPath: KeyPath<Element, Property>) -> Observable<Element> {
    distinctUntilChanged({ $0[keyPath: keyPath] }, comparer: { $0 == $1 })
  }

  /// Drops an element that `comparer` takes to be the same as the one before.
  @inlinable
  public func distinctUntilChanged(
    _ comparer: @escaping (_ previous: Element, _ current: Element) throws -> Bool
  ) -> Observable<Element> {
    distinctUntilChanged({ $0 }, comparer: comparer)
  }

  /// Drops an element whose key `comparer` takes to be the same as that of the one before.
  ///
  /// If either closure throws, the result fails with that error and the source is let go.
  @inlinable
  public func distinctUntilChanged<Key>(
    _ keySelector: @escaping (Element) throws -> Key,
    comparer: @escaping (_ previous: Key, _ current: Key) throws -> Bool
  ) -> Observable<Element> {
    Observable { downstream in
      let last = Box<Key?>(nil)
      subscribe(for: downstream) { element in
        let key = try keySelector(element)
        if let previous = last.value, try comparer(previous, key) { return }
        last.value = key
        downstream.next(element)
      }
    }
  }
}
