extension ObservableType {
  /// Keeps the first `count` elements, then completes.
  ///
  ///     source    --1--2--3--4--|
  ///     take(2)   --1--(2|)
  ///
  /// `take(0)` completes without subscribing to the source. Traps when `count` is negative.
  @inlinable
  public func take(_ count: Int) -> Observable<Element> {
    precondition(count >= 0, "take needs a count of zero or more, got \(count)")
    guard count > 0 else { return .empty() }
    return Observable { downstream in
      let remaining = Box(count)
      subscribe(for: downstream) { element in
        guard remaining.value > 0 else { return }
        remaining.value -= 1
        let isLast = remaining.value == 0
        downstream.next(element)
        if isLast { downstream.stop(.completed) }
      }
    }
  }
}
