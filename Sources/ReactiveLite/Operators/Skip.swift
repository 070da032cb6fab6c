extension ObservableType {
  /// Drops the first `count` elements.
  ///
  ///     source    --1--2--3--4--|
  ///     skip(2)   --------3--4--|
  ///
  /// A count of zero or less drops nothing.
  @inlinable
  public func skip(_ count: Int) -> Observable<Element> {
    Observable { downstream in
      let remaining = Box(count)
      subscribe(for: downstream) { element in
        if remaining.value > 0 {
          remaining.value -= 1
        } else {
          downstream.next(element)
        }
      }
    }
  }
}
