extension ObservableType {
  /// `element` again and again, in turns with other synchronous sources on the current thread, or on `scheduler`.
  ///
  ///     Observable.repeatElement(7).take(4)   (7777|)
  @inlinable
  public static func repeatElement(
    _ element: Element, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> {
    Observable { downstream in downstream.send(on: scheduler) { element } }
  }
}
