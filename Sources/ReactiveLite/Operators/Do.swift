extension ObservableType {
  /// Calls closures along the way and changes nothing.
  ///
  ///     source                  --1--2--|
  ///     do(onNext: { _ in })    --1--2--|
  ///
  /// For a subject the order is: `onSubscribe`, `onSubscribed`; `onNext`, the subscriber, `afterNext`;
  /// `onCompleted`, the subscriber's completion and disposal, `afterCompleted`, `onDispose`.
  /// If a closure before the subscriber or `afterNext` throws, the result fails with that error; `onError` and
  /// `afterError`, which see the errors of the source, are not called.
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
      let hasThrown = Box(false)
      // A lifeline of its own: it is disposed after its ending has been passed on and `afterCompleted` was called.
      let upstream = Subscriber<Element>(
        onNext: { element in
          do {
            try onNext?(element)
            downstream.next(element)
            try afterNext?(element)
          } catch {
            hasThrown.value = true
            throw error
          }
        },
        onStop: { ending in
          // Not an ending of the source: the closures for that are not called.
          if hasThrown.value { return downstream.stop(ending) }
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
