extension ObservableType {
  /// An element after which nothing came for `dueTime`, measured by `scheduler`.
  ///
  ///     source                                     --1-2----3------|
  ///     debounce(.milliseconds(3), scheduler: s)   -------2----3---|
  ///
  /// When the source completes, the element that is still waiting is sent at once; when it fails, it is dropped.
  @inlinable
  public func debounce(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    Observable { downstream in
      let gate = SerialGate()
      let countdown = Countdown(on: scheduler, inside: gate)
      downstream.add(countdown)
      let waiting = Box<Element?>(nil)
      let send = { if let element = waiting.value.take() { downstream.next(element) } }
      let wait: (Element) -> Void = { element in
        waiting.value = element
        countdown.restart(dueTime, send)
      }
      let end: (Ending) -> Void = { ending in
        if ending.isCompleted { send() }
        downstream.stop(ending)
      }
      subscribe(for: downstream, onNext: { gate.send($0, to: wait) }, onStop: { gate.send($0, to: end) })
    }
  }
}
