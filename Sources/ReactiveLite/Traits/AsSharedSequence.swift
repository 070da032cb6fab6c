extension SharedSequence {
  /// Delivers `source`, which must not fail, on the strategy's scheduler, and shares it.
  init(delivering source: Observable<Element>) { self.init(source.observe(on: SharingStrategy.scheduler)) }
}

extension ObservableConvertibleType {
  /// The same sequence as the strategy delivers and shares it, with `element` instead of an error.
  public func asSharedSequence<Strategy: SharingStrategyProtocol>(
    sharingStrategy: Strategy.Type = Strategy.self, onErrorJustReturn element: Element
  ) -> SharedSequence<Strategy, Element> {
    SharedSequence(asObservable().observe(on: Strategy.scheduler).catchAndReturn(element))
  }

  /// The same, which goes on with `other` instead of an error.
  public func asSharedSequence<Strategy: SharingStrategyProtocol>(
    sharingStrategy: Strategy.Type = Strategy.self, onErrorDriveWith other: SharedSequence<Strategy, Element>
  ) -> SharedSequence<Strategy, Element> {
    asSharedSequence(onErrorRecover: { _ in other })
  }

  /// The same, which goes on with what `recover` makes of an error.
  public func asSharedSequence<Strategy: SharingStrategyProtocol>(
    sharingStrategy: Strategy.Type = Strategy.self,
    onErrorRecover recover: @escaping (any Error) -> SharedSequence<Strategy, Element>
  ) -> SharedSequence<Strategy, Element> {
    SharedSequence(asObservable().observe(on: Strategy.scheduler).catch { recover($0).asObservable() })
  }
}
