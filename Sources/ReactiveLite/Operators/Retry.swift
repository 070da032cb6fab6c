extension ObservableType {
  /// The source again and again, each time it fails.
  ///
  ///     source    --1--#
  ///     retry()   --1----1----1...
  @inlinable
  public func retry() -> Observable<Element> {
    .succession(of: asObservable().endlessly, goesOn: { !$0.isCompleted })
  }

  /// The source again when it fails, `maxAttemptCount` times in all. The error of the last attempt passes.
  ///
  ///     source     --1--#
  ///     retry(2)   --1----1--#
  ///
  /// A count of zero completes without subscribing. Traps when it is negative.
  @inlinable
  public func retry(_ maxAttemptCount: Int) -> Observable<Element> {
    precondition(maxAttemptCount >= 0, "retry needs a count of zero or more, got \(maxAttemptCount)")
    return .catch(sequence: Swift.repeatElement(asObservable(), count: maxAttemptCount))
  }

  /// The source again when it has failed and the notifier, which `notificationHandler` makes of the errors, sends
  /// an element.
  ///
  ///     source                                                      --1--#
  ///     retry(when: { $0.delay(.milliseconds(2), scheduler: s) })   --1------1...
  ///
  /// Ends as the notifier does, at the next error if that is later: an attempt under way runs to its end.
  @inlinable
  public func retry<TriggerObservable: ObservableType>(
    when notificationHandler: @escaping (Observable<any Error>) -> TriggerObservable
  ) -> Observable<Element> {
    retry(on: notificationHandler)
  }

  /// The same for errors of one type. Any other error passes.
  @inlinable
  public func retry<TriggerObservable: ObservableType, Failure: Error>(
    when notificationHandler: @escaping (Observable<Failure>) -> TriggerObservable
  ) -> Observable<Element> {
    retry(on: notificationHandler)
  }

  @usableFromInline
  func retry<TriggerObservable: ObservableType, Failure: Error>(
    on notificationHandler: @escaping (Observable<Failure>) -> TriggerObservable
  ) -> Observable<Element> {
    let source = asObservable()
    return Observable { downstream in
      let (failures, triggers) = (PublishSubject<Failure>(), PublishSubject<Void>())
      downstream.add(notificationHandler(failures.asObservable()).map { _ in }.subscribe(triggers))
      // While there is one, the notifier is waited for, as a source between two attempts.
      let failure = Box<Failure?>(nil)
      let wait = Observable<Element> { waiting in
        triggers.map { throw NextAttempt() }.receive(subscriber: waiting)
        failure.value.map(failures.onNext)
      }
      let succession = Succession(
        for: downstream, deliver: { downstream.next($0) },
        next: { failure.value == nil ? source : wait },
        goesOn: { ending in
          guard case .error(let error) = ending else { return false }
          let hasWaited = failure.value != nil
          failure.value = hasWaited ? nil : error as? Failure
          return hasWaited ? error is NextAttempt : failure.value != nil
        })
      succession.advance(after: .completed)
    }
  }
}

/// How a wait for the notifier of `retry(when:)` ends when that has sent an element.
private struct NextAttempt: Error {}
