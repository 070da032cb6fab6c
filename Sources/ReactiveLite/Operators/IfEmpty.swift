extension ObservableType {
  /// The source; if that completes without an element, `element`.
  ///
  ///     source                -----|
  ///     ifEmpty(default: 7)   -----(7|)
  @inlinable
  public func ifEmpty(default element: Element) -> Observable<Element> { ifEmpty(switchTo: .just(element)) }

  /// The source; if that completes without an element, `other`.
  ///
  ///     source                     -----|
  ///     other                           7-8|
  ///     ifEmpty(switchTo: other)   -----7-8|
  @inlinable
  public func ifEmpty(switchTo other: Observable<Element>) -> Observable<Element> {
    Observable { downstream in
      let isEmpty = Box(true)
      subscribe(
        apartFrom: downstream,
        onNext: { element in
          isEmpty.value = false
          downstream.next(element)
        },
        onStop: { ending in
          guard isEmpty.value, ending.isCompleted else { return downstream.stop(ending) }
          other.receive(subscriber: downstream)
        }
      )
    }
  }
}
