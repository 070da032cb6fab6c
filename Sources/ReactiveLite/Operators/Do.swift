extension ObservableType {
  /// Calls closures along the way and changes nothing.
  ///
  ///     source                 --1--2--|
  ///     do(onNext: { ... })    --1--2--|
  ///
  /// For a subject the order is: `onSubscribe`, `onSubscribed`; `onNext`, the subscriber, `afterNext`;
  /// `onCompleted`, the subscriber's completion and disposal, `afterCompleted`, `onDispose`.
  /// If a closure before the subscriber throws, the result fails with that error.
  @inlinable
  public func `do`(
    onNext: ((Element) throws -> Void)? = nil,
    afterNext: ((Element) throws -> Void)? = nil,
    onError: ((any Error) throws -> Void)? = nil,
    afterError: ((any Error) throws -> Void)? = nil,
    onCompleted: (() throws -> Void)? = nil,
    afterCompleted: (() throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil,
    onSubscribed: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> Observable<Element> {
    Observable { downstream in
      onSubscribe?()
      // A lifeline of its own: it is disposed after its ending has been passed on and `afterCompleted` was called.
      let upstream = Subscriber<Element>(
        onNext: { element in
          try onNext?(element)
          downstream.next(element)
          try afterNext?(element)
        },
        onStop: { ending in
          do {
            switch ending {
            case .completed: try onCompleted?()
            case .error(let error): try onError?(error)
            }
          } catch {
            return downstream.stop(.error(error))
          }
          downstream.stop(ending)
          switch ending {
          case .completed: try? afterCompleted?()
          case .error(let error): try? afterError?(error)
          }
        }
      )
      downstream.add(upstream.lifeline)
      receive(subscriber: upstream)
      onSubscribed?()
      if let onDispose { upstream.add(Disposables.create(with: onDispose)) }
    }
  }
}
