extension ObservableType {
  /// Fails with `RxError.timeout` when the source lets more than `dueTime`, measured by `scheduler`, pass before its
  /// first element or after any.
  ///
  ///     source              --1--2--------3--|
  ///     timeout(4 frames)   --1--2---#
  @inlinable
  public func timeout(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    timeout(dueTime, other: Observable.error(RxError.timeout), scheduler: scheduler)
  }

  /// Goes on with `other` when the source lets more than `dueTime`, measured by `scheduler`, pass before its first
  /// element or after any.
  ///
  ///     source                              --1--2--------3--|
  ///     timeout(4 frames, other: 7--8--|)   --1--2---7--8--|
  @inlinable
  public func timeout<Source: ObservableConvertibleType>(
    _ dueTime: RxTimeInterval, other: Source, scheduler: any SchedulerType
  ) -> Observable<Element> where Source.Element == Element {
    Observable { downstream in
      let gate = SerialGate()
      let timer = SerialDisposable()
      let round = Box(0)
      let upstream = Lifeline()
      downstream.add(timer)
      downstream.add(upstream)
      let giveUp: (Int) -> Void = { late in
        guard late == round.value else { return }
        upstream.dispose()
        other.asObservable().receive(subscriber: downstream)
      }
      let wait = {
        round.value += 1
        timer.disposable = scheduler.scheduleRelative(round.value, dueTime: dueTime) { round in
          gate.send(round, to: giveUp)
          return Disposables.create()
        }
      }
      let pass: (Element) -> Void = { element in
        guard upstream.isOpen else { return }
        wait()
        downstream.next(element)
      }
      let end: (Ending) -> Void = { ending in
        guard upstream.isOpen else { return }
        downstream.stop(ending)
      }
      wait()
      receive(
        subscriber: Subscriber(
          sharing: upstream, onNext: { gate.send($0, to: pass) }, onStop: { gate.send($0, to: end) }))
    }
  }
}
