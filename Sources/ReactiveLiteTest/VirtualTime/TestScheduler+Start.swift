import ReactiveLite

extension TestScheduler {
  /// Runs to the end, with a sequence that is created, subscribed to and disposed at the given times; returns the
  /// observer that recorded it.
  ///
  ///     let observer = scheduler.start(created: 0, subscribed: 10, disposed: 50) {
  ///       source.map { $0 * 2 }
  ///     }
  @inlinable
  public func start<Element, Sequence: ObservableConvertibleType>(
    created: TestTime, subscribed: TestTime, disposed: TestTime, create: @escaping () -> Sequence
  ) -> TestableObserver<Element> where Sequence.Element == Element {
    precondition(
      created <= subscribed && subscribed <= disposed,
      "start creates, subscribes, then disposes, in that order, got \(created), \(subscribed), \(disposed)")
    let observer = createObserver(Element.self)
    var source: Observable<Element>?
    var subscription: (any Disposable)?
    scheduleAt(created) { source = create().asObservable() }
    scheduleAt(subscribed) { subscription = source?.subscribe(observer) }
    scheduleAt(disposed) { subscription?.dispose() }
    start()
    return observer
  }

  /// Runs to the end, with a sequence that is created at 100, subscribed to at 200 and disposed at `disposed`.
  @inlinable
  public func start<Element, Sequence: ObservableConvertibleType>(
    disposed: TestTime, create: @escaping () -> Sequence
  ) -> TestableObserver<Element> where Sequence.Element == Element {
    start(created: Defaults.created, subscribed: Defaults.subscribed, disposed: disposed, create: create)
  }

  /// Runs to the end, with a sequence that is created at 100, subscribed to at 200 and disposed at 1000; returns
  /// the observer that recorded it.
  ///
  /// An observable made before this call has its events scheduled first: one at 1000 is still received. Made inside
  /// `create`, one at 200 is, and one at 1000 is not.
  @inlinable
  public func start<Element, Sequence: ObservableConvertibleType>(
    _ create: @escaping () -> Sequence
  ) -> TestableObserver<Element> where Sequence.Element == Element {
    start(disposed: Defaults.disposed, create: create)
  }
}
