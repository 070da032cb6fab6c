/// A sequence for a user interface: it never fails, delivers on the main thread, and its subscribers share one
/// subscription and get the newest element at once.
///
///     let isTapEnabled: Driver<Bool> = taps
///       .scan(true) { on, _ in !on }
///       .asDriver(onErrorJustReturn: false)
///
/// A test puts a scheduler of its own in the place of the main one, see ``SharingScheduler``.
public typealias Driver<Element> = SharedSequence<DriverSharingStrategy, Element>

/// How a ``Driver`` is shared: with its newest element, as long as somebody is subscribed.
public enum DriverSharingStrategy: SharingStrategyProtocol {
  /// The main thread, unless a test says otherwise.
  public static var scheduler: any SchedulerType { SharingScheduler.make() }

  /// `source`, its subscribers sharing one subscription and the newest element.
  public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
    source.share(replay: 1, scope: .whileConnected)
  }
}

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
  /// The same as a driver.
  public func asDriver() -> Driver<Element> { asSharedSequence() }
}

extension ObservableConvertibleType {
  /// A driver that sends `element` instead of an error, and completes.
  public func asDriver(onErrorJustReturn element: Element) -> Driver<Element> {
    asSharedSequence(onErrorJustReturn: element)
  }

  /// A driver that goes on with `other` instead of an error.
  public func asDriver(onErrorDriveWith other: Driver<Element>) -> Driver<Element> {
    asSharedSequence(onErrorDriveWith: other)
  }

  /// A driver that goes on with what `recover` makes of an error.
  public func asDriver(onErrorRecover recover: @escaping (any Error) -> Driver<Element>) -> Driver<Element> {
    asSharedSequence(onErrorRecover: recover)
  }
}

extension BehaviorRelay {
  /// The values of this relay as a driver: a relay never fails.
  public func asDriver() -> Driver<Element> { Driver(delivering: asObservable()) }
}

extension PublishRelay {
  /// The elements of this relay as a driver: a relay never fails.
  public func asDriver() -> Driver<Element> { Driver(delivering: asObservable()) }
}

extension InfallibleType {
  /// The same as a driver.
  public func asDriver() -> Driver<Element> { Driver(delivering: asObservable()) }
}
