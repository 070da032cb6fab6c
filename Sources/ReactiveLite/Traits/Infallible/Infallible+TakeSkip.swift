extension InfallibleType {
  /// Keeps the first `count` elements, then completes. See ``ObservableType/take(_:)``.
  @inlinable
  public func take(_ count: Int) -> Infallible<Element> { Infallible(asObservable().take(count)) }

  /// Keeps elements as long as `predicate` holds, then completes. See ``ObservableType/take(while:behavior:)``.
  @inlinable
  public func take(
    while predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Infallible<Element> {
    Infallible(asObservable().take(while: predicate, behavior: behavior))
  }

  /// Keeps elements until `predicate` holds, then completes.
  @inlinable
  public func take(
    until predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Infallible<Element> {
    Infallible(asObservable().take(until: predicate, behavior: behavior))
  }

  /// Drops the first `count` elements. See ``ObservableType/skip(_:)``.
  @inlinable
  public func skip(_ count: Int) -> Infallible<Element> { Infallible(asObservable().skip(count)) }

  /// Drops elements as long as `predicate` holds. See ``ObservableType/skip(while:)``.
  @inlinable
  public func skip(while predicate: @escaping (Element) throws -> Bool) -> Infallible<Element> {
    Infallible(asObservable().skip(while: predicate))
  }

  /// Keeps elements until `other` sends one. See ``ObservableType/take(until:)``.
  @inlinable
  public func take<Source: ObservableType>(until other: Source) -> Infallible<Element> {
    Infallible(asObservable().take(until: other))
  }

  /// Keeps elements until `other` sends one.
  @inlinable
  public func take<Source: InfallibleType>(until other: Source) -> Infallible<Element> {
    Infallible(asObservable().take(until: other.asObservable()))
  }

  /// Keeps elements for `duration`. See ``ObservableType/take(for:scheduler:)``.
  @inlinable
  public func take(for duration: RxTimeInterval, scheduler: any SchedulerType) -> Infallible<Element> {
    Infallible(asObservable().take(for: duration, scheduler: scheduler))
  }

  /// Drops elements until `other` sends one. See ``ObservableType/skip(until:)``.
  @inlinable
  public func skip<Source: ObservableType>(until other: Source) -> Infallible<Element> {
    Infallible(asObservable().skip(until: other))
  }
}
