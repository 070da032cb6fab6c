extension ObservableType {
  /// The elements in portions: one is sent when it has `count` of them, or when `timeSpan`, measured by
  /// `scheduler`, has passed since the one before.
  ///
  ///     source                                                       -1-2--3---|
  ///     buffer(timeSpan: .milliseconds(4), count: 2, scheduler: s)   ---A---B--(C|)
  ///                                                      A = [1, 2], B = [3], C = []
  ///
  /// A portion may be empty. When the source completes, the last one is sent, whatever is in it; when it fails,
  /// that is dropped.
  @inlinable
  public func buffer(
    timeSpan: RxTimeInterval, count: Int, scheduler: any SchedulerType
  ) -> Observable<[Element]> {
    Observable { downstream in
      let gate = SerialGate()
      let countdown = Countdown(on: scheduler, inside: gate)
      downstream.add(countdown)
      let portion = Box<[Element]>([])
      func send() {
        let full = portion.value
        portion.value = []
        downstream.next(full)
        countdown.restart(timeSpan, send)
      }
      let keep: (Element) -> Void = { element in
        portion.value.append(element)
        if portion.value.count == count { send() }
      }
      let end: (Ending) -> Void = { ending in
        if ending.isCompleted { downstream.next(portion.value) }
        downstream.stop(ending)
      }
      gate.perform { countdown.restart(timeSpan, send) }
      subscribe(for: downstream, onNext: { gate.send($0, to: keep) }, onStop: { gate.send($0, to: end) })
    }
  }
}
