/// A sequence that is shared by its subscribers, never fails, and delivers on one scheduler. How it is shared
/// and where it delivers is the strategy's to say; see ``Driver``.
public struct SharedSequence<SharingStrategy: SharingStrategyProtocol, Element> {
  private let source: Observable<Element>

  /// Shares `source`, which must not fail and must deliver on the strategy's scheduler.
  init(_ source: Observable<Element>) { self.source = SharingStrategy.share(source) }

  /// For a source that is shared already, or costs nothing.
  init(raw source: Observable<Element>) { self.source = source }
}

/// How a ``SharedSequence`` is shared.
public protocol SharingStrategyProtocol {
  /// Where its elements are delivered.
  static var scheduler: any SchedulerType { get }

  /// `source` with its subscribers sharing one subscription.
  static func share<Element>(_ source: Observable<Element>) -> Observable<Element>
}

/// Something that can be seen as a shared sequence.
public protocol SharedSequenceConvertibleType<SharingStrategy, Element>: ObservableConvertibleType {
  /// How it is shared.
  associatedtype SharingStrategy: SharingStrategyProtocol

  /// The same as a shared sequence.
  func asSharedSequence() -> SharedSequence<SharingStrategy, Element>
}

extension SharedSequence: SharedSequenceConvertibleType {
  /// The same sequence as a plain observable.
  public func asObservable() -> Observable<Element> { source }

  /// This very sequence.
  public func asSharedSequence() -> SharedSequence<SharingStrategy, Element> { self }
}

extension SharedSequenceConvertibleType {
  /// The same sequence as a plain observable.
  public func asObservable() -> Observable<Element> { asSharedSequence().asObservable() }
}
