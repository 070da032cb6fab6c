extension InfallibleType {
  /// Sends an element when no other has come for `dueTime`. See ``ObservableType/debounce(_:scheduler:)``.
  @inlinable
  public func debounce(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Infallible<Element> {
    Infallible(asObservable().debounce(dueTime, scheduler: scheduler))
  }

  /// Sends one element each `dueTime` at most. See ``ObservableType/throttle(_:latest:scheduler:)``.
  @inlinable
  public func throttle(
    _ dueTime: RxTimeInterval, latest: Bool = true, scheduler: any SchedulerType
  ) -> Infallible<Element> {
    Infallible(asObservable().throttle(dueTime, latest: latest, scheduler: scheduler))
  }

  /// The same later. See ``ObservableType/delay(_:scheduler:)``.
  @inlinable
  public func delay(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Infallible<Element> {
    Infallible(asObservable().delay(dueTime, scheduler: scheduler))
  }

  /// Subscribes later. See ``ObservableType/delaySubscription(_:scheduler:)``.
  @inlinable
  public func delaySubscription(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Infallible<
    Element
  > {
    Infallible(asObservable().delaySubscription(dueTime, scheduler: scheduler))
  }

  /// Delivers every event on `scheduler`. See ``ObservableType/observe(on:)``.
  @inlinable
  public func observe(on scheduler: any ImmediateSchedulerType) -> Infallible<Element> {
    Infallible(asObservable().observe(on: scheduler))
  }

  /// Subscribes, and lets go, on `scheduler`. See ``ObservableType/subscribe(on:)``.
  @inlinable
  public func subscribe(on scheduler: any ImmediateSchedulerType) -> Infallible<Element> {
    Infallible(asObservable().subscribe(on: scheduler))
  }
}
