extension ObservableType {
  /// One element, and then for `dueTime`, measured by `scheduler`, none; with `latest`, the newest of those held
  /// back follows when that time is over.
  ///
  ///     source                                                    --1-23-----4--|
  ///     throttle(.milliseconds(4), scheduler: s)                  --1---3----4--|
  ///     throttle(.milliseconds(4), latest: false, scheduler: s)   --1--------4--|
  ///
  /// When the source completes, an element that is held back is sent in its time, and the completion with it. An
  /// error passes at once.
  @inlinable
  public func throttle(
    _ dueTime: RxTimeInterval, latest: Bool = true, scheduler: any SchedulerType
  ) -> Observable<Element> {
    Observable { downstream in
      let gate = SerialGate()
      let countdown = Countdown(on: scheduler, inside: gate)
      downstream.add(countdown)
      let heldBack = Box<Element?>(nil)
      let lastTime = Box<RxTime?>(nil)
      let hasEnded = Box(false)
      let send: (Element) -> Void = { element in
        heldBack.value = nil
        downstream.next(element)
        lastTime.value = scheduler.now
      }
      let flush = {
        if let element = heldBack.value { send(element) }
        if hasEnded.value { downstream.stop(.completed) }
      }
      let take: (Element) -> Void = { element in
        guard let last = lastTime.value, let remaining = dueTime.remaining(since: last, at: scheduler.now)
        else { return send(element) }
        guard latest else { return }
        if heldBack.value == nil { countdown.restart(remaining, flush) }
        heldBack.value = element
      }
      let end: (Ending) -> Void = { ending in
        if ending.isCompleted, heldBack.value != nil {
          hasEnded.value = true
        } else {
          downstream.stop(ending)
        }
      }
      subscribe(
        apartFrom: downstream, onNext: { gate.send($0, to: take) }, onStop: { gate.send($0, to: end) })
    }
  }
}
