extension ObservableType {
  /// Subscribes to the source on `scheduler`, and lets it go there. Elements come on whatever thread the source
  /// sends them; see ``observe(on:)`` for that.
  ///
  ///     let picture = Observable<Data>.deferred { .just(try Data(contentsOf: file)) }
  ///     let background = SerialDispatchQueueScheduler(qos: .utility)
  ///     let readElsewhere = picture.subscribe(on: background)
  public func subscribe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    Observable { downstream in
      let start = scheduler.schedule(()) {
        let lifeline = Lifeline()
        // Closed at once, which stops a synchronous source; what it holds is let go of on the scheduler.
        let letGo = Disposables.create {
          guard lifeline.close() else { return }
          _ = scheduler.schedule(()) {
            lifeline.release()
            return Disposables.create()
          }
        }
        downstream.add(letGo)
        receive(
          subscriber: Subscriber(
            sharing: lifeline, onNext: { downstream.next($0) }, onStop: { downstream.stop($0) }))
        return Disposables.create()
      }
      downstream.add(start)
    }
  }
}
