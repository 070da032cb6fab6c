extension ObservableType where Element: FixedWidthInteger, Element.Stride: SignedInteger {
  /// `count` numbers from `start` on, as `of` would send them.
  ///
  ///     Observable.range(start: 1, count: 3)   (123|)
  ///
  /// Traps when `count` is negative or the last number does not fit its type.
  @inlinable
  public static func range(
    start: Element, count: Element, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> {
    precondition(count >= 0, "range needs a count of zero or more, got \(count)")
    guard count > 0 else { return from([], scheduler: scheduler) }
    let (last, overflow) = start.addingReportingOverflow(count - 1)
    precondition(!overflow, "range of \(count) from \(start) goes beyond \(Element.self).max")
    return from(start...last, scheduler: scheduler)
  }
}
