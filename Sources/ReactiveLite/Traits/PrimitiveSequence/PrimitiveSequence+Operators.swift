extension PrimitiveSequence {
  /// The sequence that `observableFactory` makes, anew for each subscriber. See ``ObservableType/deferred(_:)``.
  public static func deferred(
    _ observableFactory: @escaping () throws -> PrimitiveSequence
  ) -> PrimitiveSequence {
    PrimitiveSequence(raw: .deferred { try observableFactory().source })
  }

  /// Fails at once.
  ///
  ///     error(e)   #
  public static func error(_ error: any Error) -> PrimitiveSequence { PrimitiveSequence(raw: .error(error)) }

  /// Nothing, ever.
  ///
  ///     never()   ------
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
  ///     timer(3 frames, scheduler: s)   ---(0|)
  public static func timer(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> PrimitiveSequence {
    PrimitiveSequence(raw: .timer(dueTime, scheduler: scheduler))
  }
}

extension PrimitiveSequenceType {
  /// Goes on with another sequence when this one fails. See ``ObservableType/catch(_:)``.
  ///
  ///     source                ---#
  ///     catch { _ in -(7|) }  ----(7|)
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
}
