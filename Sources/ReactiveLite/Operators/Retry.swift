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
  ///     source                            --1--#
  ///     retry { $0.delay(2 frames) }      --1------1------1...
  ///
  /// Ends as the notifier does, at the next error if that is later: an attempt under way runs to its end.
  @inlinable
  public func retry<TriggerObservable: ObservableType>(
    when notificationHandler: @escaping (Observable<any Error>) -> TriggerObservable
  ) -> Observable<Element> {
    Observable { downstream in
      let (errors, triggers) = (PublishSubject<any Error>(), PublishSubject<Void>())
      downstream.add(notificationHandler(errors.asObservable()).map { _ in }.subscribe(triggers))
      let attempt = self.catch { error in
        Observable { waiting in
          triggers.map { throw NextAttempt() }.receive(subscriber: waiting)
          errors.onNext(error)
        }
      }
      Observable.succession(of: attempt.endlessly) {
        if case .error(let error) = $0 { error is NextAttempt } else { false }
      }
      .receive(subscriber: downstream)
    }
  }

  /// The same for errors of one type. Any other error passes.
  @inlinable
  public func retry<TriggerObservable: ObservableType, Failure: Error>(
    when notificationHandler: @escaping (Observable<Failure>) -> TriggerObservable
  ) -> Observable<Element> {
    retry { (errors: Observable<any Error>) in
      notificationHandler(
        errors.map { error in
          guard let failure = error as? Failure else { throw error }
          return failure
        })
    }
  }
}

/// How a wait for the notifier of `retry(when:)` ends when that has sent an element.
@usableFromInline
struct NextAttempt: Error {
  @usableFromInline init() {}
}
