extension ObservableType {
  /// Subscribes to the source on `scheduler`, and lets it go there. Elements come on whatever thread the source
  /// sends them; see ``observe(on:)`` for that.
  ///
  ///     source               --1--2--|
  ///     subscribe(on: s)     ---1--2--|   subscribed one frame later under virtual time
  public func subscribe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    Observable { downstream in
      // Not ended by the source: as in RxSwift, letting go happens on the scheduler in any case.
      let lifeline = Lifeline()
      let subscriber = Subscriber<Element>(
        sharing: lifeline, onNext: { downstream.next($0) }, onStop: { downstream.stop($0) })
      let start = scheduler.schedule(()) {
        receive(subscriber: subscriber)
        return Disposables.create()
      }
      downstream.add(start)
      downstream.add(
        Disposables.create {
          _ = scheduler.schedule(()) {
            lifeline.dispose()
            return Disposables.create()
          }
        })
    }
  }
}
