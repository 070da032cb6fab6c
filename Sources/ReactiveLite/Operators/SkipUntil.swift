extension ObservableType {
  /// Drops the elements until `other` sends one.
  ///
  ///     source         --1--2--3--4--|
  ///     other          ------x
  ///     skip(until:)   --------3--4--|
  ///
  /// The completion of `other` changes nothing; an error of it is one of the result. A source that completes before
  /// `other` has sent leaves the result without an ending, as in RxSwift.
  @inlinable
  public func skip<Source: ObservableType>(until other: Source) -> Observable<Element> {
    Observable { downstream in
      let gate = SerialGate()
      let isOpen = Box(false)
      let opener = Lifeline()
      let pass: (Element) -> Void = { if isOpen.value { downstream.next($0) } }
      let fail: (Ending) -> Void = { if !$0.isCompleted { downstream.stop($0) } }
      let end: (Ending) -> Void = { ending in
        opener.dispose()
        if isOpen.value || !ending.isCompleted { downstream.stop(ending) }
      }
      let open = {
        isOpen.value = true
        opener.dispose()
      }
      subscribe(
        apartFrom: downstream, onNext: { gate.send($0, to: pass) }, onStop: { gate.send($0, to: end) })
      downstream.add(opener)
      let subscriber = Subscriber<Source.Element>(
        ending: opener, onNext: { _ in gate.perform(open) }, onStop: { gate.send($0, to: fail) })
      if opener.isOpen { other.receive(subscriber: subscriber) }
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
