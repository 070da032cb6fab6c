import Dispatch

extension ObservableType {
  /// Every element and the completion later by `dueTime`, measured by `scheduler`. An error passes at once.
  ///
  ///     source                                  --1--2--|
  ///     delay(.milliseconds(2), scheduler: s)   ----1--2--|
  @inlinable
  public func delay(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    Observable { downstream in
      let gate = SerialGate()
      let countdown = Countdown(on: scheduler, inside: gate)
      downstream.add(countdown)
      let waiting = Box(Queue<(event: Event<Element>, arrival: RxTime)>())
      let isUnderWay = Box(false)
      // One timer, for the one that waits longest: no scheduler can change the order.
      func sendNext() {
        let next = waiting.value.popFirst()
        isUnderWay.value = next != nil
        guard let (event, arrival) = next else { return }
        countdown.restart(dueTime.remaining(since: arrival, at: scheduler.now) ?? .nanoseconds(0)) {
          downstream.on(event)
          sendNext()
        }
      }
      let take: (Event<Element>, RxTime) -> Void = { event, arrival in
        if case .error = event { return downstream.on(event) }
        waiting.value.append((event, arrival))
        if !isUnderWay.value { sendNext() }
      }
      subscribe(
        apartFrom: downstream, onNext: { gate.send((.next($0), scheduler.now), to: take) },
        onStop: { gate.send((Event($0), scheduler.now), to: take) })
    }
  }

  /// Subscribes to the source after `dueTime`, measured by `scheduler`.
  ///
  ///     source                                                 --1--2--|
  ///     delaySubscription(.milliseconds(3), scheduler: s)   -----1--2--|
  @inlinable
  public func delaySubscription(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> {
    Observable { downstream in
      let start = scheduler.scheduleRelative((), dueTime: dueTime) {
        receive(subscriber: downstream)
        return Disposables.create()
      }
      downstream.add(start)
    }
  }
}
