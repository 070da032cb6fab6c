extension ObservableType {
  /// A sequence that `subscribe` produces, anew for each subscriber.
  ///
  /// `subscribe` gets an observer to send events to, at once or later, and returns what is to be ended when the
  /// sequence ends or the subscription is disposed. Events after the ending are dropped.
  ///
  ///     let lines = Observable<String>.create { observer in
  ///       observer.onNext("one")
  ///       observer.onCompleted()
  ///       return Disposables.create()
  ///     }
  ///
  ///     create   (o|)   o = one
  @inlinable
  public static func create(
    _ subscribe: @escaping (AnyObserver<Element>) -> any Disposable
  ) -> Observable<Element> {
    Observable { downstream in
      // A lifeline of its own: an observer in somebody's hands may be called after its ending.
      let observed = Subscriber<Element>(onNext: { downstream.next($0) }, onStop: { downstream.stop($0) })
      downstream.add(observed.lifeline)
      observed.add(subscribe(AnyObserver(observed)))
    }
  }
}
