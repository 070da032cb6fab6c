extension ObservableType {
  /// Keeps the elements until `other` sends one, then completes.
  ///
  ///     source               --1--2--3--4--|
  ///     other                ---------x
  ///     take(until: other)   --1--2--3|
  ///
  /// The completion of `other` changes nothing; an error of it is one of the result.
  @inlinable
  public func take<Source: ObservableType>(until other: Source) -> Observable<Element> {
    Observable { downstream in
      let gate = SerialGate()
      let pass: (Element) -> Void = { downstream.next($0) }
      let end: (Ending) -> Void = { downstream.stop($0) }
      other.subscribe(
        apartFrom: downstream,
        onNext: { _ in gate.send(.completed, to: end) },
        onStop: { if !$0.isCompleted { gate.send($0, to: end) } }
      )
      guard downstream.isOpen else { return }
      subscribe(for: downstream, onNext: { gate.send($0, to: pass) }, onStop: { gate.send($0, to: end) })
    }
  }

  /// Keeps the elements for a time, measured by `scheduler` from the subscription on, then completes.
  ///
  ///     source                                      --1--2--3--4--|
  ///     take(for: .milliseconds(7), scheduler: s)   --1--2-|
  @inlinable
  public func take(for duration: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    take(until: Observable<Int>.timer(duration, scheduler: scheduler))
  }
}
