extension ObservableType {
  /// No element; completes at once.
  ///
  ///     Observable<Int>.empty()   |
  @inlinable
  public static func empty() -> Observable<Element> {
    Observable { $0.stop(.completed) }
  }

  /// No element, as a piece of work on `scheduler`.
  public static func empty(scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    from([], scheduler: scheduler)
  }
}
