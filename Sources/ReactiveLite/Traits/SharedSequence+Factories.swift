// What `Observable` makes, a shared sequence makes on its strategy's scheduler.
extension SharedSequence {
  /// No element; completes at once. See ``ObservableType/empty()``.
  public static func empty() -> SharedSequence {
    SharedSequence(raw: Observable.empty().subscribe(on: SharingStrategy.scheduler))
  }

  /// Nothing, ever. See ``ObservableType/never()``.
  public static func never() -> SharedSequence { SharedSequence(raw: .never()) }

  /// One element. See ``ObservableType/just(_:)``.
  public static func just(_ element: Element) -> SharedSequence {
    SharedSequence(raw: Observable.just(element).subscribe(on: SharingStrategy.scheduler))
  }

  /// The sequence that `observableFactory` makes, anew each time. See ``ObservableType/deferred(_:)``.
  public static func deferred(_ observableFactory: @escaping () -> SharedSequence) -> SharedSequence {
    SharedSequence(Observable.deferred { observableFactory().asObservable() })
  }

  /// The given elements. See ``ObservableType/of(_:scheduler:)``.
  public static func of(_ elements: Element...) -> SharedSequence { from(elements) }

  /// The elements of `array`. See `Observable.from`.
  public static func from(_ array: [Element]) -> SharedSequence {
    SharedSequence(raw: Observable.from(array, scheduler: SharingStrategy.scheduler))
  }

  /// The elements of `sequence`. See `Observable.from`.
  public static func from<Source: Sequence>(_ sequence: Source) -> SharedSequence
  where Source.Element == Element {
    SharedSequence(raw: Observable.from(sequence, scheduler: SharingStrategy.scheduler))
  }

  /// The element, if there is one. See `Observable.from`.
  public static func from(optional: Element?) -> SharedSequence {
    SharedSequence(raw: Observable.from(optional: optional, scheduler: SharingStrategy.scheduler))
  }
}

extension SharedSequence where Element: FixedWidthInteger {
  /// Counts from 0, every `period`. See ``ObservableType/interval(_:scheduler:)``.
  public static func interval(_ period: RxTimeInterval) -> SharedSequence {
    SharedSequence(Observable.interval(period, scheduler: SharingStrategy.scheduler))
  }

  /// Counts from 0, first after `dueTime`, then every `period`. See ``ObservableType/timer(_:period:scheduler:)``.
  public static func timer(_ dueTime: RxTimeInterval, period: RxTimeInterval) -> SharedSequence {
    SharedSequence(Observable.timer(dueTime, period: period, scheduler: SharingStrategy.scheduler))
  }
}
