extension ObservableType {
  /// One element, at once.
  ///
  ///     Observable.just(1)   (1|)
  @inlinable
  public static func just(_ element: Element) -> Observable<Element> {
    Observable { downstream in
      downstream.next(element)
      downstream.stop(.completed)
    }
  }

  /// One element as a piece of work on `scheduler`, the completion as another.
  ///
  ///     Observable.just(1, scheduler: s)   (1|)
  public static func just(_ element: Element, scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    from([element], scheduler: scheduler)
  }
}
