extension ObservableType {
  /// An element after which nothing came for `dueTime`, measured by `scheduler`.
  ///
  ///     source                 --1-2----3------|
  ///     debounce(3 frames)     -------2----3---|
  ///
  /// When the source completes, the element that is still waiting is sent at once; when it fails, it is dropped.
  @inlinable
  public func debounce(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    Observable { downstream in
      let gate = SerialGate()
      let timer = SerialDisposable()
      downstream.add(timer)
      let waiting = Box<Element?>(nil)
      let round = Box(0)
      let send: (Int) -> Void = { if $0 == round.value { waiting.value.take().map(downstream.next) } }
      let wait: (Element) -> Void = { element in
        waiting.value = element
        round.value += 1
        timer.disposable = scheduler.scheduleRelative(round.value, dueTime: dueTime) { round in
          gate.send(round, to: send)
          return Disposables.create()
        }
      }
      let end: (Ending) -> Void = { ending in
        if ending.isCompleted { send(round.value) }
        downstream.stop(ending)
      }
      subscribe(for: downstream, onNext: { gate.send($0, to: wait) }, onStop: { gate.send($0, to: end) })
    }
  }
}
