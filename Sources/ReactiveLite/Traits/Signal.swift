/// A sequence of happenings for a user interface: it never fails, delivers on the main thread, and its subscribers
/// share one subscription. Unlike a ``Driver``, it replays nothing to who comes late.
///
///     let alerts: Signal<String> = failures
///       .map { "\($0)" }
///       .asSignal(onErrorJustReturn: "")
public typealias Signal<Element> = SharedSequence<SignalSharingStrategy, Element>

/// How a ``Signal`` is shared: as long as somebody is subscribed, without replay.
public enum SignalSharingStrategy: SharingStrategyProtocol {
  /// The main thread, unless a test says otherwise.
  public static var scheduler: any SchedulerType { SharingScheduler.make() }

  /// `source`, its subscribers sharing one subscription.
  public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
    source.share(scope: .whileConnected)
  }
}

extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
  /// The same as a signal.
  public func asSignal() -> Signal<Element> { asSharedSequence() }

  /// Joins each element with `object`. See ``ObservableType/withUnretained(_:)``.
  public func withUnretained<Object: AnyObject>(_ object: Object) -> Signal<(Object, Element)> {
    withUnretained(object) { ($0, $1) }
  }

  /// Sends what `resultSelector` makes of `object` and each element. See ``ObservableType/withUnretained(_:)``.
  public func withUnretained<Object: AnyObject, Result>(
    _ object: Object, resultSelector: @escaping (Object, Element) -> Result
  ) -> Signal<Result> {
    Signal(asObservable().withUnretained(object, resultSelector: resultSelector))
  }
}

extension ObservableConvertibleType {
  /// A signal that sends `element` instead of an error, and completes.
  public func asSignal(onErrorJustReturn element: Element) -> Signal<Element> {
    asSharedSequence(onErrorJustReturn: element)
  }

  /// A signal that goes on with `other` instead of an error.
  public func asSignal(onErrorSignalWith other: Signal<Element>) -> Signal<Element> {
    asSharedSequence(onErrorDriveWith: other)
  }

  /// A signal that goes on with what `recover` makes of an error.
  public func asSignal(onErrorRecover recover: @escaping (any Error) -> Signal<Element>) -> Signal<Element> {
    asSharedSequence(onErrorRecover: recover)
  }
}

extension PublishRelay {
  /// The elements of this relay as a signal: a relay never fails.
  public func asSignal() -> Signal<Element> { Signal(delivering: asObservable()) }
}

extension InfallibleType {
  /// The same as a signal.
  public func asSignal() -> Signal<Element> { Signal(delivering: asObservable()) }
}
