extension ObservableType {
  /// Drops the elements until `other` sends one.
  ///
  ///     source               --1--2--3--4--|
  ///     other                ------x
  ///     skip(until: other)   --------3--4--|
  ///
  /// The completion of `other` changes nothing; an error of it is one of the result. A source that completes before
  /// `other` sends leaves the result without an ending, as in RxSwift.
  @inlinable
  public func skip<Source: ObservableType>(until other: Source) -> Observable<Element> {
    Observable { downstream in
      let gate = SerialGate()
      let isOpen = Box(false)
      let signal = Lifeline()
      downstream.add(signal)
      let pass: (Element) -> Void = { if isOpen.value { downstream.next($0) } }
      let end: (Ending) -> Void = { ending in
        if ending.isCompleted, !isOpen.value { signal.dispose() } else { downstream.stop(ending) }
      }
      let open = { isOpen.value = true }
      subscribe(
        apartFrom: downstream, onNext: { gate.send($0, to: pass) }, onStop: { gate.send($0, to: end) })
      guard signal.isOpen else { return }
      let awaiting = Subscriber<Source.Element>(
        ending: signal,
        onNext: { _ in gate.perform(open) },
        onStop: { if !$0.isCompleted { gate.send($0, to: end) } }
      )
      other.take(1).receive(subscriber: awaiting)
    }
  }

  /// Drops the elements for a time, measured by `scheduler` from the subscription on.
  ///
  ///     source                                      --1--2--3--4--|
  ///     skip(for: .milliseconds(7), scheduler: s)   --------3--4--|
  @inlinable
  public func skip(for duration: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    Observable { downstream in
      let isOver = BooleanDisposable()
      let timer = scheduler.scheduleRelative(isOver, dueTime: duration) {
        $0.dispose()
        return Disposables.create()
      }
      downstream.add(timer)
      subscribe(for: downstream) { if isOver.isDisposed { downstream.next($0) } }
    }
  }

  /// The same, by the name that RxSwift has for it.
  @inlinable
  public func skip(_ duration: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    skip(for: duration, scheduler: scheduler)
  }
}
