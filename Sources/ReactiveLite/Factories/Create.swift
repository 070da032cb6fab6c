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
  ///     try lines.toBlocking().toArray()  // → ["one"]
  ///
  /// It sends one event at a time. One from inside the delivery of another is nested in that, one from a second
  /// thread waits, and ``Hooks/serialityHandler`` is told where the source was made.
  @inlinable
  public static func create(
    file: StaticString = #fileID, line: UInt = #line,
    _ subscribe: @escaping (AnyObserver<Element>) -> any Disposable
  ) -> Observable<Element> {
    Observable { downstream in
      let seriality = SerialityGuard("\(file):\(line)")
      let next: (Element) -> Void = { downstream.next($0) }
      let stop: (Ending) -> Void = { downstream.stop($0) }
      // A lifeline of its own: an observer in somebody's hands may be called after its ending.
      let observed = Subscriber<Element>(
        onNext: { seriality.send($0, to: next) }, onStop: { seriality.send($0, to: stop) })
      downstream.add(observed.lifeline)
      observed.add(subscribe(AnyObserver(observed)))
    }
  }
}
