extension ObservableType {
  /// The last `count` elements, when the source completes.
  ///
  ///     source        --1--2--3--|
  ///     takeLast(2)   -----------(23|)
  ///
  /// Traps when `count` is negative.
  @inlinable
  public func takeLast(_ count: Int) -> Observable<Element> {
    precondition(count >= 0, "takeLast needs a count of zero or more, got \(count)")
    return Observable { downstream in
      let kept = Box(Queue<Element>())
      subscribe(
        for: downstream,
        onNext: { element in
          if count == 0 { return }
          if kept.value.count == count { _ = kept.value.popFirst() }
          kept.value.append(element)
        },
        onStop: { ending in
          while ending.isCompleted, let element = kept.value.popFirst() { downstream.next(element) }
          downstream.stop(ending)
        }
      )
    }
  }
}
