extension SharedSequence {
  /// Shares `source`, which must not fail, on the strategy's scheduler.
  init(delivering source: Observable<Element>) {
    self.init(source.observe(on: SharingStrategy.scheduler))
  }
}

extension ObservableConvertibleType {
  /// A shared sequence that sends `element` instead of an error, and completes.
  public func asSharedSequence<Strategy: SharingStrategyProtocol>(
    sharingStrategy: Strategy.Type = Strategy.self, onErrorJustReturn element: Element
  ) -> SharedSequence<Strategy, Element> {
    SharedSequence(asObservable().observe(on: Strategy.scheduler).catchAndReturn(element))
  }

  /// A shared sequence that goes on with `other` instead of an error.
  public func asSharedSequence<Strategy: SharingStrategyProtocol>(
    sharingStrategy: Strategy.Type = Strategy.self, onErrorDriveWith other: SharedSequence<Strategy, Element>
  ) -> SharedSequence<Strategy, Element> {
    asSharedSequence(onErrorRecover: { _ in other })
  }

  /// A shared sequence that goes on with what `recover` makes of an error.
  public func asSharedSequence<Strategy: SharingStrategyProtocol>(
    sharingStrategy: Strategy.Type = Strategy.self,
    onErrorRecover recover: @escaping (any Error) -> SharedSequence<Strategy, Element>
  ) -> SharedSequence<Strategy, Element> {
    SharedSequence(asObservable().observe(on: Strategy.scheduler).catch { recover($0).asObservable() })
  }
}
