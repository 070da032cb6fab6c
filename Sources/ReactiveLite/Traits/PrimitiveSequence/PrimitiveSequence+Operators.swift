extension PrimitiveSequence {
  /// The sequence that `observableFactory` makes, anew for each subscriber. See ``ObservableType/deferred(_:)``.
  public static func deferred(
    _ observableFactory: @escaping () throws -> PrimitiveSequence
  ) -> PrimitiveSequence {
    PrimitiveSequence(raw: .deferred { try observableFactory().source })
  }

  /// Fails at once.
  ///
  ///     Single<Int>.error(e)   #
  public static func error(_ error: any Error) -> PrimitiveSequence { PrimitiveSequence(raw: .error(error)) }

  /// Nothing, ever.
  ///
  ///     Single<Int>.never()   ------
  public static func never() -> PrimitiveSequence { PrimitiveSequence(raw: .never()) }

  /// A sequence with a resource that lives as long as its subscription. See
  /// ``ObservableType/using(_:observableFactory:)``.
  public static func using<Resource: Disposable>(
    _ resourceFactory: @escaping () throws -> Resource,
    primitiveSequenceFactory: @escaping (Resource) throws -> PrimitiveSequence
  ) -> PrimitiveSequence {
    PrimitiveSequence(raw: .using(resourceFactory) { try primitiveSequenceFactory($0).source })
  }
}

extension PrimitiveSequence where Element: FixedWidthInteger {
  /// Zero, after `dueTime`.
  ///
  ///     Single<Int>.timer(.milliseconds(3), scheduler: s)   ---(0|)
  public static func timer(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> PrimitiveSequence {
    PrimitiveSequence(raw: .timer(dueTime, scheduler: scheduler))
  }
}

extension PrimitiveSequenceType {
  /// Goes on with another sequence when this one fails. See ``ObservableType/catch(_:)``.
  ///
  ///     source                 ---#
  ///     other                     -(7|)
  ///     catch { _ in other }   ----(7|)
  public func `catch`(
    _ handler: @escaping (any Error) throws -> PrimitiveSequence<Trait, Element>
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: asObservable().catch { try handler($0).source })
  }

  /// Delivers on `scheduler`. See ``ObservableType/observe(on:)``.
  public func observe(on scheduler: any ImmediateSchedulerType) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: asObservable().observe(on: scheduler))
  }

  /// Subscribes, and lets go, on `scheduler`. See ``ObservableType/subscribe(on:)``.
  public func subscribe(on scheduler: any ImmediateSchedulerType) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: asObservable().subscribe(on: scheduler))
  }

  /// The same later. An error is not delayed. See ``ObservableType/delay(_:scheduler:)``.
  ///
  ///     source                                  --(1|)
  ///     delay(.milliseconds(3), scheduler: s)   -----(1|)
  public func delay(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: asObservable().delay(dueTime, scheduler: scheduler))
  }

  /// Subscribes later. See ``ObservableType/delaySubscription(_:scheduler:)``.
  public func delaySubscription(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: asObservable().delaySubscription(dueTime, scheduler: scheduler))
  }

  /// Fails with ``RxError/timeout`` when nothing has come by `dueTime`. See ``ObservableType/timeout(_:scheduler:)``.
  ///
  ///     source                                    -----(1|)
  ///     timeout(.milliseconds(3), scheduler: s)   ---#
  public func timeout(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: asObservable().timeout(dueTime, scheduler: scheduler))
  }

  /// Goes on with `other` when nothing has come by `dueTime`.
  public func timeout(
    _ dueTime: RxTimeInterval, other: PrimitiveSequence<Trait, Element>, scheduler: any SchedulerType
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: asObservable().timeout(dueTime, other: other, scheduler: scheduler))
  }

  /// The same again and again, each time it fails. See ``ObservableType/retry()``.
  public func retry() -> PrimitiveSequence<Trait, Element> { PrimitiveSequence(raw: asObservable().retry()) }

  /// The same again when it fails, `maxAttemptCount` times in all. See ``ObservableType/retry(_:)``.
  ///
  ///     source     --#
  ///     retry(2)   ----#
  public func retry(_ maxAttemptCount: Int) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: asObservable().retry(maxAttemptCount))
  }

  /// The same again when it has failed and the notifier, which `notificationHandler` makes of the errors, sends an
  /// element. See `Observable.retry`.
  public func retry<TriggerObservable: ObservableType>(
    when notificationHandler: @escaping (Observable<any Error>) -> TriggerObservable
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: asObservable().retry(when: notificationHandler))
  }

  /// The same for errors of one type. Any other error passes.
  public func retry<TriggerObservable: ObservableType, Failure: Error>(
    when notificationHandler: @escaping (Observable<Failure>) -> TriggerObservable
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: asObservable().retry(when: notificationHandler))
  }

  /// Prints what happens. See ``ObservableType/debug(_:trimOutput:file:line:function:)``.
  public func debug(
    _ identifier: String? = nil, trimOutput: Bool = false,
    file: String = #fileID, line: UInt = #line, function: String = #function
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(
      raw: asObservable().debug(
        identifier, trimOutput: trimOutput, file: file, line: line, function: function))
  }
}
