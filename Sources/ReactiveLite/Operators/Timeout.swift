extension ObservableType {
  /// Fails with `RxError.timeout` when the source lets more than `dueTime`, measured by `scheduler`, pass before its
  /// first element or after any.
  ///
  ///     source                                    --1--2--------3--|
  ///     timeout(.milliseconds(4), scheduler: s)   --1--2---#
  @inlinable
  public func timeout(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    timeout(dueTime, other: Observable.error(RxError.timeout), scheduler: scheduler)
  }

  /// Goes on with `other` when the source lets more than `dueTime`, measured by `scheduler`, pass before its first
  /// element or after any.
  ///
  ///     source                                                  --1--2--------3--|
  ///     other                                                            7--8--|
  ///     timeout(.milliseconds(4), other: other, scheduler: s)   --1--2---7--8--|
  @inlinable
  public func timeout<Source: ObservableConvertibleType>(
    _ dueTime: RxTimeInterval, other: Source, scheduler: any SchedulerType
  ) -> Observable<Element> where Source.Element == Element {
    Observable { downstream in
      let gate = SerialGate()
      let countdown = Countdown(on: scheduler, inside: gate)
      let upstream = Lifeline()
      downstream.add(countdown)
      downstream.add(upstream)
      let giveUp = {
        upstream.dispose()
        other.asObservable().receive(subscriber: downstream)
      }
      // What waited for the gate when it was closed comes too late.
      let pass: (Element) -> Void = { element in
        guard upstream.isOpen else { return }
        downstream.next(element)
        countdown.restart(dueTime, giveUp)
      }
      let end: (Ending) -> Void = { if upstream.isOpen { downstream.stop($0) } }
      gate.perform { countdown.restart(dueTime, giveUp) }
      receive(
        subscriber: Subscriber(
          sharing: upstream, onNext: { gate.send($0, to: pass) }, onStop: { gate.send($0, to: end) }))
    }
  }
}
