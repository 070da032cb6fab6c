extension Infallible {
  /// One element, at once. See ``ObservableType/just(_:)``.
  @inlinable
  public static func just(_ element: Element) -> Infallible { Infallible(.just(element)) }

  /// One element as a piece of work on `scheduler`, the completion as another.
  public static func just(_ element: Element, scheduler: any ImmediateSchedulerType) -> Infallible {
    Infallible(.just(element, scheduler: scheduler))
  }

  /// No element; completes at once. See ``ObservableType/empty()``.
  @inlinable
  public static func empty() -> Infallible { Infallible(.empty()) }

  /// Nothing, ever. See ``ObservableType/never()``.
  @inlinable
  public static func never() -> Infallible { Infallible(.never()) }

  /// The sequence that `observableFactory` makes, anew for each subscriber. See ``ObservableType/deferred(_:)``.
  @inlinable
  public static func deferred(_ observableFactory: @escaping () throws -> Infallible) -> Infallible {
    Infallible(.deferred { try observableFactory().source })
  }

  /// The given elements. See ``ObservableType/of(_:scheduler:)``.
  @inlinable
  public static func of(
    _ elements: Element..., scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Infallible {
    from(elements, scheduler: scheduler)
  }

  /// The elements of `array`. See `Observable.from`.
  @inlinable
  public static func from(
    _ array: [Element], scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Infallible {
    Infallible(.from(array, scheduler: scheduler))
  }

  /// The elements of `sequence`, which is iterated anew for each subscriber. It may be endless.
  @inlinable
  public static func from<Source: Sequence>(
    _ sequence: Source, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Infallible where Source.Element == Element {
    Infallible(.from(sequence, scheduler: scheduler))
  }

  /// The element, if there is one. See ``ObservableType/from(optional:)``.
  @inlinable
  public static func from(optional: Element?) -> Infallible { Infallible(.from(optional: optional)) }
}

extension Infallible where Element: FixedWidthInteger {
  /// Numbers from zero on, one each `period`. See ``ObservableType/interval(_:scheduler:)``.
  public static func interval(_ period: RxTimeInterval, scheduler: any SchedulerType) -> Infallible {
    Infallible(.interval(period, scheduler: scheduler))
  }

  /// Zero after `dueTime`; with a `period`, the next numbers too. See ``ObservableType/timer(_:period:scheduler:)``.
  public static func timer(
    _ dueTime: RxTimeInterval, period: RxTimeInterval? = nil, scheduler: any SchedulerType
  ) -> Infallible {
    Infallible(.timer(dueTime, period: period, scheduler: scheduler))
  }
}

extension Infallible where Element: FixedWidthInteger, Element.Stride: SignedInteger {
  /// `count` numbers from `start` on. See ``ObservableType/range(start:count:scheduler:)``.
  @inlinable
  public static func range(
    start: Element, count: Element, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Infallible {
    Infallible(.range(start: start, count: count, scheduler: scheduler))
  }
}
