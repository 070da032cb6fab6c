extension ObservableType {
  /// Drops the elements until `other` sends one.
  ///
  ///     source         --1--2--3--4--|
  ///     other          ------x
  ///     skip(until:)   --------3--4--|
  ///
  /// The completion of `other` changes nothing; an error of it is one of the result.
  @inlinable
  public func skip<Source: ObservableType>(until other: Source) -> Observable<Element> {
    Observable { downstream in
      let gate = SerialGate()
      let isOpen = Box(false)
      let pass: (Element) -> Void = { if isOpen.value { downstream.next($0) } }
      let end: (Ending) -> Void = { downstream.stop($0) }
      let open = { isOpen.value = true }
      subscribe(for: downstream, onNext: { gate.send($0, to: pass) }, onStop: { gate.send($0, to: end) })
      guard downstream.isOpen else { return }
      other.take(1).subscribe(
        apartFrom: downstream,
        onNext: { _ in gate.perform(open) },
        onStop: { if !$0.isCompleted { gate.send($0, to: end) } }
      )
    }
  }

  /// Drops the elements for a time, measured by `scheduler` from the subscription on.
  ///
  ///     source                 --1--2--3--4--|
  ///     skip(for: 7 frames)    --------3--4--|
  @inlinable
  public func skip(for duration: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    skip(until: Observable<Int>.timer(duration, scheduler: scheduler))
  }
}
