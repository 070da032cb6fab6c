extension ObservableType {
  /// The elements in portions, each a sequence: one ends and the next begins after `count` elements, or when
  /// `timeSpan`, measured by `scheduler`, has passed since it began.
  ///
  ///     source                                                       -1-2--3---|
  ///     window(timeSpan: .milliseconds(4), count: 2, scheduler: s)   A--B---C--|
  ///     A                                                            -1-(2|)
  ///     B                                                               ---3|
  ///     C                                                                   ---|
  ///
  /// A portion ends as the source does, and does not repeat what nobody was there for: subscribe when it comes. The
  /// source is let go of when the result and the open portion are.
  @inlinable
  public func window(
    timeSpan: RxTimeInterval, count: Int, scheduler: any SchedulerType
  ) -> Observable<Observable<Element>> {
    Observable { downstream in
      let gate = SerialGate()
      let upstream = Lifeline()
      let connection = RefCountDisposable(disposable: upstream)
      let countdown = Countdown(on: scheduler, inside: gate)
      downstream.add(connection)
      upstream.add(countdown)
      let portion = Box(PublishSubject<Element>())
      let size = Box(0)
      func begin() {
        downstream.next(portion.value.retaining(connection))
        countdown.restart(timeSpan, turnOver)
      }
      func turnOver() {
        let full = portion.value
        portion.value = PublishSubject()
        size.value = 0
        full.onCompleted()
        begin()
      }
      let keep: (Element) -> Void = { element in
        portion.value.onNext(element)
        size.value += 1
        if size.value == count { turnOver() }
      }
      let end: (Ending) -> Void = { ending in
        portion.value.on(Event(ending))
        downstream.stop(ending)
      }
      gate.perform(begin)
      let subscriber = Subscriber<Element>(
        ending: upstream, onNext: { gate.send($0, to: keep) }, onStop: { gate.send($0, to: end) })
      receive(subscriber: subscriber)
    }
  }
}
